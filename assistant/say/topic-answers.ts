import type { TopicId } from '../understand/topics.ts'
import {
  address,
  cooling,
  elevator,
  floor,
  heating,
  kind,
  neighborhood,
  offering,
  overview,
  school,
  stepFree,
  year,
} from './topics/building.ts'
import { deposit, fee, flexibility, price, utilities } from './topics/costs.ts'
import { availability, tourPolicy } from './topics/dates.ts'
import { baths, beds, laundry, lot, size } from './topics/rooms.ts'
import { lease, parking, pets } from './topics/rules.ts'
import type { TopicAnswer } from './topics/shared.ts'

/** No answer of its own: the description or the owner's answers are searched. */
const fromRecord: TopicAnswer = () => null

export const topicAnswers: Record<TopicId, TopicAnswer> = {
  price,
  flexibility,
  fee,
  parking,
  pets,
  availability,
  tours: tourPolicy,
  beds,
  baths,
  size,
  kind,
  offering,
  address,
  year,
  lot,
  heating,
  cooling,
  laundry,
  stepFree,
  elevator,
  floor,
  lease,
  deposit,
  utilities,
  moveInCost: fromRecord,
  school,
  neighborhood,
  view: fromRecord,
  noise: fromRecord,
  owner: fromRecord,
  overview,
}
