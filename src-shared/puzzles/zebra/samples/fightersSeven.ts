/** 7 houses, medium; made by `makeZebra` from seed 1, kept as text so that it never changes. */
export const fightersSeven = `
houses 7

school / 门派: shaolin Shaolin / 少林, tangmen Tangmen / 唐门, gaibang Gaibang / 丐帮, hengshan Hengshan / 衡山, wudang Wudang / 武当, emei Emei / 峨眉, kongtong Kongtong / 崆峒
  who: the guest from {} / {}弟子
  does: comes from {} / 是{}弟子
  not: does not come from {} / 不是{}弟子
  either: comes from {} or {} / 是{}弟子或{}弟子
skill / 绝技: disguise / 易容术, taiji / 太极拳, throwing-knives / 飞刀, leaping / 轻功, iron-palm / 铁砂掌, pressure-points / 点穴, eagle-claw / 鹰爪功
  who: the master of {} / 擅长{}的人
  does: is the master of {} / 擅长{}
  not: is not the master of {} / 不擅长{}
tea / 茶: keemun Keemun / 祁门红, tieguanyin Tieguanyin / 铁观音, longjing Longjing / 龙井, yunwu Yunwu / 云雾, puer Pu’er / 普洱, jasmine / 茉莉花, shoumei Shoumei / 寿眉
  who: the one who drinks {} tea / 喝{}茶的人
  does: drinks {} tea / 喝{}茶
  not: does not drink {} tea / 不喝{}茶
weapon / 兵器: spear / 枪, staff / 棍, fan / 扇, hammer / 锤, sword / 剑, sabre / 刀, whip / 鞭
  who: the one who fights with the {} / 使{}的人
  does: fights with the {} / 使{}
  not: does not fight with the {} / 不使{}
  either: fights with the {} or the {} / 使{}或{}
robe / 衣服: silver / 银色, blue / 蓝色, green / 绿色, white / 白色, grey / 灰色, black / 黑色, pink / 粉色
  who: the one in {} robes / 穿{}衣服的人
  does: wears {} robes / 穿{}衣服
  not: does not wear {} robes / 不穿{}衣服
  either: wears {} or {} robes / 穿{}或{}衣服

puer left black
gaibang = pink
tangmen next-to wudang
keemun = spear
kongtong just-left tieguanyin
staff next-to silver
white next-to jasmine
longjing next-to hengshan
spear = green or black
keemun just-left tieguanyin
sword = throwing-knives
sabre between fan blue
silver next-to blue
disguise = jasmine
disguise between shoumei longjing
grey next-to longjing
shaolin = green or grey
longjing between staff whip
pink = leaping or disguise
hammer = silver
spear = pressure-points
eagle-claw left green
shoumei = taiji
sword = yunwu
sabre next-to staff
taiji next-to silver
pink between black jasmine
hammer just-left tangmen

? iron-palm by school
`
