import { fromCallback, type NonReducibleUnknown } from 'xstate'

/**
 * Sends DISMISS when Escape is pressed, wherever the focus is, and keeps the key from other listeners such as a dialog's.
 */
export const watchEscape = fromCallback<{ type: 'DISMISS' }, NonReducibleUnknown>(({ sendBack }) => {
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    sendBack({ type: 'DISMISS' })
  }
  addEventListener('keydown', dismiss, { capture: true })
  return () => removeEventListener('keydown', dismiss, { capture: true })
})
