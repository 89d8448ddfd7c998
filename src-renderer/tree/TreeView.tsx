/** The tree above the board, as high as it is drawn. */
import { UpperPart } from '../controls/UpperPart'
import { useLanguage } from '../language'
import { TreePane } from './TreePane'
import { useIsLarge } from './useTree'

export function TreeView() {
  const { word } = useLanguage()
  const isLarge = useIsLarge()
  if (!isLarge) return null
  return (
    <UpperPart name={word('tree.name')} edgeName={word('tree.height')} testId="tree-large">
      <TreePane />
    </UpperPart>
  )
}
