import type { LeadNote } from '../turn.ts'
import { budgetAndFinancing } from './budget-and-financing.ts'
import { household } from './household.ts'
import { intent } from './intent.ts'
import { petQualifications } from './pets.ts'
import type { Qualification } from './qualification.ts'
import { isDenied } from './statements.ts'
import { timing } from './timing.ts'

type Found = Pick<LeadNote, 'topic' | 'value'>

const qualifications: Qualification[] = [
  ...intent,
  ...timing,
  ...budgetAndFinancing,
  ...household,
  ...petQualifications,
]

/** Notes from one clause about its speaker: one per topic, in the order of the text. */
export function qualificationsIn(text: string): Found[] {
  const found = qualifications.flatMap((each) => foundBy(each, text) ?? [])
  return found
    .filter(({ topic }, place) => found.findIndex((each) => each.topic === topic) === place)
    .sort((one, other) => one.at - other.at)
    .map(({ topic, value }) => ({ topic, value }))
}

function foundBy({ topic, said, as, holds }: Qualification, text: string): (Found & { at: number }) | null {
  const match = said.exec(text)
  if (!match || isDenied(text, match)) return null
  const value = as ?? match.groups?.value?.replace(/(?<![.,;:!\s])[.,;:!\s]+$/, '').trim() ?? ''
  return value === '' || (holds && !holds(value)) ? null : { topic, value, at: match.index }
}
