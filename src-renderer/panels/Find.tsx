/** Looking for a moment of the run: what for, on to the next or back to the one before. */
import { ChevronDown, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect } from 'react'
import { Button, DialogTrigger, Popover } from 'react-aria-components'
import { findAgain, setFinding } from '../commands'
import { IconButton } from '../controls/IconButton'
import { shortcutOf } from '../keys'
import { useLanguage } from '../language'
import { endLook } from '../looking'
import { ringOf, soughtName, squareFor } from '../sought'
import { useApp, useDesk } from '../useApp'
import { FindMenu } from './FindMenu'

export function Find() {
  const app = useApp()
  const { word } = useLanguage()
  useRing()
  return (
    <fieldset className="find" aria-label={word('ui.find')}>
      <IconButton
        name={word('ui.find.previous')}
        keys={shortcutOf('find-previous')}
        icon={<ChevronLeft size={16} />}
        onPress={() => findAgain(app, false)}
        testId="find-previous"
      />
      <What />
      <IconButton
        name={word('ui.find.next')}
        keys={shortcutOf('find-next')}
        icon={<ChevronRight size={16} />}
        onPress={() => findAgain(app, true)}
        testId="find-next"
      />
    </fieldset>
  )
}

/** Between the two: what is looked for; how far a look has come that takes its time; or what is to be picked. */
function What() {
  const app = useApp()
  const { say, word } = useLanguage()
  const looked = useDesk((desk) => desk.looked)
  const isPicking = useDesk(({ finding }) => finding === 'picking')
  if (looked !== undefined) {
    const text = say({ key: 'ui.find.looking', values: { share: looked } })
    return <Pending text={text} share={looked} testId="looking" onCancel={() => endLook(app)} />
  }
  if (isPicking) {
    const text = word('ui.find.pick.now')
    return <Pending text={text} testId="picking" onCancel={() => setFinding(app, undefined)} />
  }
  return <MenuButton />
}

function MenuButton() {
  const app = useApp()
  const { say, word, lang } = useLanguage()
  const sought = useDesk((desk) => desk.sought)
  const run = useDesk((desk) => desk.run)
  const isOpen = useDesk(({ finding }) => finding === 'menu')
  const name = say(soughtName(sought, run, lang))
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={(open) => setFinding(app, open ? 'menu' : undefined)}>
      <Button
        className="button plain find-what"
        aria-label={`${word('ui.find.what')}: ${name}`}
        data-testid="find-what"
      >
        <span className="label">{name}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <Popover
        className="popover find-menu"
        placement="top start"
        offset={6}
        aria-label={word('ui.find.what')}
        data-testid="find-menu"
      >
        <FindMenu />
      </Popover>
    </DialogTrigger>
  )
}

interface PendingProps {
  readonly text: string
  /** How much is done, 0 … 1. */
  readonly share?: number
  readonly testId: string
  onCancel(): void
}

function Pending({ text, share = 0, testId, onCancel }: PendingProps) {
  const { word } = useLanguage()
  useEscape(onCancel)
  return (
    <div className="find-what is-pending" role="status" data-testid={testId}>
      <div className="find-share" style={{ width: `${share * 100}%` }} />
      <span className="label">{text}</span>
      <IconButton
        name={word('ui.find.cancel')}
        keys={['Esc']}
        icon={<X size={14} />}
        onPress={onCancel}
        testId={`cancel-${testId}`}
      />
    </div>
  )
}

function useEscape(act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [act])
}

/** The square that is looked for wears a ring. */
function useRing(): void {
  const { view } = useApp()
  const spot = useDesk(({ sought, run }) => squareFor(sought, run))
  useEffect(() => view.setOverlay(spot ? [ringOf(spot)] : []), [view, spot])
}
