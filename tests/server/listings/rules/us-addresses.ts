import fc from 'fast-check'

/** The parts of an address, each written out. */
interface UsAddress {
  number: string
  street: string
  unit: string | null
  city: string
  state: string
  zip: string
}

const shortWords: Record<string, string> = {
  Street: 'St',
  Avenue: 'Ave',
  Road: 'Rd',
  Court: 'Ct',
  Lane: 'Ln',
  Boulevard: 'Blvd',
  Terrace: 'Ter',
  Ridge: 'Rdg',
  Valley: 'Vly',
  Springs: 'Spgs',
  Saint: 'St',
  Fort: 'Ft',
  Mount: 'Mt',
  North: 'N',
  Southwest: 'SW',
  Second: '2nd',
}

const codes: Record<string, string> = {
  California: 'CA',
  'New York': 'NY',
  'North Carolina': 'NC',
  'District of Columbia': 'DC',
  'West Virginia': 'WV',
}

const types = ['Street', 'Avenue', 'Road', 'Court', 'Lane', 'Boulevard', 'Terrace']
const names = ['Alder Ridge', 'Spear', 'Linden', 'Saint Johns', 'Second', 'Valley Springs', "O'Farrell", 'José Martí']

const street = fc
  .tuple(
    fc.constantFrom('', 'North ', 'Southwest '),
    fc.constantFrom(...names),
    fc.constantFrom(...types),
    fc.constantFrom('', ' North', ' Southwest'),
  )
  .map(([before, name, type, after]) => `${before}${name} ${type}${after}`)

export const usAddress: fc.Arbitrary<UsAddress> = fc.record({
  number: fc.oneof(
    fc.integer({ min: 1, max: 99_999 }).map(String),
    fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('A', 'B', '-14')).map((parts) => parts.join('')),
  ),
  street,
  unit: fc.option(
    fc.oneof(fc.integer({ min: 1, max: 9999 }).map(String), fc.constantFrom('A', 'B', '3B', '03', '12-4', 'PH2')),
  ),
  city: fc.constantFrom(
    'San Francisco',
    'Mill Valley',
    'Saint Helena',
    'Fort Bragg',
    'Mount Shasta',
    'Winston-Salem',
    'New York',
  ),
  state: fc.constantFrom(...Object.keys(codes)),
  zip: fc.integer({ min: 10_000, max: 99_999 }).map(String),
})

/** One of the spellings of an address by people, programs and the maps' provider. */
export const spelled: fc.Arbitrary<(address: UsAddress) => string> = fc
  .record({
    isShort: fc.boolean(),
    isCode: fc.boolean(),
    isPointed: fc.boolean(),
    isPlain: fc.boolean(),
    unitWord: fc.constantFrom('#', '# ', 'Apt ', 'Apt. #', 'Unit ', 'Suite ', 'Ste. ', 'Apartment '),
    unitPlace: fc.constantFrom('before', 'after', 'end'),
    comma: fc.constantFrom(', ', ' ', ',', '  ,  '),
    zip: fc.constantFrom('', '-0001', ' 9999'),
    country: fc.constantFrom('', 'USA', 'United States', 'U.S.'),
    emails: fc.constantFrom<(text: string) => string>(
      String,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
    ),
  })
  .map((way) => (address) => {
    const short = (text: string) =>
      way.isShort
        ? text.replace(/[A-Z]\w+/g, (word) => (shortWords[word] ? shortWords[word] + (way.isPointed ? '.' : '') : word))
        : text
    const unit = address.unit === null ? null : way.unitWord + address.unit
    const state = way.isCode ? codes[address.state] : address.state
    const parts = [
      way.unitPlace === 'before' ? unit : null,
      `${address.number} ${short(address.street)}`,
      way.unitPlace === 'after' ? unit : null,
      short(address.city),
      `${state} ${address.zip}${way.zip}`,
      way.country || null,
      way.unitPlace === 'end' ? unit : null,
    ]
    const line = way.emails(parts.filter((part) => part !== null).join(way.comma))
    return way.isPlain ? line.normalize('NFD').replace(/\p{M}|['’]/gu, '') : line
  })
