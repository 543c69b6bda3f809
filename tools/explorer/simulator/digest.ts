import type { Json } from './codec.ts'

/** A short hash of a value, the same in Node and in a browser (FNV-1a, 32 bits), for comparisons. */
export function digest(value: Json): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
