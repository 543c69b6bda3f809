import { wordTable } from '../word-table.ts'

/** Words that the guard must recognize when misspelled. Shorter ones are too similar to other words. */
const known =
  `neighborhood neighborhoods neighbors neighbor crimes crime dangerous safety friendly families family children
  schools school demographics diverse diversity religion religious ethnicity ethnic muslims muslim jewish christians
  catholics catholic hispanic hispanics mexican mexicans african asian asians chinese people minorities immigrants
  mortgage mortgages deductible deduct appreciate appreciation investment attorney lawyer refinance burglaries burglary
  homeless sketchy ghetto unsafe residents tenants community nationality racial`.split(/\s+/)

/** Similar words that are different. */
const honest = new Set(
  `christina christiana cristina africa mexico asia families' safely friend friends friended schooled resident tenant
  crimea diverge diverted deducts deducted neighbored communicate morgage`.split(/\s+/),
)

const slips = wordTable<string>({
  teh: 'the',
  yuong: 'young',
  hte: 'the',
  whtie: 'white',
  balck: 'black',
  saef: 'safe',
  sfae: 'safe',
  saffe: 'safe',
  safr: 'safe',
  safetey: 'safety',
  mortage: 'mortgage',
  morgage: 'mortgage',
  morgtage: 'mortgage',
  skool: 'school',
  skools: 'schools',
  naborhood: 'neighborhood',
  neigborhod: 'neighborhood',
  kidz: 'kids',
  demografics: 'demographics',
  demografic: 'demographic',
  chidlren: 'children',
  peeple: 'people',
  wite: 'white',
  jewis: 'jewish',
})

/** The intended word: the word itself, or the known one at an edit distance of one letter. */
export function spelledRight(word: string): string {
  const meant = slips[word]
  if (meant) return meant
  if (word.length < 4 || known.includes(word) || honest.has(word)) return word
  return known.find((each) => isSlipOf(each, word)) ?? word
}

/** Two letters swapped, one missing or doubled; in long words also one wrong or extra letter. */
function isSlipOf(right: string, written: string): boolean {
  if (right[0] !== written[0] || Math.abs(right.length - written.length) > 1) return false
  let start = 0
  while (start < right.length && right[start] === written[start]) start += 1
  const [rest, wrong] = [right.slice(start), written.slice(start)]
  if (rest.slice(1) === wrong) return right.length >= 6 && wrong !== ''
  if (rest.slice(2) === wrong.slice(2) && rest[0] === wrong[1] && rest[1] === wrong[0]) return true
  if (rest === wrong.slice(1)) return right.length >= 7 || wrong[0] === written[start - 1]
  return right.length >= 8 && rest.slice(1) === wrong.slice(1) && rest.length > 1
}
