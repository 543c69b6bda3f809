import { ownerWords } from '#assistant/say/owner-words.ts'
import type { ListingRecord } from '#server/assistant/turn.ts'

/** "seller" or "landlord": the person who gives the tour. */
export const ownerOf = (record: ListingRecord) => ownerWords(record).en
export const ownerInSpanish = (record: ListingRecord) => ownerWords(record).es
