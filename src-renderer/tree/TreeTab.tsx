import { Minimize2 } from 'lucide-react'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { TreePane } from './TreePane'
import { setLarge } from './treeSize'
import { useIsLarge } from './useTree'

/** The tree in the panel; the way back to it while it stands above the board. */
export function TreeTab() {
  const app = useApp()
  const { word } = useLanguage()
  const isLarge = useIsLarge()
  if (!isLarge) return <TreePane />
  return (
    <div className="tree-elsewhere">
      <p>{word('tree.elsewhere')}</p>
      <Button icon={<Minimize2 size={14} />} onPress={() => setLarge(app, false)} testId="tree-back">
        {word('tree.smaller')}
      </Button>
    </div>
  )
}
