import type { AskedAbout } from '#machines/conversation/events.ts'
import type { LeadNote } from '../turn.ts'

const about: Partial<Record<LeadNote['topic'], AskedAbout>> = {
  intent: 'purpose',
  timing: 'timing',
  budget: 'budget',
  financing: 'financing',
  email: 'contact',
  phone: 'contact',
}

/** Which of Penny's questions the notes already answer. */
export const subjectsKnown = (notes: Pick<LeadNote, 'topic'>[]): AskedAbout[] => [
  ...new Set(notes.flatMap(({ topic }) => about[topic] ?? [])),
]
