import { capital, counted, dollars, entered, entryAbout, listed, withNote } from './phrases.ts'
import { type Asked, inTone, type Telling, told } from './telling.ts'

/** What the home is, and what is in it. Null: not in the listing. */

export function tellBeds({ record: { beds }, tone }: Asked): Telling | null {
  if (beds === null) return null
  if (beds === 0) return told('beds', 'It is a studio.')
  return told(
    'beds',
    inTone(tone, `It has ${rooms(beds)}.`, `You get ${rooms(beds)}.`, `There ${be(beds)} ${rooms(beds)}.`),
    `It has ${rooms(beds)}.`,
  )
}

export function tellBaths({ record: { baths }, tone }: Asked): Telling | null {
  if (baths === null) return null
  const count = counted(baths, 'bath')
  return told(
    'baths',
    inTone(tone, `It has ${count}.`, `You get ${count}.`, `There ${be(baths)} ${count}.`),
    `It has ${count}.`,
  )
}

export function tellSize({ record: { sqft }, tone }: Asked): Telling | null {
  if (sqft === null) return null
  const size = `${sqft.toLocaleString('en-US')} square feet`
  return told(
    'size',
    inTone(tone, `It measures ${size}.`, `You get ${size}.`, `It comes to ${size}.`),
    `It measures ${size}.`,
  )
}

export function tellKind({ record }: Asked): Telling {
  return told('kind', `It is ${kindOf(record.propertyType)} ${offering(record.listingType)}.`)
}

export function tellOffering({ record }: Asked): Telling {
  return told('offering', `It is ${offering(record.listingType)}.`)
}

export function tellAddress({ record, tone }: Asked): Telling {
  const { address } = record
  return told(
    'address',
    inTone(tone, `The address is ${address}.`, `It is at ${address}.`, `You find it at ${address}.`),
    `The address is ${address}.`,
  )
}

export function tellYear({ record: { facts } }: Asked): Telling | null {
  const note = entered(facts.yearNote)
  if (facts.yearBuilt === null) return note === null ? null : told('year', `${capital(note)}.`)
  const built = `It was built in ${facts.yearBuilt}`
  if (note === null) return told('year', `${built}.`)
  return told('year', /^[a-z]/.test(note) ? `${built} (${note}).` : withNote(built, note))
}

export function tellLot({ record: { facts } }: Asked): Telling | null {
  if (facts.lotAcres === null) return null
  return told('lot', `The lot measures ${facts.lotAcres.toLocaleString('en-US')} acre${facts.lotAcres > 1 ? 's' : ''}.`)
}

export function tellHeating({ record: { facts } }: Asked): Telling | null {
  const heating = entered(facts.heating)
  return heating === null ? null : told('heating', entryAbout('heating', heating))
}

export function tellCooling({ record: { facts } }: Asked): Telling | null {
  const cooling = entered(facts.cooling)
  return cooling === null ? null : told('cooling', entryAbout('cooling', cooling))
}

export function tellLaundry({ record: { facts } }: Asked): Telling | null {
  const laundry = entered(facts.laundry)
  return laundry === null ? null : told('laundry', entryAbout('laundry', laundry))
}

export function tellStepFree({ record: { facts } }: Asked): Telling | null {
  const note = entered(facts.stepFreeNote)
  if (facts.stepFree === null) return note === null ? null : told('stepFree', `${capital(note)}.`)
  const claim = `The entrance is ${facts.stepFree ? '' : 'not '}step-free`
  if (note === null) return told('stepFree', `${claim}.`)
  if (/^(from|by|through|via|at|on|with)\s/i.test(note)) return told('stepFree', withNote(claim, note))
  return told('stepFree', `${claim}: ${note}.`)
}

export function tellSchool({ record: { facts } }: Asked): Telling | null {
  const district = entered(facts.schoolDistrict)
  return district === null ? null : told('school', `The school district on record is ${district}.`)
}

export function tellNeighborhood({ record: { facts } }: Asked): Telling | null {
  const neighborhood = entered(facts.neighbourhood)
  if (neighborhood === null) return null
  return told('neighborhood', `Of the neighborhood the seller writes: “${neighborhood}.”`)
}

/** One line with all that the head of the listing has. */
export function summaryOf({ record, tone, ...asked }: Asked): Telling {
  const { propertyType, beds, baths, sqft, address } = record
  const parts = [
    beds === null || beds === 0 ? null : rooms(beds),
    baths === null ? null : counted(baths, 'bath'),
    sqft === null ? null : `${sqft.toLocaleString('en-US')} square feet`,
  ].filter((part) => part !== null)
  const head = `${address} is ${kindOf(propertyType)} ${offering(record.listingType)}${parts.length > 0 ? ` with ${listed(parts)}` : ''}.`
  const price = record.salePrice ?? record.rentalPrice
  const asks =
    price === null
      ? 'The price is on request.'
      : `It is offered at ${dollars(price)}${record.listingType === 'rental' ? ' a month' : ''}.`
  return told('overview', `${head} ${asks}`, head, asks, ...(tellYear({ record, tone, ...asked })?.sources ?? []))
}

const kinds: Record<string, string> = {
  apartment: 'an apartment',
  commercial: 'a commercial property',
  condo: 'a condominium',
  industrial: 'an industrial property',
  land: 'a piece of land',
  mixed_use: 'a mixed-use property',
  multi_family: 'a multi-family home',
  residential: 'a single-family home',
  single_family: 'a single-family home',
  townhouse: 'a townhouse',
}

const kindOf = (propertyType: string) => kinds[propertyType] ?? 'a home'
const offering = (listingType: string) => (listingType === 'rental' ? 'for rent' : 'for sale')
const rooms = (count: number) => counted(count, 'bedroom')
const be = (count: number) => (count === 1 ? 'is' : 'are')
