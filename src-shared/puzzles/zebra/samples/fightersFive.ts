/** 5 houses, medium; made by `makeZebra` from seed 1, kept as text so that it never changes. */
export const fightersFive = `
houses 5

school / 门派: hengshan Hengshan / 衡山, taishan Taishan / 泰山, qingcheng Qingcheng / 青城, huashan Huashan / 华山, shaolin Shaolin / 少林
  who: the guest from {} / {}弟子
  does: comes from {} / 是{}弟子
  not: does not come from {} / 不是{}弟子
  either: comes from {} or {} / 是{}弟子或{}弟子
mount / 坐骑: mule / 骡子, ostrich / 鸵鸟, crane / 仙鹤, elephant / 大象, tiger / 老虎
  who: the rider of the {} / 骑{}的人
  does: rides the {} / 骑{}
  not: does not ride the {} / 不骑{}
  either: rides the {} or the {} / 骑{}或{}
home / 家乡: kaifeng Kaifeng / 开封, quanzhou Quanzhou / 泉州, xiangyang Xiangyang / 襄阳, suzhou Suzhou / 苏州, taiyuan Taiyuan / 太原
  who: the one born in {} / 生于{}的人
  does: was born in {} / 生于{}
  not: was not born in {} / 不是生于{}
skill / 绝技: long-fist / 长拳, drunken-fist / 醉拳, disguise / 易容术, iron-head / 铁头功, lion-roar / 狮吼功
  who: the master of {} / 擅长{}的人
  does: is the master of {} / 擅长{}
  not: is not the master of {} / 不擅长{}
weapon / 兵器: hammer / 锤, whip / 鞭, shield / 盾, halberd / 戟, axe / 斧
  who: the one who fights with the {} / 使{}的人
  does: fights with the {} / 使{}
  not: does not fight with the {} / 不使{}
  either: fights with the {} or the {} / 使{}或{}

huashan = crane
mule = qingcheng
elephant just-left axe
quanzhou at 2
disguise next-to ostrich
elephant just-left xiangyang
hengshan = ostrich
tiger next-to mule
lion-roar = xiangyang
shield at 1
drunken-fist = quanzhou
shield next-to hammer
taishan = suzhou
whip = iron-head
ostrich just-left tiger
taiyuan = mule

? long-fist by school
`
