import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { takeBack } from '../commands'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'

const shownMs = 2600
/** For what is longer than a few words. */
const msALetter = 70
/** Whoever may want something back needs time to see what it is. */
const undoMs = 10_000

/** A word in passing, which goes by itself, but not from under the hand. */
export function Toast() {
  const app = useApp()
  const { desk } = app
  const { say, word } = useLanguage()
  const toast = useDesk((state) => state.toast)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || isHeld) return
    const readMs = Math.max(shownMs, msALetter * say(toast.message).length)
    const timer = setTimeout(() => desk.setState({ toast: undefined }), toast.before ? undoMs : readMs)
    return () => clearTimeout(timer)
  }, [desk, toast, isHeld, say])
  return (
    <div className="toast-place" role="status" data-testid="toast">
      {toast && (
        <div key={toast.id} className="toast">
          {say(toast.message)}
          {toast.before && (
            <Button
              className="toast-undo"
              icon={<Undo2 size={14} />}
              onPress={() => takeBack(app)}
              onHoverChange={setHeld}
              onFocusChange={setHeld}
              testId="undo-make"
            >
              {word('make.undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
