import { useEffect } from 'react'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'

const shownMs = 2600

/** A word in passing, which goes by itself. */
export function Toast() {
  const { desk } = useApp()
  const { say } = useLanguage()
  const toast = useDesk((state) => state.toast)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => desk.setState({ toast: undefined }), shownMs)
    return () => clearTimeout(timer)
  }, [desk, toast])
  return (
    <div className="toast-place" role="status" data-testid="toast">
      {toast && (
        <p key={toast.id} className="toast">
          {say(toast.message)}
        </p>
      )}
    </div>
  )
}
