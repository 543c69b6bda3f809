import type { Db } from '#server/platform/db/database.ts'
import { conversationsIn } from '../support/chat.ts'
import { say } from './yes.ts'

export interface Changing {
  conversationId: string
  message: string
}

/** Sends the message with one id, however often it is sent. */
export async function sayChange(db: Db, { conversationId, message }: Changing, now: Date): Promise<string> {
  const opening = (await conversationsIn({ db })).find(({ id }) => id === conversationId)
  if (!opening) throw new Error('There is no such conversation.')
  return say(db, { opening, conversationId, message, clientMessageId: `change ${message}` }, now)
}
