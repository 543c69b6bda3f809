import { nowhere, type PropertyLocation } from '../property-view/location.ts'
import { type MapPicture, type Offset, placeUnder } from './pin.ts'

/** The provider's verdict on an address: exact, another one, or none. */
export type Verdict = { match: 'exact' | 'other'; found: PropertyLocation } | { match: 'none' }

export interface Submitted {
  entered: string
  /** The picked suggestion, when it is the submitted text. */
  picked: PropertyLocation | null
  hasToken: boolean
  /** Continues with the confirmed address. */
  onSave: (location: PropertyLocation) => void
  /** Returns to the box with the typed text unchanged. */
  onCancel: () => void
}

export interface Confirming extends Submitted {
  suggested: PropertyLocation
  /** The selected one of the two addresses. */
  meant: 'suggested' | 'entered'
  /** Unknown until the frame of the map was measured. */
  picture: MapPicture | null
  pin: Offset
}

export function beginning(submitted: Submitted): Confirming {
  return { ...submitted, suggested: nowhere, meant: 'suggested', picture: null, pin: { x: 0, y: 0 } }
}

/** Only the address as typed. */
export function asTyped({ entered }: Pick<Submitted, 'entered'>): PropertyLocation {
  return { ...nowhere, propertyAddress: entered }
}

/**
 * What the visitor confirmed: the selected address with its location. A moved pin is the visitor's own location; an
 * unmoved one belongs to the suggestion.
 */
export function confirmed(confirming: Confirming): PropertyLocation {
  const { suggested, meant, pin } = confirming
  const { propertyLat, propertyLong } = suggested
  const address = meant === 'suggested' ? suggested : asTyped(confirming)
  if ((pin.x === 0 && pin.y === 0) || propertyLat === null || propertyLong === null) return address
  const { latitude, longitude } = placeUnder({ latitude: propertyLat, longitude: propertyLong }, pin)
  return { ...address, propertyLat: latitude, propertyLong: longitude }
}
