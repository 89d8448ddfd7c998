import { longestName } from '@shared/document/document'
import { X } from 'lucide-react'
import { Input, TextField } from 'react-aria-components'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import type { RunBookmark } from './bookmarks'
import { removeBookmark, renameBookmark, showStep } from './commands'

/** A bookmark of the run on the table: its step, which a press goes to, and its name, which can be typed over. */
export function BookmarkRow({ bookmark }: { readonly bookmark: RunBookmark }) {
  const app = useApp()
  const { word, say, number } = useLanguage()
  const { k, name, run } = bookmark
  const named = (key: string) => say({ key: `notes.bookmark.${key}`, values: { k } })
  return (
    <li className="bookmark" data-testid={`bookmark-${k}`}>
      <Button
        look="quiet"
        className="bookmark-step"
        aria-label={named('go')}
        onPress={() => showStep(app, k)}
        testId={`bookmark-go-${k}`}
      >
        {number(k)}
      </Button>
      <TextField
        className="bookmark-name"
        aria-label={named('name')}
        value={name}
        onChange={(next) => renameBookmark(app, run, k, next)}
        maxLength={longestName}
      >
        <Input className="text-input" placeholder={word('notes.bookmark.name.hint')} />
      </TextField>
      <IconButton
        name={named('remove')}
        icon={<X size={14} />}
        onPress={() => removeBookmark(app, run, k)}
        testId={`bookmark-remove-${k}`}
      />
    </li>
  )
}
