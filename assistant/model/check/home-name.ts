import { streetAndTown } from '#domain/address-lines.ts'
import { escapedForPattern } from '#domain/text.ts'

/** A text in which the home's address is "the home": it names what is spoken of and claims nothing more. */
export function withoutAddress(text: string, address: string): string {
  const [street, town] = streetAndTown(address)
  const [city = '', state = ''] = town.split(', ')
  const streets = [
    street,
    street.replace(/(?:(?<!\s)\s+)?#\w+$/, ''),
    street.replace(/#/, 'Unit '),
    street.replace(/#/, 'Apt. '),
  ]
  const places = [`${city}, ${state}`, `${city}, ${state.replace(/(?:(?<!\s)\s+)?(?<!\d)\d+$/, '')}`, city].filter(
    (place) => place.trim(),
  )
  const named = streets.flatMap((each) => [...places.map((place) => `${each}, ${place}`), each])
  const text1 = replaceEach(text, named, 'the home')
  return replaceEach(
    text1,
    places.map((place) => `in ${place}`),
    '',
  )
}

function replaceEach(text: string, names: string[], by: string): string {
  return [...new Set(names)]
    .sort((one, other) => other.length - one.length)
    .reduce((so, name) => so.replace(new RegExp(`(?<![\\w#])${escapedForPattern(name)}(?![\\w#]| #)`, 'gi'), by), text)
}
