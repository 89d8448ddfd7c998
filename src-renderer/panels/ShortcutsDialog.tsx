import { keysOf, type MenuKey, menuKeys, withoutMnemonic } from '@shared/ipc/menuKeys'
import { openDialog } from '../commands'
import { Keys } from '../controls/Keys'
import { Window } from '../controls/Window'
import { handKeys } from '../hand/handKeys'
import { type KeyCommand, shortcuts } from '../keys'
import { useLanguage } from '../language'
import { useApp } from '../useApp'

const groups = [
  {
    name: 'playback',
    commands: ['play', 'step-back', 'step-forward', 'first', 'last', 'faster', 'slower', 'go-to', 'bookmark'],
  },
  {
    name: 'find',
    commands: [
      'previous-solution',
      'next-solution',
      'previous-dead-end',
      'next-dead-end',
      'find',
      'find-next',
      'find-previous',
    ],
  },
  {
    name: 'window',
    commands: ['start', 'export', 'toggle-panel', 'next-zone', 'previous-zone', 'shortcuts'],
  },
] as const satisfies readonly { readonly name: string; readonly commands: readonly KeyCommand[] }[]

/** What has a key in the page, too, stands there. */
const inPage: readonly string[] = ['start', 'export', 'toggle-panel', 'shortcuts']
const menuNames = (Object.keys(menuKeys) as MenuKey[]).filter((name) => !inPage.includes(name))

const pointers = [
  { name: 'board', part: 'pointer', does: ['wheel', 'drag', 'double', 'press', 'pick'] },
  { name: 'scrubber', part: 'scrub', does: ['wheel', 'pan', 'double', 'zoom', 'page'] },
] as const

export function ShortcutsDialog() {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <Window
      title={word('ui.shortcuts')}
      size="large"
      testId="shortcuts-dialog"
      onClose={() => openDialog(app, undefined)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: what is scrolled is no group of fields */}
      <div
        className="shortcuts"
        role="group"
        aria-label={word('ui.shortcuts')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll it
        tabIndex={0}
      >
        {groups.map(({ name, commands }) => (
          <section key={name}>
            <h3 className="section-title">{word(`ui.keys.group.${name}`)}</h3>
            <dl>
              {commands.map((command) => (
                <div key={command} className="shortcut">
                  <dt>{word(`ui.keys.${command}`)}</dt>
                  <dd>
                    <KeysOf command={command} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3 className="section-title">{word('settings.keys.menu')}</h3>
          <dl>
            {menuNames.map((name) => (
              <div key={name} className="shortcut">
                <dt>{withoutMnemonic(word(`main.menu.${name}`))}</dt>
                <dd>
                  <Keys keys={keysOf(name)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3 className="section-title">{word('settings.keys.hand')}</h3>
          <dl>
            {handKeys.map(({ command, shown }) => (
              <div key={command} className="shortcut">
                <dt>{word(`settings.keys.hand.${command}`)}</dt>
                <dd>
                  {shown.map((keys) => (
                    <Keys key={keys.join()} keys={keys} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        {pointers.map(({ name, part, does }) => (
          <section key={name}>
            <h3 className="section-title">{word(`ui.keys.group.${name}`)}</h3>
            <dl>
              {does.map((each) => (
                <div key={each} className="shortcut">
                  <dt>{word(`ui.${part}.${each}.does`)}</dt>
                  <dd>{word(`ui.${part}.${each}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Window>
  )
}

const KeysOf = ({ command }: { readonly command: KeyCommand }) =>
  shortcuts
    .filter((shortcut) => shortcut.command === command)
    .map(({ shown }) => <Keys key={shown.join()} keys={shown} />)
