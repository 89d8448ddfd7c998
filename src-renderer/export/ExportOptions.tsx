import type { SaveFormat } from '@shared/ipc/exporting'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { CheckBox } from '../controls/CheckBox'
import { Segments } from '../controls/Segments'
import { useLanguage } from '../language'
import { HoldChoice, PaceChoice, RangeFields } from './AnimationOptions'
import { PictureDetails, PictureOptions } from './PictureOptions'
import { isPicture } from './subjects'
import { useMissingEncoders } from './useAnimation'
import type { Export } from './useExport'
import { mostSteps } from './writeSteps'

/** How the chosen thing is to be written: a few choices, the rest under them. */
export function ExportOptions({ of }: { readonly of: Export }) {
  const { subject, format, choices, change, animation } = of
  const isMoving = subject.id === 'animation'
  const hasLook = isMoving || isPicture(format)
  const options = { choices, format, onChange: change }
  return (
    <div className="export-options">
      <Formats of={of} />
      {hasLook && <PictureOptions {...options} />}
      <About of={of} />
      {(hasLook || format === 'csv') && (
        <Details>
          {isMoving && (
            <RangeFields draft={animation.draft} read={animation.read} onChange={animation.change} />
          )}
          {isMoving && <PaceChoice choices={choices} onChange={change} />}
          {isMoving && <HoldChoice choices={choices} onChange={change} />}
          {hasLook && <PictureDetails {...options} />}
          {format === 'csv' && <Bom of={of} />}
        </Details>
      )}
    </div>
  )
}

function Formats({ of: { subject, format, choices, change } }: { readonly of: Export }) {
  const { word } = useLanguage()
  const missing = useMissingEncoders(subject.id === 'animation')
  const options = subject.formats.map((each: SaveFormat) => ({
    value: each,
    text: word(`export.format.${each}`),
    isOff: missing.includes(each),
  }))
  return (
    <Segments<SaveFormat>
      label={word('ui.export.format')}
      value={format}
      options={options}
      onChange={(chosen) => change({ formats: { ...choices.formats, [subject.id]: chosen } })}
      testId="format"
    />
  )
}

/** How much it is, before it is made. */
function About({ of: { subject, stock, animation } }: { readonly of: Export }) {
  const { say } = useLanguage()
  const missing = useMissingEncoders(subject.id === 'animation')
  if (subject.id === 'steps') {
    const { steps: total } = stock
    const isCut = total > mostSteps
    const key = isCut ? 'export.about.first' : 'export.about.steps'
    return (
      <p className="export-about">{say({ key, values: { steps: Math.min(total, mostSteps), total } })}</p>
    )
  }
  if (subject.id !== 'animation') return null
  const [none] = missing
  const lack = none && say({ key: 'export.no-encoder', values: { format: none.toUpperCase() } })
  return (
    <p className="export-about" data-testid="export-about">
      {animation.about} {lack}
    </p>
  )
}

function Details({ children }: { readonly children: ReactNode }) {
  const { word } = useLanguage()
  return (
    <Disclosure className="export-details">
      <Heading className="export-details-head">
        <Button slot="trigger" className="button quiet" data-testid="export-details">
          <ChevronDown size={14} className="export-details-sign" aria-hidden="true" />
          <span className="label">{word('export.details')}</span>
        </Button>
      </Heading>
      <DisclosurePanel className="export-details-body">{children}</DisclosurePanel>
    </Disclosure>
  )
}

function Bom({ of: { choices, change } }: { readonly of: Export }) {
  const { word } = useLanguage()
  return (
    <CheckBox
      text={word('export.bom')}
      isOn={choices.bom}
      onChange={(bom) => change({ bom })}
      testId="export-bom"
    />
  )
}
