/** Runs side by side: what each takes to its first solution and in all. */
import { mostComparedSteps, mostTimedMs, mostTimedRuns } from '@shared/ipc/solver'
import { RotateCcw, Square } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { setTable } from '../app'
import { openDialog, sayWord } from '../commands'
import { Button } from '../controls/Button'
import { Segments } from '../controls/Segments'
import { Window } from '../controls/Window'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { CompareState } from './CompareState'
import { CompareTable } from './CompareTable'
import { SaveTable } from './SaveTable'
import { type Group, groupsOf, type Row, rowsOf, runsOf, type Sorting, sorted } from './table'

export function CompareDialog() {
  const app = useApp()
  const { say, word } = useLanguage()
  const run = useDesk((desk) => desk.run)
  const [first] = useState(run)
  const groups = useMemo(() => groupsOf(first), [first])
  const title = say({ key: 'compare.title', values: { puzzle: word(`${first.puzzle.id}.name`) } })
  return (
    <Window title={title} size="wide" testId="compare-dialog" onClose={() => openDialog(app, undefined)}>
      <Comparing groups={groups} />
    </Window>
  )
}

function Comparing({ groups }: { readonly groups: readonly Group[] }) {
  const app = useApp()
  const { say, word, locale } = useLanguage()
  const [id, setId] = useState('strategies')
  const [sorting, setSorting] = useState<Sorting>()
  const group = groups.find((each) => each.id === id) ?? groups[0]
  const { comparison } = useStore(app.comparer.store)
  const rows = useMemo(() => {
    if (!group) return []
    const found = rowsOf(group, comparison)
    return sorting ? sorted(found, sorting, ({ candidate }) => say(candidate.name), locale) : found
  }, [group, comparison, sorting, say, locale])

  // Whoever closes the dialog waits no more.
  useEffect(() => () => app.comparer.drop(), [app])
  useEffect(() => {
    if (group) app.comparer.start(runsOf(group))
  }, [app, group])

  function lay({ candidate: { run, name } }: Row): void {
    const before = app.desk.getState().run
    openDialog(app, undefined)
    setTable(app, run)
    sayWord(app, { key: 'compare.laid', values: { name: say(name) } }, before)
  }

  if (!group) return null
  const limits = { steps: mostComparedSteps, runs: mostTimedRuns, ms: mostTimedMs }
  return (
    <div className="comparing">
      <div className="comparing-head">
        {groups.length > 1 && (
          <Segments
            label={word('compare.group')}
            value={group.id}
            options={groups.map((each) => ({ value: each.id, text: say(each.title) }))}
            onChange={setId}
            testId="compare-group"
          />
        )}
        <p className="comparing-about">
          {group.about && say(group.about)} {say({ key: 'compare.limits', values: limits })}
        </p>
      </div>
      <CompareTable group={group} rows={rows} sorting={sorting} onSort={setSorting} onLay={lay} />
      <footer className="window-foot">
        <CompareState comparison={comparison} />
        <div className="spring" />
        <SaveTable group={group} rows={rows} />
        {comparison?.state === 'running' ? (
          <Button
            key="stop"
            icon={<Square size={12} />}
            onPress={() => app.comparer.stop()}
            testId="compare-stop"
          >
            {word('compare.stop')}
          </Button>
        ) : (
          <Button
            key="again"
            icon={<RotateCcw size={14} />}
            onPress={() => app.comparer.start(runsOf(group))}
            testId="compare-again"
          >
            {word('compare.again')}
          </Button>
        )}
      </footer>
    </div>
  )
}
