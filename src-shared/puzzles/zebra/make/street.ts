/** A street of neighbours. Written as a puzzle without clues. */
export const street = `
houses 12

nation / 国家: norway Norwegian / 挪威, sweden Swede / 瑞典, denmark Dane / 丹麦, germany German / 德国, spain Spaniard / 西班牙, italy Italian / 意大利, greece Greek / 希腊, poland Pole / 波兰, brazil Brazilian / 巴西, egypt Egyptian / 埃及, canada Canadian / 加拿大, finland Finn / 芬兰
  who: the {} / {}人
  does: is the {} / 是{}人
  not: is not the {} / 不是{}人
  either: is the {} or the {} / 是{}人或{}人
colour / 颜色: yellow / 黄色, red / 红色, green / 绿色, white / 白色, blue / 蓝色, orange / 橙色, purple / 紫色, pink / 粉色, grey / 灰色, brown / 棕色, black / 黑色, turquoise / 青色
  who: the owner of the {} house / {}房子的主人
  does: lives in the {} house / 住{}房子
  not: does not live in the {} house / 不住{}房子
pet / 宠物: cats / 猫, birds / 鸟, dogs / 狗, horses / 马, fish / 鱼, rabbits / 兔子, tortoises / 乌龟, goats / 山羊, hens / 母鸡, bees / 蜜蜂, snails / 蜗牛, hamsters / 仓鼠
  who: the person who keeps {} / 养{}的人
  does: keeps {} / 养{}
  not: does not keep {} / 不养{}
drink / 饮料: beer / 啤酒, coffee / 咖啡, milk / 牛奶, tea / 茶, water / 水, cocoa / 可可, lemonade / 柠檬水, cider / 苹果酒, wine / 葡萄酒, orange-juice / 橙汁, ginger-ale / 姜汁汽水, yoghurt / 酸奶
  who: the person who drinks {} / 喝{}的人
  does: drinks {} / 喝{}
  not: does not drink {} / 不喝{}
instrument / 乐器: violin / 小提琴, piano / 钢琴, flute / 长笛, harp / 竖琴, trumpet / 小号, guitar / 吉他, cello / 大提琴, drum / 鼓, clarinet / 单簧管, accordion / 手风琴, organ / 管风琴, zither / 古筝
  who: the person who plays the {} / 演奏{}的人
  does: plays the {} / 演奏{}
  not: does not play the {} / 不演奏{}
  either: plays the {} or the {} / 演奏{}或{}
flower / 花: roses / 玫瑰, tulips / 郁金香, lilies / 百合, daisies / 雏菊, violets / 紫罗兰, orchids / 兰花, peonies / 牡丹, sunflowers / 向日葵, irises / 鸢尾, lavender / 薰衣草, poppies / 虞美人, jasmine / 茉莉
  who: the person who grows {} / 种{}的人
  does: grows {} / 种{}
  not: does not grow {} / 不种{}
fruit / 水果: apples / 苹果, pears / 梨, cherries / 樱桃, plums / 李子, grapes / 葡萄, peaches / 桃子, bananas / 香蕉, oranges / 橙子, figs / 无花果, melons / 甜瓜, kiwis / 猕猴桃, strawberries / 草莓
  who: the person who likes {} best / 最爱吃{}的人
  does: likes {} best / 最爱吃{}
  not: does not like {} best / 最爱吃的不是{}
job / 职业: doctor / 医生, baker / 面包师, painter / 画家, teacher / 教师, tailor / 裁缝, gardener / 园丁, carpenter / 木匠, sailor / 水手, lawyer / 律师, barber / 理发师, pilot / 飞行员, writer / 作家
  who: the {} / {}
  does: is the {} / 是{}
  not: is not the {} / 不是{}
  either: is the {} or the {} / 是{}或{}
transport / 交通工具: car / 汽车, bicycle / 自行车, train / 火车, bus / 公共汽车, tram / 有轨电车, boat / 船, sledge / 雪橇, balloon / 热气球, scooter / 踏板车, motorcycle / 摩托车, canoe / 独木舟, taxi / 出租车
  who: the person who travels by {} / 出行用{}的人
  does: travels by {} / 出行用{}
  not: does not travel by {} / 出行不用{}
game / 游戏: chess / 国际象棋, go / 围棋, draughts / 跳棋, backgammon / 双陆棋, dominoes / 多米诺骨牌, darts / 飞镖, poker / 扑克, billiards / 台球, mahjong / 麻将, bridge / 桥牌, bingo / 宾果, xiangqi Chinese chess / 中国象棋
  who: the person who plays {} / 玩{}的人
  does: plays {} / 玩{}
  not: does not play {} / 不玩{}
month / 月份: january January / 一月, february February / 二月, march March / 三月, april April / 四月, may May / 五月, june June / 六月, july July / 七月, august August / 八月, september September / 九月, october October / 十月, november November / 十一月, december December / 十二月
  who: the person born in {} / 生于{}的人
  does: was born in {} / 生于{}
  not: was not born in {} / 不是生于{}
collection / 收藏: stamps / 邮票, coins / 硬币, shells / 贝壳, postcards / 明信片, maps / 地图, clocks / 钟表, dolls / 玩偶, books old books / 旧书, keys / 钥匙, spoons / 勺子, hats / 帽子, masks / 面具
  who: the person who collects {} / 收藏{}的人
  does: collects {} / 收藏{}
  not: does not collect {} / 不收藏{}
`
