import type { ConversationUpdate, Updates } from '#machines/live-updates/updates.ts'

export const conversation = 'conversation-1'

const answer: ConversationUpdate = {
  id: 'answer-7',
  kind: 'owner_answer',
  text: 'You asked: “Is there a sauna?” The answer is: “Yes, in the garden.”',
  written_at: '2026-11-21T09:30:00.000Z',
}
const tour: ConversationUpdate = {
  id: 'tour-12-0-accepted',
  kind: 'tour',
  text: 'Your tour is confirmed: Tue, Nov 24 at 2 PM PST.',
  written_at: '2026-11-21T10:05:00.000Z',
}

export const one: Updates = { version: 'version-1', updates: [answer] }
export const two: Updates = { version: 'version-2', updates: [answer, tour] }
