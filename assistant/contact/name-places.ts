import { folded, isAmbiguous, isCalendarWord, isFirstName, isNeverName, isParticle } from './name-words.ts'
import {
  coreOf,
  type Hints,
  isAnswer,
  isBeside,
  isCapital,
  isShortNamed,
  isSpelled,
  runFrom,
  runUpTo,
  standsAlone,
  withoutDay,
} from './names.ts'
import { emailSign, phoneSign, type Token } from './tokens.ts'

/** Words between two signs or line ends, and what stands before and after them. */
interface Segment {
  words: Token[]
  before: Token | undefined
  after: Token | undefined
  place: number
}

const mostSegments = 60

/** Each way of finding a name reads the same segments. */
const known = new WeakMap<Token[], Segment[]>()

function segmentsOf(tokens: Token[]): Segment[] {
  const before = known.get(tokens)
  if (before) return before
  const segments = splitAtSigns(tokens)
  known.set(tokens, segments)
  return segments
}

function splitAtSigns(tokens: Token[]): Segment[] {
  const segments: Segment[] = []
  let words: Token[] = []
  let before: Token | undefined
  for (const token of [...tokens, undefined]) {
    if (token && (token.kind === 'word' || token.kind === 'number')) {
      words.push(token)
      continue
    }
    segments.push({ words, before, after: token, place: segments.length })
    words = []
    before = token
  }
  return segments
}

const isContact = (token: Token | undefined) => token?.kind === 'email' || token?.kind === 'phone'

const labels = new Set([
  'email',
  'e-mail',
  'mail',
  'phone',
  'cell',
  'tel',
  'mobile',
  'number',
  'my',
  'is',
  'at',
  'and',
  'correo',
  'cel',
  'celu',
  'celular',
  'móvil',
  'movil',
  'teléfono',
  'telefono',
  'número',
  'numero',
  'whatsapp',
  'es',
  'mi',
  'y',
  'address',
  'reach',
  'me',
])
const isNameBefore = (words: Token[], hints: Hints) =>
  isSpelled(words, hints) || standsAlone(words, hints) || sharesWord(words, hints)

/** `fatou.dk@…` goes with Fatou Diallo-Klein. */
function sharesWord(words: Token[], { email }: Hints): boolean {
  const parts = (email?.split('@')[0] ?? '').split(/[^\p{L}]+/u).map(folded)
  return (
    words.length > 1 && words.length < 5 && words.some(({ text }) => text.length > 2 && parts.includes(folded(text)))
  )
}
const isLabel = ({ words }: Segment) => words.every(({ text }) => labels.has(text.toLowerCase()))

/** `Tim Cook tim@cook.com`: the name beside an address or a number, in any order on one line or on lines of a signature. */
export function besideContact(tokens: Token[], hints: Hints): Token[] | null {
  const segments = segmentsOf(tokens)
  const near: { words: Token[]; isWhole: boolean; side: 'before' | 'after' }[] = []
  for (const [place, segment] of segments.entries()) {
    if (near.length > mostSegments) break
    if (isContact(segment.after)) {
      // Labels may stand between them: `Tim Cook, email: tim@cook.com`.
      let at = place
      while (at > 0 && at > place - 5 && segments[at] && isLabel(segments[at] as Segment)) at--
      const closest = segments[at]
      const isStopped = at !== place && /[.?!]/.test(closest?.after?.text ?? '')
      const names = closest
        ? [closest, withoutLabels(closest), withoutCompany(closest)].flatMap((one) => upTo(one, hints))
        : []
      // `Phil Grover. phil.grover@example.com`: beyond the end of a sentence only a whole one that is a name.
      near.push(...names.filter(({ words, isWhole }) => !isStopped || (isWhole && isNameBefore(words, hints))))
    }
    if (isContact(segment.before)) {
      near.push(...from(segment, hints))
      for (let at = place; at < place + 3 && segments[at]?.words.length === 0; at++)
        if (!/[.?!]/.test(segments[at]?.after?.text ?? '')) near.push(...from(segments[at + 1], hints))
    }
  }
  const named = near.filter(({ words, isWhole }) => words.length > 0 && isBeside(words, hints, isWhole))
  const best =
    named.find(({ words }) => isSpelled(words, hints)) ?? named.find(({ side }) => side === 'before') ?? named[0]
  return best?.words ?? null
}

function upTo(segment: Segment | undefined, hints: Hints) {
  if (!segment || segment.words.length === 0) return []
  const { words } = segment
  const stripped = withoutFillers(words)
  const isTheirs = stripped.length > 1 && stripped.length < 5 && isSpelled(stripped, hints)
  if (isTheirs || isShortNamed(stripped, hints)) return [{ words: stripped, isWhole: true, side: 'before' as const }]
  const run = withoutDay(runUpTo(words, words.length, hints))
  const whole = withoutDay(runFrom(stripped, 0, hints))
  const isWhole = stripped.length > 0 && run.length === stripped.length
  const both = [{ words: run, isWhole, side: 'before' as const }]
  // `my name Tim Cook please`
  if (!isWhole && whole.length === stripped.length) both.push({ words: whole, isWhole: true, side: 'before' })
  return both
}

function from(segment: Segment | undefined, hints: Hints) {
  if (!segment || segment.words.length === 0) return []
  const stripped = withoutFillers(segment.words)
  const run = isShortNamed(stripped, hints) ? stripped : runFrom(stripped, 0, hints)
  return [{ words: run, isWhole: run.length > 0 && run.length === stripped.length, side: 'after' as const }]
}

function withoutLabels(segment: Segment): Segment {
  let end = segment.words.length
  // "Ana Ruiz y el correo": an article only before a label
  const isArticle = (word: string) => end < segment.words.length && /^(?:el|the)$/.test(word)
  const isPart = (word: string) => labels.has(word) || isArticle(word)
  while (end > 0 && isPart(segment.words[end - 1]?.text.toLowerCase() ?? '')) end--
  return { ...segment, words: segment.words.slice(0, end) }
}

/** "Dorian Ash of Ash Capital" */
function withoutCompany(segment: Segment): Segment {
  // "Burke with an e"
  const isLetter = (i: number) => /^(?:an?|one|two|no)$/i.test(segment.words[i]?.text ?? '')
  const joint = segment.words.findIndex(
    ({ text }, i) => i > 1 && /^(?:of|from|with|at)$/i.test(text) && !isLetter(i + 1),
  )
  return joint < 0 ? { ...segment, words: [] } : { ...segment, words: segment.words.slice(0, joint) }
}

const fillers = new Set(
  `sure ok okay yes yeah yep hi hello hey of course certainly it's its it is i'm im i am this my the name name's under put for just
  please well oh um thanks thank you soy me llamo es nombre mi por favor gracias si sí here speaking great perfect good cool hola a de
  and full first absolutely definitely totally awesome alright btw fyi fine then ugh`.split(/\s+/),
)

function withoutFillers(words: Token[]): Token[] {
  const isFiller = (token: Token | undefined) =>
    token !== undefined && fillers.has(token.text.toLowerCase()) && !isFillerName(token, words)
  let [from, until] = [0, words.length]
  while (from < until && isFiller(words[from]) && !opensFamilyName(words.slice(from, from + 3))) from++
  while (until > from && isFiller(words[until - 1])) until--
  return words.slice(from, until)
}

/** `De la Fuente`, and not `de San Diego` */
const opensFamilyName = ([de, article, name]: Token[]) =>
  /^de$/i.test(de?.text ?? '') && isParticle(article?.text ?? '') && name !== undefined && isCapital(name)

/** `Will Price` is no answer that begins with a future tense. */
const isFillerName = (token: Token, words: Token[]) =>
  words.length < 4 &&
  isFirstName(token.text) &&
  isCapital(token) &&
  !/^(?:of|the|my|is|it|i|a|me|good|for|si|de|es)$/i.test(token.text)

/** Words of a greeting or a closing that stand before a name and a comma. */
const addresses = new Set(
  'thanks best cheers love penny sincerely warmly yours respectfully dear good morning'.split(' '),
)

/**
 * `Nguyen, Linh` and `van der Berg, Pieter`: the family name first, both in places of their own. Null unless an address
 * begins with the given name or spells both, or the family name is no first name. `isName`: the message says a name, so that
 * where it says nothing else, the given name need not be a known one.
 */
export function familyNameFirst(tokens: Token[], hints: Hints, isName = false): Token[][] | null {
  const segments = segmentsOf(tokens)
  const isAll = isName && segments.length === 2
  for (const [place, family] of segments.slice(0, mostSegments).entries()) {
    const given = segments[place + 1]
    if (family.after?.text !== ',' || !given) continue
    const last = withoutFillers(family.words)
    const run = runFrom(last, 0, hints)
    // A label may follow: `Berg, Pieter tel`.
    const first = runFrom(given.words, 0, hints)
    const isAlone = first.length === given.words.length || isLabel({ ...given, words: given.words.slice(first.length) })
    if (run.length === 0 || run.length !== last.length || first.length === 0 || first.length > 2 || !isAlone) continue
    if (isFamilyAndGiven(coreOf(run), first, hints, isAll)) return [first, run]
  }
  return null
}

function isFamilyAndGiven(run: Token[], [given, ...more]: Token[], hints: Hints, isAll: boolean): boolean {
  const family = run.filter(({ text }) => !isParticle(text))
  const [first, second, third] = family
  if (!first || !given || third || !(isFirstName(given.text) || (isAll && !isAmbiguous(given.text)))) return false
  const isName = ({ text }: Token) => !isCalendarWord(text) && !addresses.has(folded(text))
  if (![...family, given, ...more].every(isName)) return false
  const begins = folded(hints.email?.split(/[^\p{L}]/u)[0] ?? '') === folded(given.text)
  if (!second && (begins || isSpelled([given, first], hints))) return true
  const isWritten = hints.hasCase && [...family, given, ...more].every(isCapital)
  return isWritten && family.every(({ text }) => !isFirstName(text) && !isAmbiguous(text))
}

/** The name in an answer to the question for one. */
export function answeredIn(tokens: Token[], hints: Hints): Token[] | null {
  const segments = segmentsOf(tokens).filter(({ words }) => withoutFillers(words).length > 0)
  if (segments.length > mostSegments) return null
  const options = segments.flatMap(({ words, after }) => {
    if (after?.text === '?') return []
    const stripped = withoutFillers(words)
    if (isShortNamed(words, hints)) return [words]
    if (isShortNamed(stripped, hints)) return [stripped]
    const run = withoutDay(runFrom(stripped, 0, hints))
    const isWhole =
      run.length > 0 && run.at(-1) === stripped.at(-1) && (run.length === stripped.length || run[0] === stripped[1])
    const both = coupleIn(stripped, hints)
    if (both) return [both]
    // `it's for my son`
    const isKin = words.some(({ text }, i) => /^(?:my|our)$/i.test(text) && /^sons?$/i.test(words[i + 1]?.text ?? ''))
    const isPenny = run.length === 1 && folded(run[0]?.text ?? '') === 'penny' && !isSpelled(run, hints)
    return isWhole && !isPenny && !isKin && isAnswer(run, hints) ? [run] : []
  })
  const score = (run: Token[]) => {
    const [first] = coreOf(run)
    if (isSpelled(run, hints)) return 4
    return (
      (first && isFirstName(first.text) ? 2 : 0) +
      (hints.hasCase && coreOf(run).every(isCapital) ? 1 : 0) +
      run.length / 10
    )
  }
  const best = options.sort((one, other) => score(other) - score(one))[0]
  // Small letters among other clauses may be anything.
  return best && (score(best) >= 1 || segments.length === 1) ? best : null
}

/** `Ann and Bob Chen` */
function coupleIn(words: Token[], hints: Hints): Token[] | null {
  const joint = words.findIndex(({ text }) => /^(?:and|y)$/i.test(text))
  if (joint < 1 || words.length > 7) return null
  const [one, other] = [words.slice(0, joint), words.slice(joint + 1)]
  const isName = (part: Token[]) => {
    const run = runFrom(part, 0, hints)
    const [first] = run
    return (
      first &&
      run.length === part.length &&
      isAnswer(run, hints) &&
      (isFirstName(first.text) || (hints.hasCase && isCapital(first)))
    )
  }
  return isName(one) && isName(other) ? words : null
}

const closing = new RegExp(
  String.raw`(?:^|[\n.!?,${emailSign}${phoneSign}]) ?(?:best|regards|best regards|kind regards|warm regards|warmly|thanks|thanks again|thank you|many thanks|thanks so much|cheers|sincerely|yours|respectfully(?: yours)?|faithfully|yours (?:truly|faithfully|sincerely|respectfully)|with thanks|kindest regards|talk soon|gracias|saludos)[ ,!.]{0,3}(\n\s{0,6})?[-–—~]{0,2} ?$`,
  'i',
)

/** "Thanks!", a name, and what its owner does on a line of its own. */
export function nameAboveTitle(plain: string, tokens: Token[], hints: Hints): Token[] | null {
  if (!hints.hasCase || tokens.length > mostTokens) return null
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'line') continue
    const run = runFrom(tokens, at + 1, hints)
    const isLine = run.length > 1 && tokens[at + 1 + run.length]?.kind === 'line'
    if (!isLine || !coreOf(run).every(isCapital) || !isAnswer(run, hints)) continue
    const start = run[0]?.start ?? 0
    if (closing.exec(plain.slice(Math.max(0, start - 60), start))?.[1]) return run
  }
  return null
}

const isBesideContact = (tokens: Token[]) => tokens.some(({ kind }) => kind === 'phone' || kind === 'email')

/** The name below a message that closes as an email does, or after a dash. */
export function signatureName(plain: string, tokens: Token[], hints: Hints): Token[] | null {
  let end = tokens.length
  while (end > 0 && (tokens[end - 1]?.kind === 'line' || tokens[end - 1]?.kind === 'sign')) end--
  let start = end
  while (start > 0 && end - start < 6 && tokens[start - 1]?.kind === 'word') start--
  for (let from = start; from < end; from++) {
    const run = runFrom(tokens.slice(0, end), from, hints)
    const [first] = coreOf(run)
    if (run.length !== end - from || !first || (hints.hasCase && !coreOf(run).every(isCapital))) continue
    const front = plain.slice(Math.max(0, (run[0]?.start ?? 0) - 60), run[0]?.start)
    const closed = closing.exec(front)
    const isLonely = /(?:^|\n|[.!?]\s) ?[-–—~]{1,2} ?$/.test(front)
    const isKnown = isFirstName(first.text) && folded(first.text) !== 'penny'
    if (closed?.[1] && isAnswer(run, hints) && folded(first.text) !== 'penny') return run
    if (closed && isKnown && run.length > 1 && hints.hasCase) return run
    // "Ring me on 415 555 0136, cheers, nigel"
    if (closed && isKnown && !isAmbiguous(first.text) && isBesideContact(tokens)) return run
    if (isLonely && isKnown && (hints.hasCase || !isAmbiguous(first.text))) return run
  }
  return null
}

/**
 * A name that fills a place of its own between signs or lines, where an address or a number stands elsewhere in the message:
 * spelled by the address, or written as a name at the beginning or the end.
 */
export function apartIn(tokens: Token[], hints: Hints): Token[] | null {
  const segments = segmentsOf(tokens).filter(({ words }) => words.length > 0)
  if (segments.length > mostSegments) return null
  const named = segments.flatMap(({ words }, place) => {
    const stripped = withoutFillers(words)
    const run = runFrom(stripped, 0, hints)
    return run.length > 1 && run.length === stripped.length && run.length < 6 ? [{ run, place }] : []
  })
  const spelled = named.filter(({ run }) => isSpelled(run, hints) || (sharesWord(run, hints) && isWritten(run, hints)))
  const [first] = spelled
  if (first) return first.run
  if (!tokens.some(isContact)) return null
  const isOutermost = (place: number) => place === 0 || place === segments.length - 1
  return named.find(({ run, place }) => isOutermost(place) && isWritten(run, hints))?.run ?? null
}

const isWritten = (run: Token[], hints: Hints) => hints.hasCase && standsAlone(run, hints)

/** `I'm Fay. Fay Wong-Ellis.`: the same name in full, in a place of its own. */
export function inFull(name: Token[], tokens: Token[], hints: Hints): Token[] | null {
  const [only] = name
  if (!only || name.length !== 1) return null
  const longer = segmentsOf(tokens).map(({ words }) => {
    const from = words.findIndex(({ text }) => folded(text).startsWith(folded(only.text)))
    const run = from < 0 ? [] : runFrom(words, from, hints)
    // `The name's Bond. Samantha Bond.`
    const whole = from > 0 && run.length === 1 ? runFrom(words, 0, hints) : run
    return whole.includes(run[0] as Token) ? whole : run
  })
  return (
    longer.find(
      (run) =>
        run.length > 1 &&
        run.length < 5 &&
        run[0] !== only &&
        (hints.hasCase ? coreOf(run).every(isCapital) : run.length < 4),
    ) ?? null
  )
}

/** `Rosario, like the beads. Rosario Binghamton.`, `o'shea. kate o'shea`: a name in a place of its own, a part of which was said before. */
export function repeatedIn(tokens: Token[], hints: Hints): Token[] | null {
  const segments = segmentsOf(tokens).filter(({ words }) => words.length > 0)
  if (segments.length > mostSegments) return null
  const said: string[] = []
  for (const { words } of segments) {
    const run = runFrom(withoutFillers(words), 0, hints)
    const [first, last] = [run[0], run.at(-1)]
    const isWrittenOut = hints.hasCase
      ? coreOf(run).every(isCapital)
      : first !== undefined && isFirstName(first.text) && !isAmbiguous(first.text)
    const isName = run.length > 1 && run.length < 5 && isWrittenOut
    if (isName && [first, last].some((each) => each && said.includes(folded(each.text))))
      return run.length === withoutFillers(words).length ? run : null
    const alone = words.length === 1 && words.every(({ text }) => !isNeverName(text)) ? words : []
    said.push(...(hints.hasCase ? words.filter(isCapital) : alone).map(({ text }) => folded(text)))
  }
  return null
}

/** Two to four words in a row that spell the address, wherever they stand. */
export function spelledIn(tokens: Token[], hints: Hints): Token[] | null {
  if (hints.email === null || tokens.length > mostTokens) return null
  for (let from = 0; from < tokens.length; from++) {
    const run = runFrom(tokens, from, hints)
    for (let count = Math.min(run.length, 4); count > 1; count--) {
      const words = run.slice(0, count)
      if (coreOf(words).length > 1 && coreOf(words).length === count && isSpelled(words, hints)) return words
    }
  }
  return null
}

const mostTokens = 400

/** A message that is a name and nothing else. */
export function aloneIn(tokens: Token[], hints: Hints): Token[] | null {
  const words = withoutFillers(tokens.filter(({ kind }) => kind === 'word'))
  const others = tokens.filter(({ kind, text }) => kind !== 'word' && !/[.,!]/.test(text))
  const run = runFrom(words, 0, hints)
  if (others.length > 0) return null
  return run.length === words.length && standsAlone(run, hints) ? run : hints.hasCase ? coupleIn(words, hints) : null
}
