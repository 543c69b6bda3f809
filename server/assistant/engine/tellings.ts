import type { ListingRecord } from '../turn.ts'
import { entered } from './phrases.ts'
import { descriptionOf } from './search.ts'
import {
  tellDeposit,
  tellFee,
  tellFlexibility,
  tellLease,
  tellParking,
  tellPets,
  tellPrice,
  tellUtilities,
} from './tell-costs.ts'
import { tellAvailability, tellMoveIn, tellTours } from './tell-dates.ts'
import {
  tellAddress,
  tellBaths,
  tellBeds,
  tellCooling,
  tellHeating,
  tellKind,
  tellLaundry,
  tellLot,
  tellNeighborhood,
  tellOffering,
  tellSchool,
  tellSize,
  tellStepFree,
  tellYear,
} from './tell-home.ts'
import type { Asked, Telling } from './telling.ts'
import type { Topic, TopicName } from './topic.ts'

type Tell = (asked: Asked) => Telling | null

/** What the fields of a listing tell of each topic; nothing where it has no field. */
const tells: Record<TopicName, Tell> = {
  address: tellAddress,
  availability: tellAvailability,
  baths: tellBaths,
  beds: tellBeds,
  cooling: tellCooling,
  deposit: tellDeposit,
  elevator: tellElevator,
  fee: tellFee,
  flexibility: tellFlexibility,
  floor: () => null,
  heating: tellHeating,
  kind: tellKind,
  laundry: tellLaundry,
  lease: tellLease,
  lot: tellLot,
  moveIn: tellMoveIn,
  neighborhood: tellNeighborhood,
  noise: () => null,
  offering: tellOffering,
  parking: tellParking,
  pets: tellPets,
  price: tellPrice,
  school: tellSchool,
  size: tellSize,
  stepFree: tellStepFree,
  tours: tellTours,
  utilities: tellUtilities,
  view: () => null,
  year: tellYear,
}

export function tell(topic: Topic, asked: Asked): Telling | null {
  return tells[topic.name](asked)
}

/** The sentences of the description that speak of a topic, two at most. */
export function describedOf(topic: Topic, record: ListingRecord): string[] {
  const { told } = topic
  return told
    ? descriptionOf(record)
        .filter((sentence) => told.test(sentence))
        .slice(0, 2)
    : []
}

/** An elevator is told where the note on the entrance names one. */
function tellElevator(asked: Asked): Telling | null {
  const note = entered(asked.record.facts.stepFreeNote)
  if (note === null || !/\b(elevator|lift)\b/i.test(note)) return null
  const telling = /^(yes[,;: ]*)?(by |via |with )?(an |the )?elevator$/i.test(note)
    ? 'There is an elevator.'
    : `On the way up: ${note}.`
  return { topic: 'elevator', text: telling, sources: [telling] }
}
