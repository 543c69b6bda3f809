import { spells } from './email-hint.ts'
import {
  folded,
  isAmbiguous,
  isCalendarWord,
  isFirstName,
  isNeverName,
  isParticle,
  isShortName,
  isSuffix,
  isTitle,
  isWeekday,
} from './name-words.ts'
import type { Token } from './tokens.ts'

/** Evidence that a message offers for a name. */
export interface Hints {
  email: string | null
  /** Capitals are meaningful: the message has both cases. */
  hasCase: boolean
}

const most = 6

const textsOf = (run: Token[]) => run.map(({ text }) => text)
export const isCapital = ({ text }: Token) => !/^\p{Ll}/u.test(text)
const isInitial = ({ text }: Token) => /^\p{L}\.?$/u.test(text)

/** The words that carry a name, without titles, particles and `Jr.` */
export function coreOf(run: Token[]): Token[] {
  const core = run.filter(
    ({ text }, place) =>
      !isTitle(text) && !isSuffix(text) && !(place > 0 && place < run.length - 1 && isParticle(text)),
  )
  return core.length > 0 ? core : run.filter(({ text }) => !isTitle(text))
}

export function isSpelled(run: Token[], { email }: Hints): boolean {
  return email !== null && spells(email, textsOf(coreOf(run)))
}

/** "Rev. Dr. Emmanuel Tetteh" */
const isDoctor = (text: string) => /^dr\.?$/i.test(text)

function mayBePart(token: Token, place: number): boolean {
  if (token.kind !== 'word') return false
  // `Việt An Hà`: within a name, `An` isn't an article.
  if (place > 0 && (isParticle(token.text) || isSuffix(token.text) || token.text === 'An')) return true
  if (isTitle(token.text)) return place === 0 || isDoctor(token.text)
  return !isNeverName(token.text) || /^\p{Lu}\.$/u.test(token.text)
}

/** The longest sequence of words from a position on that can be one name. */
export function runFrom(tokens: Token[], from: number, { hasCase }: Hints): Token[] {
  const run: Token[] = []
  for (let at = from; at < tokens.length && run.length < most; at++) {
    const token = tokens[at] as Token
    if (!mayBePart(token, run.length)) break
    const first = run[0]
    const isSmallAfterCapital = first && hasCase && isCapital(first) && !isCapital(token)
    const last = run.at(-1)
    if (
      isSmallAfterCapital &&
      !isParticle(token.text) &&
      !(last && run.length > 1 && isParticle(last.text) && !/^[ye]$/i.test(last.text))
    )
      break
    run.push(token)
  }
  const goesOn = tokens[from + run.length]?.kind === 'word'
  while (goesOn && run.length > 1 && isLoose(run.at(-1) as Token, hasCase)) run.pop()
  return run
}

/** A particle at the end belongs to the next words: `Ann y …`; capitals make it a name, `Thi Le`. */
function isLoose(token: Token, hasCase: boolean): boolean {
  const isMeant = hasCase ? isCapital(token) : isFirstName(token.text)
  return isParticle(token.text) && !isMeant && token.text.length < 3
}

/** The longest sequence of words up to a position that can be one name. */
export function runUpTo(tokens: Token[], end: number, hints: Hints): Token[] {
  let start = end
  while (start > 0 && end - start < most && mayStand(tokens[start - 1] as Token)) start--
  const options: Token[][] = []
  for (let from = start; from < end; from++) {
    const run = runFrom(tokens.slice(0, end), from, hints)
    if (run.at(-1)?.end === tokens[end - 1]?.end && run.length > 0) options.push(run)
  }
  const spelled = options.filter((run) => isSpelled(run, hints))
  const whole = options.find((run) => run.length === end)
  const capital = options.find((run) => hints.hasCase && coreOf(run).every(isCapital))
  // An address may spell only the family name.
  const [full] = spelled.filter((run) => run.length > 1 || !capital)
  // `teodor kowalczyk, teo@kowalczyk.pl`, `María del Pilar Muñoz, pilar.munoz@…`
  const isWritten =
    whole?.[0] !== undefined && hints.hasCase && isFirstName(whole[0].text) && coreOf(whole).every(isCapital)
  if (
    full &&
    whole &&
    whole.length > full.length &&
    (isWritten ? whole.length < 6 : full.length === 1 && whole.length < 4)
  )
    return withoutDay(whole)
  if (full) return full
  // `jo Park`
  if (whole?.[0] && isFirstName(whole[0].text) && !isAmbiguous(whole[0].text)) return whole
  if (capital) return withoutDay(capital)
  if (whole) return withoutDay(whole)
  const known = options.find(([first]) => first && isFirstName(first.text) && !isAmbiguous(first.text))
  return known ?? options.find((run) => run.length === end - start) ?? []
}

const mayStand = (token: Token) =>
  mayBePart(token, 0) || (token.kind === 'word' && (isParticle(token.text) || isSuffix(token.text)))

/** `Wednesday Tim Cook` is a day and a name; `Wednesday Addams` is a name. */
export function withoutDay(run: Token[]): Token[] {
  const [day, first, ...others] = run
  const isDay =
    day && first && day.text.length > 3 && isWeekday(day.text) && others.length > 0 && isFirstName(first.text)
  return isDay ? run.slice(1) : run
}

const solidOf = (core: Token[]) => core.filter((token) => !isAmbiguous(token.text) && !isInitial(token))

/** `el viernes`: a day with its article is no name. */
const isSpanishDay = ([article, ...others]: Token[]) =>
  article !== undefined &&
  /^(?:el|los)$/i.test(article.text) &&
  others.length > 0 &&
  others.every(({ text }) => isCalendarWord(text))

/** The whole answer to the question for a name. */
export function isAnswer(run: Token[], hints: Hints): boolean {
  const core = coreOf(run)
  const [first] = core
  if (!first || isSpanishDay(core)) return false
  if (isSpelled(run, hints)) return true
  if (solidOf(core).length > 0) return true
  if (core.length > 1 && core.every(isInitial)) return true
  return isFirstName(first.text) && !isWeekday(first.text)
}

/** `An Nguyen`, `So Young Park`: written as a name, though its first word is a common word. */
export function isShortNamed(segment: Token[], { hasCase }: Hints): boolean {
  const [first, ...others] = segment
  return (
    hasCase &&
    first !== undefined &&
    isShortName(first.text) &&
    others.length > 0 &&
    others.length < 4 &&
    others.every((token) => isCapital(token) && token.kind === 'word' && !isNeverName(token.text)) &&
    others.every(({ text }) => !isCalendarWord(text))
  )
}

/** "For Carver Street" */
export const namesStreet = (core: Token[]) =>
  core.length > 1 &&
  /^(?:street|st|road|rd|avenue|ave|boulevard|blvd|court|ct|row|drive)$/i.test(core.at(-1)?.text ?? '')

/** "El correo es …": an article alone is no name. */
const isArticle = (core: Token[]) => core.length === 1 && /^(?:el|la|los|las|un|una|mi|su)$/i.test(core[0]?.text ?? '')

/** Beside an email address or a phone number. `isWhole`: nothing else is between the commas or lines. */
export function isBeside(run: Token[], hints: Hints, isWhole: boolean): boolean {
  const core = coreOf(run)
  const [first] = core
  if (!first) return false
  if (isSpelled(run, hints)) return true
  if (namesStreet(core) || isArticle(core)) return false
  const solid = solidOf(core)
  if (isWhole && isShortNamed(run, hints)) return true
  if (hints.hasCase && core.every(isCapital))
    return solid.length > 0 ? isWhole || core.length > 1 || isFirstName(first.text) : isNamed(core)
  if (isFirstName(first.text) && !isAmbiguous(first.text)) return isWhole || core.length > 1
  if (!isWhole || core.length < 2 || core.length > 4 || core.every(({ text }) => isCalendarWord(text))) return false
  return isFirstName(first.text) || solid.length > 0
}

/** After `my name is`. */
export function isNamed(core: Token[]): boolean {
  const [first] = core
  if (!first) return false
  if (solidOf(core).length > 0) return true
  return (
    isFirstName(first.text) &&
    !isWeekday(first.text) &&
    (core.length > 1 || !isCalendarWord(first.text) || isCapital(first))
  )
}

/** After `I'm` and `this is`, which also precede many other things. */
export function isPresented(run: Token[], hints: Hints, closes: boolean): boolean {
  const core = coreOf(run)
  const [first] = core
  if (!first) return false
  if (isSpelled(run, hints)) return true
  const isKnown = isFirstName(first.text)
  const solid = solidOf(core).length
  if (hints.hasCase && core.every(isCapital)) {
    if (core.length > 1) return solid > 0 || isKnown
    return (solid > 0 && (isKnown || closes)) || (isKnown && closes && mayIntroduce(first.text))
  }
  return isKnown && !isAmbiguous(first.text) && closes
}

const origins = new Set(['christian', 'german', 'roman', 'gay'])
/** `I'm Grace`, and not `I'm German` or `It's Sunday`. */
const mayIntroduce = (word: string) => !origins.has(folded(word)) && !isCalendarWord(word)

/** "San Francisco", "Walk Score", "Hardwood Floors": in capitals, but no name. */
const isNoFirstName = ({ text }: Token) =>
  /^(?:san|santa|los|las|new|fort|mount|lake|el|la|north|south|east|west|credit|walk|hardwood|property|income|school|storage|floor|roof|gas|rooftop|pet|guest)$/i.test(
    text,
  )

/** A message or a line of it that is only a name, without being asked for. */
export function standsAlone(run: Token[], { hasCase }: Hints): boolean {
  const core = coreOf(run)
  const [first] = core
  if (!first || core.length < 2 || core.length > 5 || isSpanishDay(core)) return false
  if (hasCase && !isFirstName(first.text))
    return core.every(isCapital) && solidOf(core).length > 1 && !isNoFirstName(first)
  if (core.length > 4 || !isFirstName(first.text)) return false
  if (hasCase && core.every(isCapital)) return !core.every(({ text }) => isCalendarWord(text))
  return !isAmbiguous(first.text) && core.every(({ text }) => folded(text) !== 'may') && core.length < 4
}
