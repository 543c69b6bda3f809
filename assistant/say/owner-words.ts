import { type ListingKind, partiesOf } from '#domain/parties.ts'
import { both, type Words } from './format.ts'

const inSpanish = { seller: 'vendedor', landlord: 'propietario' }

/** A buyer's or renter's word for the person who decides and gives the tours. */
export function ownerWords(listing: ListingKind): Words {
  const { owner } = partiesOf(listing)
  return both(owner, inSpanish[owner])
}
