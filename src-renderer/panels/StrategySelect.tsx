import { ChevronDown } from 'lucide-react'
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components'
import { setStrategy } from '../commands'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'

export function StrategySelect() {
  const app = useApp()
  const { word, say } = useLanguage()
  const { puzzle, strategy, params } = useDesk(({ run }) => run)
  const nameOf = (id: string) => word(`${puzzle.id}.strategy.${id}`)
  const refusals = new Map(puzzle.strategies.map((each) => [each.id, puzzle.check?.(params, each)]))
  return (
    <Select
      className="select"
      value={strategy.id}
      disabledKeys={[...refusals].flatMap(([id, refusal]) => (refusal ? [id] : []))}
      onChange={(key) => {
        const chosen = puzzle.strategies.find(({ id }) => id === key)
        if (chosen) setStrategy(app, chosen)
      }}
      data-testid="strategy"
    >
      <Button className="button plain select-button">
        <Label className="select-label">{word('ui.strategy')}</Label>
        <SelectValue className="select-value">{nameOf(strategy.id)}</SelectValue>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <Popover className="popover select-popover" placement="bottom start" offset={6}>
        <ListBox className="list-box">
          {puzzle.strategies.map(({ id }) => {
            const refusal = refusals.get(id)
            return (
              <ListBoxItem
                key={id}
                id={id}
                textValue={nameOf(id)}
                className="list-item"
                data-testid={`strategy-${id}`}
              >
                <Text slot="label" className="list-name">
                  {nameOf(id)}
                </Text>
                <Text slot="description" className="list-about">
                  {refusal ? say(refusal.message) : word(`${puzzle.id}.strategy.${id}.about`)}
                </Text>
              </ListBoxItem>
            )
          })}
        </ListBox>
      </Popover>
    </Select>
  )
}
