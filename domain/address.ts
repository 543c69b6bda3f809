import { oneLine } from './text.ts'

/** `48 Alder Ridge Road` of the whole address. */
export function streetOf(address: string): string {
  return oneLine(address.split(',')[0] ?? address)
}
