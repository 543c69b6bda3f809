import { mapFailed } from './map-failed.ts'

export const addressConfirm = {
  verifying: 'Checking the address',
  didYouMean: 'Did you mean?',
  confirm: 'Confirm address',
  unverified: "We couldn't verify this address. Please check that your information is correct before continuing.",
  suggested: 'Suggested address',
  entered: 'The address you entered',
  adjust: 'Adjust pin',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  map: (address: string) => `Map around ${address}`,
  noMap: mapFailed,
  pin: 'Pin',
  pinHint: 'Drag the pin, or use the arrow keys. Hold Shift for smaller steps.',
}

const feetPerMetre = 3.28084

/** Where a pin lies from the suggested place, in metres; empty where it was not moved. */
export function pinWords({ east, north }: { east: number; north: number }): string {
  const parts = [part(north, 'north', 'south'), part(east, 'east', 'west')].filter(Boolean)
  return parts.length > 0 ? `The pin is ${parts.join(' and ')} of the suggested place.` : ''
}

function part(metres: number, ahead: string, behind: string): string {
  const feet = Math.round(Math.abs(metres) * feetPerMetre)
  return feet > 0 ? `${feet} ${feet === 1 ? 'foot' : 'feet'} ${metres > 0 ? ahead : behind}` : ''
}
