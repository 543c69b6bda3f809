import { compileGuard } from '#assistant/guard/evidence.ts'
import { nothingSaid } from '#domain/nothing-said.ts'
import { daysNamedIn } from './booking/days.ts'
import { notesIn } from './lead/notes.ts'
import type { ListingRecord } from './turn.ts'
import { respond } from './understanding/respond.ts'

/** Says something to nobody, so that the first visitor does not wait for what is made on first use. */
export async function warmUp(now: Date): Promise<void> {
  compileGuard()
  const message = 'Hello, what is the price? Is there a wine cellar, and can I see it on Tuesday at 3pm?'
  await respond({
    record,
    tone: 'balanced',
    before: [],
    message,
    conversation: null,
    canAskOwner: true,
    known: [],
    asked: null,
    tour: null,
    now,
  })
  notesIn(message, null)
  daysNamedIn('tuesday at 3pm', now.toISOString().slice(0, 10))
}

const record: ListingRecord = {
  id: 0,
  address: '',
  propertyType: 'single_family',
  listingType: 'sale',
  marketStatus: 'active',
  salePrice: 1,
  rentalPrice: null,
  beds: null,
  baths: null,
  sqft: null,
  description: 'A house with a garden.',
  timeZone: 'America/Los_Angeles',
  facts: nothingSaid,
  answers: [],
  tourHours: [],
  tourNoticeHours: 0,
  givesTours: true,
}
