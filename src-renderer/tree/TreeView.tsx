/** The tree above the board, as high as it is drawn. */
import { useRef } from 'react'
import { useLanguage } from '../language'
import { leastShare, mostShare, useMapHeight } from '../map/mapHeight'
import { TreePane } from './TreePane'
import { useIsLarge } from './useTree'

export function TreeView() {
  return useIsLarge() ? <LargeTree /> : null
}

function LargeTree() {
  const { word } = useLanguage()
  const section = useRef<HTMLElement>(null)
  const { share, grip } = useMapHeight(section)
  return (
    <>
      <section
        ref={section}
        className="tree-large"
        style={{ flexBasis: `${share}%` }}
        aria-label={word('tree.name')}
        data-testid="tree-large"
      >
        <TreePane />
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved */}
      <div
        className="map-splitter"
        role="separator"
        aria-orientation="horizontal"
        aria-label={word('tree.height')}
        aria-valuenow={Math.round(share)}
        aria-valuemin={leastShare}
        aria-valuemax={mostShare}
        tabIndex={0}
        {...grip}
      />
    </>
  )
}
