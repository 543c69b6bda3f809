/** What visitors ask about, spelled right; a word near one of these is taken for it. */
const spelled =
  `accessible acreage address amenities animals apartment appliances available availability bathroom bathrooms bedroom bedrooms
  building charger charging closing condition conditioning cooling deposit deposits district driveway dryer electricity elevator
  flexibility flexible footage furnace garage garden heating included kitchen landlord laundry lease located location maintenance
  monthly neighborhood negotiable negotiate offers parking pets price pricing property radiators rental schedule school schools
  security square stairs tenant terrace tours utilities vacant viewing washer wheelchair hello thanks dogs tour cats baths beds`.split(
    /\s+/,
  )

/** Words that are near one of those and mean what they say. */
const meant = new Set(
  `garbage garages prize pride prince prices priced squire squares least leash leave leases leased cooking coating heading hearing
  healing beating packing parting parkin washed water charge charged changing changer changed chargers schooling dried drier driver
  drives tenants tenancy tenet stains stars stair stars loaded locations landlords landing kitten kittens hello gardens gardener garlic
  gardening terraces closet closed clothing losing vacate elevators elevated deposited bedding schedules offer office officer
  officers offered towns tones tous tourist cast acts pest pens tuor hearth hinting viewings security purity safety secure
  charming charring conditions conditional addresses addressed flexibly apartments bathtub negotiated negotiation
  rentals renal prime pricey pricy includes include property`.split(/\s+/),
)

const bySpelling = new Set(spelled)

/** A compared text with what is nearly a known word put right. */
export function corrected(text: string): string {
  const looked = new Map<string, string>()
  const right = (word: string) => {
    const known = looked.get(word) ?? rightSpelling(word) ?? word
    looked.set(word, known)
    return known
  }
  return text
    .replace(/\bteh\b/g, 'the')
    .replace(/\bu\b/g, 'you')
    .replace(/\bwk-?end\b/g, 'weekend')
    .replace(/[a-z]{4,}/g, right)
}

function rightSpelling(word: string): string | null {
  if (bySpelling.has(word) || meant.has(word)) return null
  const most = word.length >= 9 ? 2 : 1
  const near = spelled.filter((known) => {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) return false
    // Of a short word another is made too easily: only two letters that changed places count.
    if (word.length < 5 || known.length < 5) return isSwap(word, known)
    return distance(word, known) <= most
  })
  return near.sort((one, other) => distance(word, one) - distance(word, other))[0] ?? null
}

function isSwap(word: string, known: string): boolean {
  return (
    word.length === known.length &&
    [...word].sort().join('') === [...known].sort().join('') &&
    distance(word, known) === 1
  )
}

/** Letters added, left out, changed, or changed places with their neighbor. */
function distance(one: string, other: string): number {
  const rows: number[][] = Array.from({ length: one.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number) => rows[i]?.[j] ?? Math.max(i, j)
  for (let i = 0; i <= one.length; i += 1) {
    for (let j = i === 0 ? 0 : 1; j <= other.length; j += 1) {
      const row = rows[i] as number[]
      if (i === 0) {
        row[j] = j
        continue
      }
      const change = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swap =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(i - 2, j - 2) + 1 : change
      row[j] = Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1)
    }
  }
  return at(one.length, other.length)
}
