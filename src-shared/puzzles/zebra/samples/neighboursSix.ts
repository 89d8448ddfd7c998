/** 6 houses, easy; made by `makeZebra` from seed 1, kept as text so that it never changes. */
export const neighboursSix = `
houses 6

nation / 国家: denmark Dane / 丹麦, brazil Brazilian / 巴西, sweden Swede / 瑞典, norway Norwegian / 挪威, italy Italian / 意大利, poland Pole / 波兰
  who: the {} / {}人
  does: is the {} / 是{}人
  not: is not the {} / 不是{}人
  either: is the {} or the {} / 是{}人或{}人
instrument / 乐器: trumpet / 小号, accordion / 手风琴, piano / 钢琴, organ / 管风琴, violin / 小提琴, drum / 鼓
  who: the person who plays the {} / 演奏{}的人
  does: plays the {} / 演奏{}
  not: does not play the {} / 不演奏{}
  either: plays the {} or the {} / 演奏{}或{}
transport / 交通工具: balloon / 热气球, scooter / 踏板车, car / 汽车, taxi / 出租车, tram / 有轨电车, bus / 公共汽车
  who: the person who travels by {} / 出行用{}的人
  does: travels by {} / 出行用{}
  not: does not travel by {} / 出行不用{}
job / 职业: tailor / 裁缝, baker / 面包师, doctor / 医生, writer / 作家, teacher / 教师, carpenter / 木匠
  who: the {} / {}
  does: is the {} / 是{}
  not: is not the {} / 不是{}
  either: is the {} or the {} / 是{}或{}
collection / 收藏: books old books / 旧书, coins / 硬币, hats / 帽子, postcards / 明信片, clocks / 钟表, keys / 钥匙
  who: the person who collects {} / 收藏{}的人
  does: collects {} / 收藏{}
  not: does not collect {} / 不收藏{}

scooter next-to coins
italy = drum
tram next-to sweden
clocks = bus
car next-to poland
norway = hats
sweden at 6
organ just-left scooter
poland next-to denmark
carpenter just-left coins
baker at 2
tram = postcards
accordion at 3
piano at 6
car = books
teacher = car
doctor = scooter
writer = balloon
trumpet = teacher

? taxi by nation
`
