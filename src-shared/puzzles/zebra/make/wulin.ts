/** The guests of a meeting of fighters (武林大会), for which the author of the article thought of puzzles of size 12. Written as a puzzle without clues. */
export const wulin = `
houses 12

school / 门派: shaolin Shaolin / 少林, wudang Wudang / 武当, emei Emei / 峨眉, kunlun Kunlun / 昆仑, huashan Huashan / 华山, kongtong Kongtong / 崆峒, qingcheng Qingcheng / 青城, tangmen Tangmen / 唐门, gaibang Gaibang / 丐帮, taishan Taishan / 泰山, hengshan Hengshan / 衡山, tianshan Tianshan / 天山
  who: the guest from {} / {}弟子
  does: comes from {} / 是{}弟子
  not: does not come from {} / 不是{}弟子
  either: comes from {} or {} / 是{}弟子或{}弟子
weapon / 兵器: sword / 剑, sabre / 刀, spear / 枪, staff / 棍, whip / 鞭, halberd / 戟, axe / 斧, fan / 扇, bow / 弓, hammer / 锤, hook / 钩, shield / 盾
  who: the one who fights with the {} / 使{}的人
  does: fights with the {} / 使{}
  not: does not fight with the {} / 不使{}
  either: fights with the {} or the {} / 使{}或{}
robe / 衣服: white / 白色, black / 黑色, red / 红色, blue / 蓝色, green / 绿色, grey / 灰色, purple / 紫色, yellow / 黄色, brown / 棕色, silver / 银色, pink / 粉色, orange / 橙色
  who: the one in {} robes / 穿{}衣服的人
  does: wears {} robes / 穿{}衣服
  not: does not wear {} robes / 不穿{}衣服
  either: wears {} or {} robes / 穿{}或{}衣服
mount / 坐骑: horse / 马, camel / 骆驼, ox / 牛, donkey / 驴, mule / 骡子, deer / 鹿, elephant / 大象, yak / 牦牛, tiger / 老虎, crane / 仙鹤, wolf / 狼, ostrich / 鸵鸟
  who: the rider of the {} / 骑{}的人
  does: rides the {} / 骑{}
  not: does not ride the {} / 不骑{}
  either: rides the {} or the {} / 骑{}或{}
tea / 茶: longjing Longjing / 龙井, biluochun Biluochun / 碧螺春, puer Pu’er / 普洱, tieguanyin Tieguanyin / 铁观音, maojian Maojian / 毛尖, dahongpao Dahongpao / 大红袍, yinzhen Yinzhen / 银针, jasmine / 茉莉花, keemun Keemun / 祁门红, yunwu Yunwu / 云雾, shoumei Shoumei / 寿眉, guapian Guapian / 瓜片
  who: the one who drinks {} tea / 喝{}茶的人
  does: drinks {} tea / 喝{}茶
  not: does not drink {} tea / 不喝{}茶
skill / 绝技: leaping / 轻功, iron-palm / 铁砂掌, drunken-fist / 醉拳, pressure-points / 点穴, taiji / 太极拳, eagle-claw / 鹰爪功, iron-head / 铁头功, throwing-knives / 飞刀, long-fist / 长拳, tiger-fist / 虎拳, disguise / 易容术, lion-roar / 狮吼功
  who: the master of {} / 擅长{}的人
  does: is the master of {} / 擅长{}
  not: is not the master of {} / 不擅长{}
home / 家乡: changan Chang’an / 长安, luoyang Luoyang / 洛阳, chengdu Chengdu / 成都, suzhou Suzhou / 苏州, hangzhou Hangzhou / 杭州, dali Dali / 大理, kaifeng Kaifeng / 开封, dunhuang Dunhuang / 敦煌, xiangyang Xiangyang / 襄阳, quanzhou Quanzhou / 泉州, taiyuan Taiyuan / 太原, guangzhou Guangzhou / 广州
  who: the one born in {} / 生于{}的人
  does: was born in {} / 生于{}
  not: was not born in {} / 不是生于{}
`
