import { folded, isFirstName, isNeverName, isWeekday } from './name-words.ts'
import { coreOf, type Hints, isCapital, isNamed, isPresented, isSpelled, namesStreet, runFrom } from './names.ts'
import type { Token } from './tokens.ts'

export interface NameSaid {
  words: Token[]
  /** Where the words are not side by side: `first name Ann, last name Chen`. */
  name?: string
  /** Where the words that introduce it begin. */
  start: number
}

type Cue = 'named' | 'for' | 'presented'

const ofOthers = String.raw`(?<!\b(?:her|his|their|your|its|whose|\p{L}{1,30}'s|not|don't|isn't|never|street|school|building|last|user|file|brand|company|business|dog's) )`
/** "For my wife Ana": who it is for may be said before the name. */
const kin = String.raw`(?:(?:my|our|mi) (?:wife|husband|partner|spouse|fianc[eé]e?|girlfriend|boyfriend|mother|mom|mum|father|dad|parents|son|daughter|brother|sister|uncle|aunt|cousin|nephew|niece|grand(?:ma|pa|mother|father|son|daughter)|friend|roommate|boss|client|assistant|esposa|esposo|marido|mujer|novia|novio|hija|hijo|mam[aá]|madre|pap[aá]|padre|hermana|hermano|amiga|amigo|jefe|jefa)(?:'s name)?(?:,? (?:please|pls|por favor))?(?:,? (?:named|called|whose name is|que se llama))?[,:]?\s+)?`

const cues: [Cue, RegExp][] = [
  [
    'named',
    new RegExp(
      String.raw`(?<![\p{L}'])${ofOthers}(?:(?:my|the|our) )?(?:(?:full|first|legal|real|actual|correct|right|contact|given) )?name(?:'s| is| to| should be| would be| will be| is:|\s?[:=]|\s[-–]|(?:,? (?:please|pls))?(?<=my (?:full|whole|real) name(?:,? (?:please|pls))?),|(?<=(?:^|[.,;!?\n])\s?(?:and )?full name)(?= \p{L}))\s*`,
      'giu',
    ),
  ],
  [
    'named',
    new RegExp(
      String.raw`(?<![\p{L}'])(?:on behalf of|a nombre de|(?:put|write|mark|note|jot|take) (?:me )?down(?: as)?|(?:just|simply) put(?: down)?|p[oó]n(?:ga|gan)?(?:l[ao]s?|me)?(?: a)?(?! (?:ah[ií]|all[ií]|all[aá]|ya|en|el|la|para)(?!\p{L})))\s+${kin}`,
      'giu',
    ),
  ],
  [
    'named',
    /(?<![\p{L}'])(?:mi nombre(?: completo)? es|nombre:|me llamo|i go by(?! (?:stairs?|bus|car|train|foot|bike|boat|plane|the|a|what)(?!\p{L}))|goes by|myself|mine is|ask for|preguntar? por|pregunten? por|(?:it's|its|it is|that's|is) (?:spelled|spelt)(?: as)?:?|(?:my |the )?real name)\s+/giu,
  ],
  [
    'named',
    new RegExp(
      String.raw`(?<![\p{L}'])(?:(?:put|book|reserve|schedule|list|file|request|make|have) (?:(?:it|this|that|me|us|the tour|a tour|one|everything) )?(?:down )?(?:on the (?:wait(?:ing )?)?list )?(?:under|as)|(?:under|in) the name(?: of)?|call me|under|(?:please )?use mine[,:]?|use my name[,:]|(?:put|book|list) (?:it |this |that )?under me[:,]|in(?= (?:my|our) \p{L}{1,20}'s name\b))(?: the name(?: of)?)?:?\s+${kin}`,
      'giu',
    ),
  ],
  [
    'for',
    new RegExp(
      String.raw`(?<![\p{L}'])(?:(?:book|reserve|schedule|put) (?:it|this|that|the tour|a tour|one)(?: down)? for|it's for|it is for|(?:tour|visit|showing|appointment|reservation) (?:is )?for|for|para)\s+${kin}`,
      'giu',
    ),
  ],
  // "Me dicen Chayo pero es Rosario Villaseñor"
  ['named', /(?<!\p{L})me (?:dicen|llaman) [\p{L}']{2,20},? pero (?:es|soy|me llamo)\s+/giu],
  // "Me dicen Yari", "me presento, Ximena", "Tavo here, short for Gustavo"
  ['named', /(?<!\p{L})(?:[Mm]e (?:dicen|llaman)|[Mm]e presento[,:]?(?: soy)?|short for)\s+(?=\p{Lu})/gu],
  // "Mi socio se llama Fermín, yo Lalo"
  ['presented', /(?:[,;.]|(?<!\p{L})y)\s+[Yy]o,?\s+(?=\p{Lu})/gu],
  [
    'presented',
    /(?<![\p{L}'])(?:i am|i'm|im|this is|it's|it is|its|(?:yo )?soy(?! del? )(?: (?:el|la)(?= [A-ZÁÉÍÓÚÑ]))?|habla)(?: called| named)?\s+/giu,
  ],
]

/** Who is asked for a name may give that of the person they book for. */
const ofThem: [Cue, RegExp] = [
  'named',
  /(?<![\p{L}'])(?:(?:her|his|their) (?:full )?name(?:'s| is|:)|(?:ella |[eé]l )?se llama|su nombre es)\s+/giu,
]

/** "Her name is Priscilla, mine is Gail, use hers" */
const usesTheirs = /\b(?:use|under|put it under|in|with) (?:hers|his|theirs|(?:her|his|their) name)\b/i

/** "Can I bring my agent? Her name is …": whose name is said, though they don't book. */
const othersNamed =
  /(?<!\b(?:for|on behalf of|para|de parte de) )\b(?:my|our|a|an|the|mi|mis|nuestr[oa]|un|una) (?:\p{L}{1,20} )?(?:agent|realtor|broker|lawyer|attorney|lender|contractor|builder|inspector|architect|designer|handyman|plumber|electrician|assistant|nurse|boss|tenant|landlord|neighbor|dog|puppy|pup|cat|kitten|pet|parrot|rabbit|friend|partner|wife|husband|girlfriend|boyfriend|fianc[eé]e?|spouse|mother|father|mom|mum|dad|sister|brother|son|daughter|kid|baby|cousin|aunt|uncle|roommate|agente|abogad[oa]|contratista|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|amig[oa]|espos[oa]|novi[oa]|mam[aá]|pap[aá]|herman[oa]|hij[oa])(?!\p{L})/iu
/** "My daughter is the one buying. Her name is …" */
const bookedFor = /\bthe one\b|\binstead of me\b|\b(?:will|'ll) (?:go|come|attend|tour)\b(?! (?:along|with|too))/i

/** The name that a message introduces someone by; null where it does not, or denies it. */
export function introducedIn(plain: string, tokens: Token[], hints: Hints, isAsked: boolean): NameSaid | null {
  const halves = inHalves(plain, tokens, hints) ?? lastThenFirst(plain, tokens)
  if (halves) return halves
  const isOfOther = hints.email === null && othersNamed.test(plain) && !bookedFor.test(plain)
  const cuesAsked = usesTheirs.test(plain) ? [ofThem, ...cues] : [...cues, ofThem]
  for (const [cue, pattern] of isAsked && !isOfOther ? cuesAsked : cues) {
    for (const match of plain.matchAll(pattern)) {
      const before = plain.slice(Math.max(0, match.index - 20), match.index)
      if (/\b(?:not|don't|never|won't|isn't|nor)[\s,]+(?:please )?$/i.test(before)) continue
      // "No soy Ana"
      if (/^(?:yo )?soy\b/i.test(match[0]) && /(?<!\p{L})no $/iu.test(before)) continue
      if (cue === 'presented' && supposes.test(before)) continue
      const said = after(match.index + match[0].length, tokens, hints, cue, isAsked)
      if (
        said &&
        cue === 'presented' &&
        asksSomething.test(plain) &&
        !said.some(isCapital) &&
        !isFirstName(said[0]?.text ?? '')
      )
        continue
      if (said && cue === 'presented' && isAbbreviation(said.map(({ text }) => text))) continue
      if (said && aboutAddress.test(plain.slice(said.at(-1)?.end ?? 0))) continue
      if (said) return withLastName({ words: said, start: match.index }, plain, tokens, hints)
    }
  }
  return cueBehind(tokens, hints)
}

/** "Oh is the pool heated", "wait does it have parking" */
export const asksSomething =
  /^\W*(?:(?:oh|wait|and|so|btw|also|ok|hey|um|sorry)[\s,]+){0,2}(?:is|are|does|do|did|can|could|how|what|where|when|which|would|has|have)(?:\s+\S+){2,}/i

/** "I'm ER", of a nurse */
const isAbbreviation = ([first = '', ...others]: string[]) =>
  others.length === 0 && /^\p{Lu}{2,3}$/u.test(first) && !isFirstName(first)

/** "Only if it's dark by 5" */
const supposes = /\b(?:if|when|while|because|cause|cuz|unless|until|till|once|whether|hope|hoping|think)\s+$/i
/** "It's Burke with an e at the end of my email" */
const aboutAddress =
  /^,? with (?:an?|one|two|no|a double) ['"“]?\p{L}['"”]?s?(?: [\p{L}']{1,12}){0,4} (?:of|in|on) (?:my|the) (?:e-?mail|address)\b/iu

const firstHalf = /\b(?:first|given)(?: name)?(?: is|'s)?[ :=]+/i
/** "It's Ngozi, last Eze"; "is my cello gonna survive that last flight" names nobody. */
const lastAfter = /\b(?:(?:last|family) name|surname)(?: is|'s)?[ :=]+|(?<=[,;.]\s)last[ :]+(?=\p{L}+\s*(?:$|[,.;]))/iu
const lastHalf = /\b(?:(?:last|family)(?: name)?|surname)(?: is|'s)?[ :=]+/i

/** "Aubert is my last name, Delphine the first" */
const lastBefore =
  /(?<!\p{L})(\p{L}[\p{L}'’-]{1,30}) (?:is|['’]s) (?:my|the) (?:last|family)(?: name)?,? (?:and |but )?(\p{L}[\p{L}'’-]{1,30})(?: is)? (?:my|the) first(?: name| one)?(?!\p{L})/iu

function lastThenFirst(plain: string, tokens: Token[]): NameSaid | null {
  const match = lastBefore.exec(plain)
  if (!match) return null
  const words = [match[2], match[1]].flatMap((part) => tokens.find(({ text }) => text === part) ?? [])
  return isNamed(words) && words.length === 2
    ? { words, name: words.map(({ text }) => text).join(' '), start: match.index }
    : null
}

function inHalves(plain: string, tokens: Token[], hints: Hints): NameSaid | null {
  if (!/\b(?:first|given|last|family|surname)\b/i.test(plain) || !/name\b/i.test(plain)) return null
  const half = (pattern: RegExp): Token[] => {
    const match = pattern.exec(plain)
    const place = match ? match.index + match[0].length : plain.length
    const from = tokens.findIndex(({ start }) => start >= place)
    return from === -1 ? [] : runFrom(tokens, from, hints)
  }
  const [first, last] = [half(firstHalf), half(lastHalf)]
  const overlaps = (first[0]?.start ?? 0) < (last.at(-1)?.end ?? 0) && (last[0]?.start ?? 0) < (first.at(-1)?.end ?? 0)
  if (!isNamed(coreOf(first)) || last.length === 0 || overlaps) return null
  const words = [...first, ...last]
  return {
    words,
    name: words.map(({ text }) => text).join(' '),
    start: Math.min(firstHalf.exec(plain)?.index ?? 0, lastHalf.exec(plain)?.index ?? 0),
  }
}

/** "Under Kowalczyk, first name Ania" */
function withFirstName(last: NameSaid, tokens: Token[], hints: Hints, place: number): NameSaid {
  const from = tokens.findIndex(({ start }) => start >= place)
  const given = from < 0 ? [] : runFrom(tokens, from, hints)
  if (given.length !== 1 || !isNamed(given)) return last
  return {
    ...last,
    words: [...last.words, ...given],
    name: [...given, ...last.words].map(({ text }) => text).join(' '),
  }
}
const firstAfter = /\b(?:first|given) name(?: is|'s)?[ :=]+/i

/** "It's Ngozi, N-G-O-Z-I, last name Eze" */
export function withLastName(first: NameSaid, plain: string, tokens: Token[], hints: Hints): NameSaid {
  const end = first.words.at(-1)?.end ?? 0
  if (first.words.length > 1) return first
  const given = firstAfter.exec(plain.slice(end))
  if (given) return withFirstName(first, tokens, hints, end + given.index + given[0].length)
  const match = lastAfter.exec(plain.slice(end))
  if (!match) return first
  const from = tokens.findIndex(({ start }) => start >= end + match.index + match[0].length)
  const last = from < 0 ? [] : runFrom(tokens, from, hints)
  // "My name is Li Na, family name Li"
  if (last.length === 1 && last[0]?.text === first.words[0]?.text) return first
  const words = from < 0 ? [] : [...first.words, ...last]
  return words.length > 1 ? { ...first, words, name: words.map(({ text }) => text).join(' ') } : first
}

function after(place: number, tokens: Token[], hints: Hints, cue: Cue, isAsked: boolean): Token[] | null {
  const from = tokens.findIndex(({ start }) => start >= place)
  const first = tokens[from]
  if (!first || first.start - place > 2) return null
  const run = runFrom(tokens, from, hints)
  const next = tokens[from + run.length]
  const core = coreOf(run)
  // `book it for May 5`
  if (run.length === 0 || (next?.kind === 'number' && core.length === 1)) return null
  // "I'm April May and my cell is"
  const isReached =
    core.length > 1 &&
    reachedBy.test(
      tokens
        .slice(from + run.length, from + run.length + 3)
        .map(textOf)
        .join(' '),
    )
  if (!isMeant(run, next, hints, isReached ? 'named' : cue, isAsked)) return null
  // `It's Graham Lot, glot@…`: the address holds a name that is a common word.
  if (next && run.length === 1 && next.kind === 'word' && isCapital(next) && isInAddress(next, hints))
    return [...run, next]
  return again(run, tokens, from + run.length, hints)
}

const reachedBy = /^(?:and|,|&) (?:and )?my (?:cell|phone|mobile|number|e-?mail|tel)$/i
const textOf = ({ text }: Token) => text

const isInAddress = ({ text }: Token, { email, hasCase }: Hints) =>
  hasCase && text.length > 2 && (email?.split('@')[0] ?? '').toLowerCase().endsWith(folded(text))

function isMeant(run: Token[], next: Token | undefined, hints: Hints, cue: Cue, isAsked: boolean): boolean {
  const core = coreOf(run)
  const [first] = core
  if (!first) return false
  if (cue === 'named')
    return isNamed(core) && (closes(next) || isCapital(first) || !hints.hasCase || isFirstName(first.text))
  if (cue === 'for' && namesStreet(core)) return false
  if (cue === 'for')
    return hints.hasCase
      ? core.every(isCapital) && isFirstName(first.text) && isNamed(core) && (core.length > 1 || isAsked)
      : isAsked && isNamed(core) && isFirstName(first.text)
  if (isAsked && isNamed(core) && !isWeekday(first.text)) return closes(next) || isCapital(first)
  // `this is dashawn calling about the apartment`
  if (core.length < 3 && isNamed(core) && next && reaches.test(next.text)) return true
  return isPresented(run, hints, closes(next))
}

/** `Bond, James Bond` */
function again(run: Token[], tokens: Token[], at: number, hints: Hints): Token[] {
  if (tokens[at]?.text !== ',' || run.length !== 1) return run
  const longer = runFrom(tokens, at + 1, hints)
  return longer.length > 1 && longer.some(({ text }) => text === run[0]?.text) ? longer : run
}

const goesOn = new Set([
  'btw',
  'fyi',
  'texting',
  'emailing',
  'reaching',
  'replying',
  'responding',
  'following',
  'and',
  'from',
  'with',
  'here',
  'by',
  'speaking',
  'calling',
  'writing',
  'again',
  'i',
  "i'm",
  'im',
  "i'd",
  'we',
  'my',
  'but',
  'at',
  'y',
  'please',
  'thanks',
  'is',
  'like',
])

const reaches = /^(?:calling|speaking|writing|texting|emailing|reaching)$/i

/** Whether a clause ends here, or goes on as one does after a name. */
function closes(next: Token | undefined): boolean {
  if (!next) return true
  return next.kind === 'word' ? goesOn.has(next.text.toLowerCase()) : next.kind !== 'number'
}

/** `Jo Park here` */
function cueBehind(tokens: Token[], hints: Hints): NameSaid | null {
  const place = tokens.findIndex(({ text }) => /^(?:here|speaking|writing)$/i.test(text))
  if (place < 1 || place > 16) return null
  let from = place
  while (from > 0 && tokens[from - 1]?.kind === 'word' && !isNeverName(tokens[from - 1]?.text ?? '')) from--
  const run = runFrom(tokens.slice(0, place), from, hints)
  const [first] = coreOf(run)
  const isOpening =
    from === 0 || tokens[from - 1]?.kind !== 'word' || /^(?:hi|hello|hey)$/i.test(tokens[from - 1]?.text ?? '')
  const isWhole = run.length > 0 && run.length === place - from && isOpening && closes(tokens[place + 1])
  if (!isWhole || !first || !isPresented(run, hints, true)) return null
  // "Bettina Okafor-Lund writing"
  const isFull = hints.hasCase && tokens[place]?.text === 'writing' && run.length > 1 && run.every(isCapital)
  if (!isFirstName(first.text) && !isSpelled(run, hints) && !isFull) return null
  return { words: run, start: first.start }
}
