import { flushSync } from 'react-dom'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'

/** Shows the chat and puts the focus on its field. */
export function askPenny(chat: ViewActor<typeof chatMachine>): void {
  // The field has to be there before it is focused, and within the press: else a phone shows no keyboard.
  if (!chat.getSnapshot().hasTag('shown')) flushSync(() => chat.send({ type: 'TOGGLE' }))
  document.querySelector<HTMLElement>('.stage-chat [data-question]')?.focus({ preventScroll: true })
}
