/** What the person keeps of a run: steps with names, and notes to the document. */
import { longestNotes } from '@shared/document/document'
import { runText } from '@shared/run'
import { Bookmark } from 'lucide-react'
import { useMemo } from 'react'
import { TextArea, TextField } from 'react-aria-components'
import { Button } from '../controls/Button'
import { Hint } from '../controls/Hint'
import { shortcutOf } from '../keys'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { BookmarkRow } from './BookmarkRow'
import { bookmarksOf } from './bookmarks'
import { setNotes, toggleBookmark } from './commands'
import { useDocuments } from './useDocuments'

export function NotesTab() {
  return (
    <div className="notes">
      <BookmarkList />
      <NotesField />
    </div>
  )
}

function BookmarkList() {
  const app = useApp()
  const { word } = useLanguage()
  const run = useDesk((desk) => runText(desk.run))
  const all = useDocuments(({ bookmarks }) => bookmarks)
  const bookmarks = useMemo(() => bookmarksOf(all, run), [all, run])
  return (
    <section className="bookmarks">
      <header className="notes-head">
        <h3 className="section-title">{word('notes.bookmarks')}</h3>
        <Hint text={word('notes.bookmark.add')} keys={shortcutOf('bookmark')}>
          <Button
            look="quiet"
            icon={<Bookmark size={14} />}
            onPress={() => toggleBookmark(app)}
            testId="add-bookmark"
          >
            {word('notes.bookmark.add')}
          </Button>
        </Hint>
      </header>
      {bookmarks.length === 0 ? (
        <p className="notes-none">{word('notes.bookmarks.none')}</p>
      ) : (
        <ul className="bookmark-list" data-testid="bookmarks">
          {bookmarks.map((bookmark) => (
            <BookmarkRow key={bookmark.k} bookmark={bookmark} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NotesField() {
  const app = useApp()
  const { word } = useLanguage()
  const notes = useDocuments((desk) => desk.notes)
  return (
    <TextField
      className="notes-field"
      aria-label={word('notes.text')}
      value={notes}
      onChange={(next) => setNotes(app, next)}
      maxLength={longestNotes}
    >
      <TextArea className="text-input notes-text" placeholder={word('notes.text.hint')} data-testid="notes" />
    </TextField>
  )
}
