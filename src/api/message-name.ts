/**
 * A random UUID (version 4), by which a server that hears a message twice knows that it is one. Not `crypto.randomUUID`, which
 * is missing from pages that came without https.
 */
export function messageName(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) =>
    index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte,
  )
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
