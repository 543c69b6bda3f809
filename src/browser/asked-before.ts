const keyOf = (propertyId: number) => `asked-${propertyId}`

/** Remembers that this browser asked Penny about a listing; what was asked is the server's to keep. */
export function rememberAsked(propertyId: number): void {
  try {
    localStorage.setItem(keyOf(propertyId), 'yes')
  } catch {
    // A browser that keeps nothing is asked about below.
  }
}

/**
 * Whether this browser asked Penny about a listing before; a browser that keeps nothing may have, and so may one that an email's
 * link brought here (`#chat`).
 */
export function hasAsked(propertyId: number): boolean {
  try {
    return location.hash === '#chat' || localStorage.getItem(keyOf(propertyId)) !== null
  } catch {
    return true
  }
}
