import type { Composition } from '@shared/composer'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Input, TextField } from 'react-aria-components'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { useLanguage } from '../language'
import { NumberBox } from '../panels/NumberBox'
import { useDesk } from '../useApp'
import { NameInput } from './NameInput'
import type { Composing } from './useComposing'

interface PartsPaneProps {
  readonly composing: Composing
  readonly composition: Composition
}

/** What there is to speak of: how many of each, and what they are called. */
export function PartsPane({ composing, composition: { size, groups, mostGroups } }: PartsPaneProps) {
  const { word, say } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  return (
    <section className="compose-parts" aria-label={word(`${id}.compose.groups`)}>
      <SizeField composing={composing} size={size} />
      {groups.map(({ name, parts }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; its name is what is changed
        <fieldset key={group} className="compose-group" data-testid={`group-${group}`}>
          <div className="compose-group-head">
            <NameInput
              label={say({ key: 'compose.rename', values: { name } })}
              value={name}
              isStrong
              onRename={(typed) => composing.change({ kind: 'rename-group', group, name: typed })}
              testId={`group-${group}-name`}
            />
            <IconButton
              name={say({ key: 'compose.remove', values: { name } })}
              icon={<X size={14} />}
              isDisabled={groups.length === 1}
              onPress={() => composing.change({ kind: 'remove-group', group })}
              testId={`group-${group}-remove`}
            />
          </div>
          <div className="compose-names">
            {parts.map((part, i) => (
              <NameInput
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place; its name is what is changed
                key={i}
                label={say({ key: 'compose.rename', values: { name: part } })}
                value={part}
                onRename={(typed) => composing.change({ kind: 'rename-part', group, part: i, name: typed })}
                testId={`part-${group}-${i}`}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <NewGroup composing={composing} isFull={groups.length >= mostGroups} />
    </section>
  )
}

function SizeField({ composing, size }: Pick<PartsPaneProps, 'composing'> & Pick<Composition, 'size'>) {
  const { word, say } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const note = useId()
  const [typed, setTyped] = useState<string>()
  const { value, min, max } = size
  const isWhole = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max
  const isWrong = typed !== undefined && !isWhole(typed)
  return (
    <div className="form-field">
      <span className="field-label">{word(`${id}.compose.size`)}</span>
      <div className="form-numbers">
        <NumberBox
          label={word(`${id}.compose.size`)}
          value={typed ?? String(value)}
          min={min}
          max={max}
          isInvalid={isWrong}
          describedBy={note}
          testId="compose-size"
          onChange={(text) => {
            setTyped(isWhole(text) ? undefined : text)
            if (isWhole(text)) composing.change({ kind: 'resize', size: Number(text) })
          }}
        />
      </div>
      <p id={note} className={`field-note ${isWrong ? 'wrong' : ''}`} aria-live="polite">
        {say({ key: 'ui.form.integer.allowed', values: { min, max } })}
      </p>
    </div>
  )
}

function NewGroup({ composing, isFull }: { readonly composing: Composing; readonly isFull: boolean }) {
  const { word, say } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const [name, setName] = useState('')
  const label = say({ key: 'compose.add-group', values: { name: word(`${id}.compose.group`) } })
  const isReady = name.trim() !== '' && !isFull
  function add(): void {
    composing.change({ kind: 'add-group', name })
    setName('')
  }
  return (
    <form
      className="compose-new"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) add()
      }}
    >
      <TextField className="name-field" aria-label={label} value={name} onChange={setName}>
        <Input
          className="text-input name-input"
          placeholder={word(`${id}.compose.group`)}
          spellCheck={false}
          data-testid="new-group"
        />
      </TextField>
      <Button type="submit" icon={<Plus size={14} />} isDisabled={!isReady} testId="add-group">
        {word('compose.add')}
      </Button>
    </form>
  )
}
