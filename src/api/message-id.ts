/**
 * A random UUID (version 4): the id by which the server answers a message or a request only once. `crypto.randomUUID` is
 * missing on pages without https.
 */
export function createMessageId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) =>
    index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte,
  )
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
