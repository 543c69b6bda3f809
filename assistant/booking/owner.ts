import type { Listing } from '../listing.ts'
import { ownerWords } from '../say/owner-words.ts'

/** "seller" or "landlord": the person who gives the tour. */
export const ownerOf = (record: Listing) => ownerWords(record).en
export const ownerInSpanish = (record: Listing) => ownerWords(record).es
