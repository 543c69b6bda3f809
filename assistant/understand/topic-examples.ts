import type { ThingId } from './things.ts'
import { buildingExamples } from './topic-examples/building.ts'
import { costExamples } from './topic-examples/costs.ts'
import { otherExamples } from './topic-examples/other.ts'
import { placeExamples } from './topic-examples/place.ts'
import { roomExamples } from './topic-examples/rooms.ts'
import { termExamples } from './topic-examples/terms.ts'
import type { TopicId } from './topics.ts'

/** Items that visitors ask for in more ways than a list of phrases contains. */
export const learnedThings = [
  'pool',
  'kitchen',
  'internet',
  'garden',
  'gym',
  'doorman',
  'hardwood',
  'bikeRoom',
  'facade',
  'street',
  'layout',
] as const satisfies ThingId[]

/** What a question may be about: a topic, an item, or `other`, which listings rarely say. */
export type LearnedTopic = TopicId | (typeof learnedThings)[number] | 'other'

/**
 * Questions by topic, one a line, by many writers; English and Spanish. The classifier of topics is trained on them.
 */
export const topicExamples: Record<LearnedTopic, string> = {
  ...costExamples,
  ...termExamples,
  ...roomExamples,
  ...buildingExamples,
  ...placeExamples,
  ...otherExamples,
}
