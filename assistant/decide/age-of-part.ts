import type { Reading } from '../understand/read.ts'
import type { ThingId } from '../understand/things.ts'
import type { TopicId } from '../understand/topics.ts'

/** The part of a home whose age a short question asks for, of those that were spoken of; null where it asks for none. */
export const agedPart = (clause: Reading, ids: (TopicId | ThingId)[]): string | null =>
  asksAge(clause) ? (ids.map((id) => partNames[id]).find((name) => name !== undefined) ?? null) : null

/** "How old is that?", "how old tho": a year in Spanish only without a verb, as "¿de qué año es?" may be the home's. */
const asksAge = ({ words, text }: Reading) =>
  bareAge.test(words.join(' ')) ||
  (bareYear.test(words.join(' ')) && !/\b(?:es|son|fue|built|build|constru\w*)\b/i.test(text))
const bareAge =
  /^(?:(?:and|so|ok|but|or|like|also) )*how old(?: (?:is|are))?(?: (?:it|they|those|(?:that|this)(?: (?:one|thing))?))?(?: (?:tho|though|exactly|then|please|roughly))*$/
const bareYear =
  /^(?:(?:and|so|ok|but|or|like|also|of|from|in) )*what year(?: built)?(?: (?:tho|though|exactly|then|please|roughly|xfa))*$/
const partNames: Partial<Record<TopicId | ThingId, string>> = {
  heating: 'furnace',
  cooling: 'ac',
  laundry: 'washer',
  elevator: 'elevator',
  roof: 'roof',
  plumbing: 'plumbing',
  electrical: 'wiring',
  appliances: 'appliances',
  fridge: 'fridge',
  oven: 'oven',
  dishwasher: 'dishwasher',
  windows: 'windows',
  solar: 'solar panels',
}
