/** 8 houses, hard; made by `makeZebra` from seed 1, kept as text so that it never changes. */
export const neighboursEight = `
houses 8

nation / 国家: spain Spaniard / 西班牙, poland Pole / 波兰, egypt Egyptian / 埃及, finland Finn / 芬兰, sweden Swede / 瑞典, germany German / 德国, italy Italian / 意大利, denmark Dane / 丹麦
  who: the {} / {}人
  does: is the {} / 是{}人
  not: is not the {} / 不是{}人
  either: is the {} or the {} / 是{}人或{}人
collection / 收藏: maps / 地图, stamps / 邮票, spoons / 勺子, coins / 硬币, dolls / 玩偶, hats / 帽子, keys / 钥匙, masks / 面具
  who: the person who collects {} / 收藏{}的人
  does: collects {} / 收藏{}
  not: does not collect {} / 不收藏{}
flower / 花: jasmine / 茉莉, daisies / 雏菊, peonies / 牡丹, orchids / 兰花, irises / 鸢尾, violets / 紫罗兰, lilies / 百合, roses / 玫瑰
  who: the person who grows {} / 种{}的人
  does: grows {} / 种{}
  not: does not grow {} / 不种{}
instrument / 乐器: harp / 竖琴, zither / 古筝, organ / 管风琴, clarinet / 单簧管, cello / 大提琴, accordion / 手风琴, violin / 小提琴, guitar / 吉他
  who: the person who plays the {} / 演奏{}的人
  does: plays the {} / 演奏{}
  not: does not play the {} / 不演奏{}
  either: plays the {} or the {} / 演奏{}或{}
fruit / 水果: peaches / 桃子, pears / 梨, apples / 苹果, kiwis / 猕猴桃, cherries / 樱桃, grapes / 葡萄, figs / 无花果, bananas / 香蕉
  who: the person who likes {} best / 最爱吃{}的人
  does: likes {} best / 最爱吃{}
  not: does not like {} best / 最爱吃的不是{}
game / 游戏: billiards / 台球, go / 围棋, dominoes / 多米诺骨牌, mahjong / 麻将, draughts / 跳棋, backgammon / 双陆棋, bingo / 宾果, darts / 飞镖
  who: the person who plays {} / 玩{}的人
  does: plays {} / 玩{}
  not: does not play {} / 不玩{}

peaches at 5
masks = sweden or finland
billiards next-to apples
germany just-left stamps
dolls = clarinet
egypt = figs
darts = masks
dolls = orchids or jasmine
italy between organ guitar
zither = apples
hats next-to masks
harp = lilies
coins = italy
cello next-to zither
organ next-to mahjong
orchids not-at 4
figs next-to grapes
hats = zither or accordion
sweden left peonies
kiwis left lilies
apples next-to denmark
apples between pears go
germany = bingo
egypt = spoons
jasmine = backgammon
bananas = daisies or roses
bingo just-left harp
daisies next-to keys
roses at 8
finland just-left orchids
peonies = spain
violets = mahjong
keys = denmark
pears next-to kiwis
sweden = dominoes

? irises by nation
`
