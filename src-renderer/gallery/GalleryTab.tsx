/** All solutions found so far, as small boards. A press on one goes to the moment it was found. */
import { useEffect } from 'react'
import { Switch } from 'react-aria-components'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { Boards } from './Boards'
import { showOnlyFundamental, wantFundamental } from './gallery'
import { useGallery } from './useGallery'

export function GalleryTab() {
  const gallery = useGallery()
  const { word } = useLanguage()
  const hasFilter = useDesk(({ run }) => run.puzzle.isFundamental !== undefined)
  // While it runs the solver has better things to do, and the number would be old at once.
  const isStill = useDesk(({ status }) => status !== 'running')
  const { version } = gallery
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change may have brought new solutions
  useEffect(() => {
    if (hasFilter && isStill) wantFundamental(gallery)
  }, [gallery, version, hasFilter, isStill])
  return (
    <div className="gallery">
      <div className="gallery-head">
        <Count />
        {hasFilter && (
          <Switch
            className="switch"
            isSelected={gallery.onlyFundamental}
            onChange={(only) => showOnlyFundamental(gallery, only)}
            data-testid="only-fundamental"
          >
            <span className="switch-track" />
            {word('gallery.only')}
          </Switch>
        )}
      </div>
      <Boards />
    </div>
  )
}

function Count() {
  const app = useApp()
  const { say } = useLanguage()
  const { places, fundamental } = useGallery()
  const hasFilter = useDesk(({ run }) => run.puzzle.isFundamental !== undefined)
  const all = Math.max(places.length, app.latestProgress?.counts.solutions ?? 0)
  const isKnown = hasFilter && fundamental.known > 0 && fundamental.known === places.length
  const values = { count: all, kept: places.length, fundamental: fundamental.indices.length }
  return (
    <p className="gallery-count" data-testid="gallery-count" aria-live="polite">
      {say({ key: isKnown ? 'gallery.count.fundamental' : 'gallery.count', values })}
      {all > places.length && <span className="gallery-note">{say({ key: 'gallery.first', values })}</span>}
    </p>
  )
}
