import { useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { App } from './app'
import { isPanelOpen } from './desk'
import { DropZone } from './document/DropZone'
import { OfferBar } from './document/OfferBar'
import { listenForPaste } from './document/offers'
import { useDocuments } from './document/useDocuments'
import { HandBoard } from './hand/HandBoard'
import { HandStrip } from './hand/HandStrip'
import { HandTransport } from './hand/HandTransport'
import { useIsPlaying } from './hand/useHand'
import { LanguageProvider, languageOf, useLanguage } from './language'
import { MapView } from './map/MapView'
import { carryOut } from './menu'
import { Announcer } from './panels/Announcer'
import { BoardMirror } from './panels/BoardMirror'
import { Dialogs } from './panels/Dialogs'
import { Inspector } from './panels/Inspector'
import { NoticeStrip } from './panels/NoticeStrip'
import { Rail } from './panels/Rail'
import { Scrubber } from './panels/Scrubber'
import { StageHost } from './panels/StageHost'
import { Toast } from './panels/Toast'
import { TopBar } from './panels/TopBar'
import { Transport } from './panels/Transport'
import { ReplayStrip } from './replay/ReplayStrip'
import { ReplayTransport } from './replay/ReplayTransport'
import { useIsWatching } from './replay/useReplay'
import { TreeView } from './tree/TreeView'
import { AppProvider, useApp, useDesk } from './useApp'
import { useKeys } from './useKeys'
import { useMarks } from './useMarks'

export const Root = ({ app }: { readonly app: App }) => (
  <AppProvider value={app}>
    <InLanguage />
  </AppProvider>
)

function InLanguage() {
  const lang = useDesk(({ greeting }) => greeting.lang)
  const language = languageOf(lang)
  return (
    <I18nProvider locale={language.locale}>
      <LanguageProvider value={language}>
        <Frame />
      </LanguageProvider>
    </I18nProvider>
  )
}

/** The zones of the window, each of which keeps its size. */
function Frame() {
  const isOpen = useDesk(isPanelOpen)
  useKeys()
  useMenu()
  usePaste()
  useWidth()
  useDocument()
  useMarks()
  return (
    <div className="frame">
      <TopBar />
      <div className="middle">
        <Rail />
        <main className="centre">
          <NoticeStrip />
          <OfferBar />
          <MapView />
          <TreeView />
          <StageHost />
          <BoardMirror />
          <HandBoard />
        </main>
        {isOpen && <Inspector />}
      </div>
      <footer className="playback">
        <Playback />
      </footer>
      <Announcer />
      <Toast />
      <Dialogs />
      <DropZone />
    </div>
  )
}

/** Of the search that is watched, the board that is played, or the path that is replayed. */
function Playback() {
  const isWatching = useIsWatching()
  const isPlaying = useIsPlaying()
  const [Strip, Buttons] = isWatching
    ? [Scrubber, Transport]
    : isPlaying
      ? [HandStrip, HandTransport]
      : [ReplayStrip, ReplayTransport]
  return (
    <>
      <Strip />
      <Buttons />
    </>
  )
}

function useMenu(): void {
  const app = useApp()
  useEffect(() => app.bridge.on('menu', (command) => carryOut(app, command)), [app])
}

function usePaste(): void {
  const app = useApp()
  useEffect(() => listenForPaste(app), [app])
}

/** Below this width the panel folds and the rail shows icons alone; also in frame.css. */
const narrowWindow = matchMedia('(max-width: 1040px)')

function useWidth(): void {
  const { desk } = useApp()
  useEffect(() => {
    const tell = () => desk.setState({ narrow: narrowWindow.matches, openWhileNarrow: false })
    tell()
    narrowWindow.addEventListener('change', tell)
    return () => narrowWindow.removeEventListener('change', tell)
  }, [desk])
}

/** What the document itself says: its language, its theme, its title. */
function useDocument(): void {
  const { locale, say, word } = useLanguage()
  const theme = useDesk(({ greeting }) => greeting.theme)
  const motion = useDesk(({ greeting }) => greeting.settings.motion)
  const { puzzle, params } = useDesk(({ run }) => run)
  const file = useDocuments((desk) => desk.file)
  const isUnsaved = useDocuments((desk) => desk.isUnsaved)
  const isMac = useDesk(({ greeting }) => greeting.platform === 'darwin')
  const run = say(puzzle.title(params))
  const named = file === undefined ? run : say({ key: 'doc.title', values: { name: file, run } })
  // A Mac shows it in the window's own button.
  const title = isUnsaved && !isMac ? `• ${named}` : named
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.motion = motion
    document.title = `${title} – ${word('ui.name')}`
  }, [locale, theme, motion, title, word])
}
