import type { Picture } from './picture'

/** The picture without the coordinates beside its board, whose keys every scene begins with `row-` or `column-`. */
export const withoutLabels = (picture: Picture): Picture => ({
  ...picture,
  marks: picture.marks.filter(({ kind, key }) => kind !== 'text' || !/^(row|column)-\d+$/.test(key)),
})
