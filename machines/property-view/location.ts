/** A home's location as the page and the URL have it (ADDR-04). Both coordinates or none, in degrees. */
export interface PropertyLocation {
  propertyAddress: string | null
  propertyLat: number | null
  propertyLong: number | null
}

export const nowhere: PropertyLocation = { propertyAddress: null, propertyLat: null, propertyLong: null }

/**
 * Parses a query string, with or without its question mark. An invalid coordinate is left out together with the other
 * one.
 */
export function locationIn(query: string): PropertyLocation {
  const given = parametersIn(query)
  const propertyLat = degreesIn(given.get('lat'), 90)
  const propertyLong = degreesIn(given.get('lng'), 180)
  const isPlace = propertyLat !== null && propertyLong !== null
  return {
    propertyAddress: given.get('address')?.replace(/\s+/g, ' ').trim() || null,
    propertyLat: isPlace ? propertyLat : null,
    propertyLong: isPlace ? propertyLong : null,
  }
}

/** `address=…&lat=…&lng=…`, as far as known. */
export function locationQuery({ propertyAddress, propertyLat, propertyLong }: PropertyLocation): string {
  const given: [string, string | number | null][] = [
    ['address', propertyAddress],
    ['lat', propertyLat],
    ['lng', propertyLong],
  ]
  return given.flatMap(([name, value]) => (value === null ? [] : [`${name}=${written(value)}`])).join('&')
}

export function isSameLocation(one: PropertyLocation, other: PropertyLocation): boolean {
  return locationQuery(one) === locationQuery(other)
}

/** Whether `found` is the home at `shown`: a retyped address has lost the coordinates it was picked with. */
export function isSamePlace(shown: PropertyLocation, found: PropertyLocation): boolean {
  const isTyped = found.propertyLat === null
  return isTyped ? shown.propertyAddress === found.propertyAddress : isSameLocation(shown, found)
}

/** The first value of each name. URLSearchParams isn't available to machines. */
function parametersIn(query: string): Map<string, string> {
  const given = new Map<string, string>()
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=')
    if (!given.has(read(name))) given.set(read(name), read(value.join('=')))
  }
  return given
}

function read(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

const written = (value: string | number) => encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%2C', ',')

const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

function degreesIn(text: string | undefined, most: number): number | null {
  if (text === undefined || !number.test(text.trim())) return null
  const degrees = Number(text)
  return Math.abs(degrees) <= most ? degrees : null
}
