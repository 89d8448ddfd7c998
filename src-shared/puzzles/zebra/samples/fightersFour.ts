/** 4 houses, easy; made by `makeZebra` from seed 1, kept as text so that it never changes. */
export const fightersFour = `
houses 4

school / 门派: tangmen Tangmen / 唐门, tianshan Tianshan / 天山, kongtong Kongtong / 崆峒, wudang Wudang / 武当
  who: the guest from {} / {}弟子
  does: comes from {} / 是{}弟子
  not: does not come from {} / 不是{}弟子
  either: comes from {} or {} / 是{}弟子或{}弟子
mount / 坐骑: deer / 鹿, ostrich / 鸵鸟, elephant / 大象, wolf / 狼
  who: the rider of the {} / 骑{}的人
  does: rides the {} / 骑{}
  not: does not ride the {} / 不骑{}
  either: rides the {} or the {} / 骑{}或{}
home / 家乡: kaifeng Kaifeng / 开封, quanzhou Quanzhou / 泉州, hangzhou Hangzhou / 杭州, suzhou Suzhou / 苏州
  who: the one born in {} / 生于{}的人
  does: was born in {} / 生于{}
  not: was not born in {} / 不是生于{}
tea / 茶: guapian Guapian / 瓜片, keemun Keemun / 祁门红, puer Pu’er / 普洱, dahongpao Dahongpao / 大红袍
  who: the one who drinks {} tea / 喝{}茶的人
  does: drinks {} tea / 喝{}茶
  not: does not drink {} tea / 不喝{}茶

wolf next-to kongtong
elephant = guapian
hangzhou next-to kongtong
wolf left wudang
keemun = kaifeng
quanzhou left deer
puer = quanzhou
tangmen left wolf
quanzhou next-to guapian
hangzhou just-left ostrich
keemun = wudang

? dahongpao by school
`
