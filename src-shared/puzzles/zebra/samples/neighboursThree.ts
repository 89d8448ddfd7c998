/** 3 houses, easy; made by `makeZebra` from seed 1, kept as text so that it never changes. */
export const neighboursThree = `
houses 3

nation / 国家: canada Canadian / 加拿大, sweden Swede / 瑞典, germany German / 德国
  who: the {} / {}人
  does: is the {} / 是{}人
  not: is not the {} / 不是{}人
  either: is the {} or the {} / 是{}人或{}人
flower / 花: orchids / 兰花, sunflowers / 向日葵, irises / 鸢尾
  who: the person who grows {} / 种{}的人
  does: grows {} / 种{}
  not: does not grow {} / 不种{}
month / 月份: may May / 五月, october October / 十月, september September / 九月
  who: the person born in {} / 生于{}的人
  does: was born in {} / 生于{}
  not: was not born in {} / 不是生于{}

canada = september
germany = may
sunflowers = may
canada next-to orchids
may at 1
germany next-to sweden

? october by nation
`
