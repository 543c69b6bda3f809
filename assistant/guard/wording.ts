import { oneLine } from '#domain/text.ts'
import type { Listing } from '../listing.ts'
import type { AdviceKind, FairHousingKind } from './kinds.ts'

/** What is said instead: neutral words, the same for everybody, and who publishes what was asked. */
export const fairHousingWords: Record<FairHousingKind, (record: Listing) => string> = {
  people: () =>
    'I don’t describe who lives in a building or a neighborhood: I give everybody the same answers, and those are about the home. The Census Bureau publishes figures for every area at census.gov.',
  welcome: () =>
    'Every enquiry is welcome here, and I give everybody the same answers. HUD explains fair housing, and takes questions about it, at hud.gov/fairhousing.',
  voucher: ({ listingType }) =>
    `I can’t speak for how a ${listingType === 'rental' ? 'rent' : 'purchase'} is paid with assistance. Your public housing agency knows your program and its rules, and hud.gov/fairhousing explains fair housing.`,
  suits: () =>
    'For whom a home is right is not for me to say; you know your household best. I can tell you about its rooms, its size, its outdoor space and its rules.',
  safety: () =>
    'I don’t rate how safe a place is. The local police department publishes its own figures, and you are free to visit at any hour that matters to you.',
  schools: ({ facts }) =>
    `${districtWords(facts.schoolDistrict)}I don’t rate schools. The district’s own site and the state’s department of education publish figures that you can compare, and the district confirms which schools serve an address.`,
  place: () =>
    'I don’t rate neighborhoods. The city’s own site, census.gov and a visit of your own let you judge for yourself.',
}

export const adviceWords: Record<AdviceKind, string> = {
  law: 'I can’t advise on law or contracts. A real-estate attorney in your state can.',
  tax: 'I can’t advise on taxes beyond what the listing says. A CPA or another tax adviser can.',
  mortgage:
    'I can’t advise on mortgages or on what you can afford. A licensed lender can, and so can a HUD-approved housing counselor, whom you find at consumerfinance.gov.',
  value:
    'I can’t judge what a home is worth or will be worth, nor whether to take it. A licensed appraiser or your own agent can.',
  insurance: 'I can’t advise on insurance. A licensed insurance agent can.',
}

export const closingWords = 'I am glad to answer anything about the home itself.'

function districtWords(district: string | null): string {
  if (district === null) return 'The listing names no school district. '
  const name = oneLine(district).replace(/(?<![.\s])[.\s]+$/, '')
  return name ? `The school district on this listing is ${name}. ` : ''
}
