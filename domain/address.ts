import { streetAndTown } from './address-lines.ts'
import { oneLine } from './text.ts'

/** `48 Alder Ridge Road` of the whole address. */
export function streetOf(address: string): string {
  return oneLine(streetAndTown(address)[0])
}
