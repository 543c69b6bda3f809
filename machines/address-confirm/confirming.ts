import { nowhere, type PropertyLocation } from '../property-view/location.ts'
import { type MapPicture, type Offset, placeUnder } from './pin.ts'

/** What the provider says of an address: it is the one, it may be another one, or there is none. */
export type Verdict = { match: 'exact' | 'other'; found: PropertyLocation } | { match: 'none' }

export interface Submitted {
  entered: string
  /** What was picked among the suggestions, where that is what was sent off. */
  picked: PropertyLocation | null
  hasToken: boolean
  /** Goes on with the address that was confirmed. */
  onSave: (location: PropertyLocation) => void
  /** Goes back to the box, where everything is as it was typed. */
  onCancel: () => void
}

export interface Confirming extends Submitted {
  suggested: PropertyLocation
  /** Which of the two addresses the visitor means. */
  meant: 'suggested' | 'entered'
  /** Unknown until the frame of the map was measured. */
  picture: MapPicture | null
  pin: Offset
}

export function beginning(submitted: Submitted): Confirming {
  return { ...submitted, suggested: nowhere, meant: 'suggested', picture: null, pin: { x: 0, y: 0 } }
}

/** The address as it was typed, and no more. */
export function asTyped({ entered }: Pick<Submitted, 'entered'>): PropertyLocation {
  return { ...nowhere, propertyAddress: entered }
}

/**
 * What the visitor confirmed: the address that they mean, where it stands. A pin that they moved is their own word; one that
 * was not moved belongs to the suggestion.
 */
export function confirmed(confirming: Confirming): PropertyLocation {
  const { suggested, meant, pin } = confirming
  const { propertyLat, propertyLong } = suggested
  const address = meant === 'suggested' ? suggested : asTyped(confirming)
  if ((pin.x === 0 && pin.y === 0) || propertyLat === null || propertyLong === null) return address
  const { latitude, longitude } = placeUnder({ latitude: propertyLat, longitude: propertyLong }, pin)
  return { ...address, propertyLat: latitude, propertyLong: longitude }
}
