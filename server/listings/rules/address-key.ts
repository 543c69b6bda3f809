import { directions, states, streetTypes, unitWords, words } from './address-words.ts'

/** The rule by which keys are made. Raise it when the rule changes: kept keys of another one are made anew at the next start. */
export const addressKeyRule = '1'

/**
 * What two spellings of one address in the United States have in common, for instance
 * `1:48 alder rdg rd ml vly||ca|94941`: street and city, units, state, ZIP. Empty when the text has no letter and no digit.
 *
 * Commas do not count, so nothing says where a street ends and its city begins: words are abbreviated wherever they stand.
 * Where one word may mean two things, the key may take two spellings for two homes, and never two homes for one.
 */
export function addressKey(text: string): string {
  const tokens = tokensOf(text)
  const units = takeUnits(tokens)
  takeCountry(tokens)
  const zip = takeZip(tokens)
  takeCountry(tokens)
  const state = takeState(tokens)
  const place = tokens.map(written).join(' ')
  return place || units || state || zip ? `${addressKeyRule}:${place}|${units}|${state}|${zip}` : ''
}

function tokensOf(text: string): string[] {
  return (
    text
      // A fraction follows a number.
      .replace(/[¼½¾⅐-⅞]/g, ' $&')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\u2044/g, '/')
      .replace(/['’‘ʼ`´]/g, '')
      .replace(/&/g, ' and ')
      .replace(/#/g, ' # ')
      // N.W. is one word, St.John two, 12.5 a number.
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
      .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
      // 12-34 is no 1234; 12-B is 12B; Winston-Salem is two words.
      .replace(/(?<=\d)-(?=\p{L}(?![\p{L}\d]))|(?<=(?<![\p{L}\d])\p{L})-(?=\d)/gu, '')
      .replace(/(?<!\d)-|-(?!\d)/g, ' ')
      .replace(/(?<!\d)\/|\/(?!\d)/g, ' ')
      .split(/[^\p{L}\p{N}#./-]+/u)
      .filter(Boolean)
  )
}

const country = / (?:united states(?: of america)?|usa?|u s(?: a)?)$/

function takeCountry(tokens: string[]): void {
  const [found] = country.exec(tokens.slice(-5).join(' ')) ?? []
  if (found) tokens.splice(1 - found.split(' ').length)
}

/** The five digits; the four after them say which side of the street, which the number says too. */
function takeZip(tokens: string[]): string {
  const [, five] = /(?:^| )(\d{5})(?:[- ]?\d{4})?$/.exec(tokens.slice(-2).join(' ')) ?? []
  if (!five) return ''
  tokens.splice(tokens.at(-1)?.startsWith(five) ? -1 : -2)
  return five
}

const stateCodes = new Set(states.values())

function takeState(tokens: string[]): string {
  for (const length of [3, 2, 1]) {
    const code = states.get(tokens.slice(-length).join(' '))
    if (code) {
      tokens.splice(-length)
      return code
    }
  }
  const last = tokens.at(-1) ?? ''
  return stateCodes.has(last) ? (tokens.pop() ?? '') : ''
}

/** Wherever in the address a unit is named. What follows the word has to look like one: the street may be Suite Lane. */
function takeUnits(tokens: string[]): string {
  const units: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const kind = unitWords.get(tokens[at] ?? '')
    if (!kind) continue
    let next = at + 1
    while (next < tokens.length && unitWords.get(tokens[next] ?? '') === '#') next++
    const unit = tokens[next] ?? ''
    if (!isUnit(unit, kind, tokens[next - 1] ?? '')) continue
    units.push(`${kind} ${unit}`)
    tokens.splice(at, next - at + 1)
    at--
  }
  tokens.splice(0, tokens.length, ...tokens.filter((token) => token !== '#'))
  return units.sort().join(' ')
}

function isUnit(text: string, kind: string, word: string): boolean {
  if (text === '' || unitWords.has(text)) return false
  if (word === '#') return true
  // FL 33101 is in Florida.
  if (kind === 'fl') return /^\d{1,3}$/.test(text)
  if (/\d/.test(text)) return true
  const isNumber = /^n/.test(word)
  return !isNumber && (/^\p{L}$/u.test(text) || (kind === '#' && /^\p{L}{2}$/u.test(text) && !isType(text)))
}

function written(token: string, at: number, tokens: string[]): string {
  if (token === 'st' && isSaint(tokens, at)) return 'saint'
  const direction = directions.get(token)
  if (direction) return isStreetName(tokens, at) ? token : direction
  return words.get(token) ?? token
}

const isType = (token: string | undefined) => streetTypes.has(token ?? '')
const isDirection = (token: string | undefined) => directions.has(token ?? '')

/** Whether there is nothing before `at` but a number and directions: there begins the name of the street. */
function beginsStreet(tokens: string[], at: number): boolean {
  return /^\d/.test(tokens[0] ?? '') && at > 0 && tokens.slice(1, at).every(isDirection)
}

/** North Street is no N Street, which towns with lettered streets have as well; but N Ridge Road is North Ridge Road. */
function isStreetName(tokens: string[], at: number): boolean {
  return beginsStreet(tokens, at) && isType(tokens[at + 1]) && !isType(tokens[at + 2])
}

/** `St` before a name, as in 12 St Johns Road, or after a whole street, as in 12 Elm Road, St Louis. Else it is a street. */
function isSaint(tokens: string[], at: number): boolean {
  if (at === tokens.length - 1) return false
  if (beginsStreet(tokens, at)) return at === 1 || (!isDirection(tokens[at + 1]) && tokens.slice(at + 1).some(isType))
  const before = isDirection(tokens[at - 1]) ? at - 2 : at - 1
  return isType(tokens[before]) && !beginsStreet(tokens, before)
}
