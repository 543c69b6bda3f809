/**
 * The two lines of an address: its street, and all that follows (empty where nothing does). Apart from `address.ts`,
 * because a listing's page loads this alone.
 */
export function streetAndTown(address: string): [street: string, town: string] {
  const [street = '', ...town] = address.split(/,\s*/)
  return [street, town.join(', ')]
}
