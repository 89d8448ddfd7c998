import { useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { changeSettings } from '../app'
import { showTab } from '../document/commands'
import { NotesTab } from '../document/NotesTab'
import { useDocuments } from '../document/useDocuments'
import { GalleryTab } from '../gallery/GalleryTab'
import { HandPanel } from '../hand/HandPanel'
import { useIsPlaying } from '../hand/useHand'
import { useLanguage } from '../language'
import { FactsTab } from '../map/FactsTab'
import { hasStates } from '../map/hasStates'
import { ReplayPanel } from '../replay/ReplayPanel'
import { useIsWatching } from '../replay/useReplay'
import { TreeTab } from '../tree/TreeTab'
import { useApp, useDesk } from '../useApp'
import { ListingTab } from './ListingTab'
import { NumbersTab } from './NumbersTab'
import { clampWidth, narrowest, useResize, widest } from './resize'
import { StackTab } from './StackTab'
import { Why } from './Why'

const alwaysThere: readonly string[] = ['listing', 'stack', 'tree', 'numbers', 'notes']

/** What stands beside the board: the reason for the step, and one view of the search at a time. */
export function Inspector() {
  const app = useApp()
  const { word } = useLanguage()
  const panel = useRef<HTMLElement>(null)
  const width = useDesk(({ greeting }) => clampWidth(greeting.settings.panelWidth))
  const isPlaying = useIsPlaying()
  const isWatching = useIsWatching()
  const isMapped = useDesk(({ run }) => hasStates(run))
  const hasSolutions = useDesk(({ solutions }) => solutions > 0)
  const tab = useDocuments((desk) => desk.tab)
  // A document may name a tab that is not there yet, or is of a later version.
  const isThere = (id: string) =>
    id === 'facts' ? isMapped : id === 'gallery' ? hasSolutions : alwaysThere.includes(id)
  const shown = isThere(tab) ? tab : 'listing'
  const resize = useResize(panel, width, (panelWidth) => changeSettings(app, { panelWidth }))
  return (
    <aside
      ref={panel}
      className={`inspector ${isWatching ? '' : 'is-playing'}`}
      style={{ width }}
      aria-label={word('ui.panel')}
      data-testid="inspector"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved */}
      <div
        className="splitter"
        role="separator"
        aria-orientation="vertical"
        aria-label={word('ui.panel.width')}
        aria-valuenow={width}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        tabIndex={0}
        data-testid="splitter"
        {...resize}
      />
      {isPlaying && <HandPanel />}
      <ReplayPanel />
      <Why />
      <Tabs className="tabs" selectedKey={shown} onSelectionChange={(next) => showTab(app, String(next))}>
        <TabList className="tab-list" aria-label={word('ui.panel')}>
          <Tab id="listing" className="tab" data-testid="tab-listing">
            {word('ui.listing')}
          </Tab>
          <Tab id="stack" className="tab" data-testid="tab-stack">
            {word('ui.stack')}
          </Tab>
          <Tab id="tree" className="tab" data-testid="tab-tree">
            {word('tree.tab')}
          </Tab>
          <Tab id="numbers" className="tab" data-testid="tab-numbers">
            {word('ui.numbers')}
          </Tab>
          <Tab id="notes" className="tab" data-testid="tab-notes">
            {word('notes.name')}
          </Tab>
          {isMapped && (
            <Tab id="facts" className="tab" data-testid="tab-facts">
              {word('map.facts')}
            </Tab>
          )}
          {hasSolutions && (
            <Tab id="gallery" className="tab" data-testid="tab-gallery">
              {word('gallery.name')}
            </Tab>
          )}
        </TabList>
        <TabPanel id="listing" className="tab-panel">
          <ListingTab />
        </TabPanel>
        <TabPanel id="stack" className="tab-panel">
          <StackTab />
        </TabPanel>
        <TabPanel id="tree" className="tab-panel">
          <TreeTab />
        </TabPanel>
        <TabPanel id="numbers" className="tab-panel">
          <NumbersTab />
        </TabPanel>
        <TabPanel id="notes" className="tab-panel">
          <NotesTab />
        </TabPanel>
        {isMapped && (
          <TabPanel id="facts" className="tab-panel">
            <FactsTab />
          </TabPanel>
        )}
        {hasSolutions && (
          <TabPanel id="gallery" className="tab-panel">
            <GalleryTab />
          </TabPanel>
        )}
      </Tabs>
    </aside>
  )
}
