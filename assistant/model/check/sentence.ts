import type { Listing } from '../../listing.ts'
import { apart } from './apart.ts'
import { type Atom, atomsIn } from './atoms.ts'
import { namedWords, type Support, supportsOf } from './follows.ts'
import { withoutAddress } from './home-name.ts'
import { paraphrased } from './paraphrases.ts'
import type { SourceAtom, SourceSentence } from './sources.ts'
import { isTone, stemOf } from './words.ts'

/** The state of checking an answer, from one sentence to the next. */
export interface Thread {
  /** What the last sentence was about: keys of sources; null for the home itself, or at the start. */
  about: string[] | null
  /** The words that it named first. */
  named: string[]
  /** A yes or no that the next claim has to support. */
  said: 'yes' | 'no' | null
}

export interface Checked {
  thread: Thread
  /** Each claim with the source parts that support it. */
  claims: { claim: Atom; supports: Support[] }[]
}

export interface SentenceGround {
  sources: SourceSentence[]
  /** The visitor's statements; they may be repeated only as the visitor's own. */
  visitor: SourceSentence[]
  record: Listing
  /** The words of the visitor's question, which a yes or no refers to. */
  asked: Set<string>
  /** The yes or no with which the rule-based answer begins. */
  engineSays: 'yes' | 'no' | null
  /** The only topic that was asked about, which "it" may mean. */
  onlyTopic: string | null
}

const homeFirst =
  /^(?:and |so |also |well,? )?(?:there|you(?: will| can|'ll)?|here|(?:it|this)|(?:the|this|your|our)(?: (?:single|multi)[- ]family)? (?:home|house|property|place|listing|residence|apartment|condo|condominium|townhouse|townhome|loft))\s+(?:is|are|has|have|will|can|get|find|see|comes?|offers?|features?|was|sits|measures|stands|includes?)\b/i
const pronounFirst = /^(?:and |so |also )?(?:it|they|this|that|these|those|which|both)\b/i
const ofVisitor =
  /^(?:and |so |i (?:have )?(?:noted?|see|understand) )?(?:that )?(?:you (?:have )?(?:said|mention(?:ed)?|asked|told|wrote|want|need|plan|prefer|would like|are looking)|your (?:budget|timing|timeline|plan|question|email|name|lease|move))\b/i

/** A model must not say what Penny does: only the code that does it may. */
const acting = /\b(?:i|we)(?: have| had| will| shall| did|['’]ve|['’]ll|['’]d)\b/i
const courtesies =
  /^(?:and |so )?(?:(?:that|this) is an? (?:great|wonderful|lovely) question|here (?:is|are) what\b.*|i (?:can|could) (?:tell|help)\b.*|let (?:me|us)\b.*|(?:the )?(?:listing|record|description) (?:say|tell)s?|i (?:know|see|understand)|you (?:need|want|would like)|how can i help you)$/i

/** Phrases for how the speaker feels about what follows. */
const feeling =
  /^(?:(?:sadly|unfortunately|fortunately|luckily|happily|thankfully|great news|good news)\s*[,:!–—-]\s*)+/i

/** Checks a sentence: each claim with its supports, and the next state. Null when a claim follows from nothing. */
export function checkClaims(sentence: string, before: Thread, ground: SentenceGround): Checked | null {
  const [said, rest] = yesOrNo(withoutAddress(sentence, ground.record.address).replace(feeling, ''))
  if (acting.test(rest) && !ofVisitor.test(rest)) return null
  const clauses = atomsIn(apart(paraphrased(rest, ground.record)))
  const thread: Thread = { ...before, said: said ?? before.said }
  const claims: Checked['claims'] = []
  for (const atoms of clauses) {
    const first = atoms[0]
    if (!first) continue
    const isOfHome = homeFirst.test(first.text) && !(/^(?:it|this)\b/i.test(first.text) && before.about !== null)
    const isOfVisitor = ofVisitor.test(first.text)
    let verbSupports: Support[] = []
    const verb = atoms.findIndex(({ hasVerb }) => hasVerb)
    const listed: Support[][] = []
    let previous: { atom: Atom; supports: Support[] } | null = null
    let keys = pronounFirst.test(first.text) && !isOfHome ? before.about : null
    for (const atom of atoms) {
      if (atom.words.length + atom.amounts.length === 0) {
        if (atom !== first && claims.length > 0 && saysTone(atom)) continue
        if (atom.polarity === 'no' || (atom.polarity === 'yes' && !isCourtesy(atom))) return null
        if (atom.polarity === 'yes') continue
      }
      const found = supportsOf(atom, isOfVisitor ? ground.visitor : ground.sources)
      const last: Atom | null = previous?.atom ?? null
      const supports: Support[] = found.filter(
        ({ source, atom: from }) =>
          (last === null || goesOnFrom(last, atom, from)) &&
          (keys === null ||
            atom.isClause ||
            isOfHome ||
            keys.includes(source.key) ||
            (before.named.length > 0 && before.named.every((word) => from.around.has(word)))),
      )
      if (
        supports.length === 0 ||
        !isAnchored(atom, atoms, supports, ground, thread) ||
        contradicts(atom, ground.record)
      )
        return null
      // "Heat, electricity and water are in the rent": one source has to say it of each with the last.
      const at = atoms.indexOf(atom)
      if (at < verb && atom.joint === '') listed.push(supports)
      if (at === verb && !listed.every((each) => sharesSentence(each, supports))) return null
      // "… pays electricity, internet and water": each item belongs to the verb's clause.
      if (atom.hasVerb) verbSupports = lasting.test(atom.text) ? supports : []
      else if (verbSupports.length > 0 && !sharesSentence(verbSupports, supports)) return null
      if (previous && isBoundTo(atom, previous.atom) && !sharesSentence(previous.supports, supports)) return null
      previous = { atom, supports }
      if (!isOfHome) keys = [...new Set(supports.map(({ source }) => source.key))]
      claims.push({ claim: atom, supports })
    }
    if (claims.length > 0) thread.about = isOfHome ? null : keys
    if (!pronounFirst.test(first.text)) thread.named = first.subject.slice(0, 1)
  }
  if (!claims.every((each) => keepsBounds(each, claims))) return null
  if (
    claims.length > 0 &&
    !bearsOut(
      thread,
      claims.map(({ claim }) => claim),
      ground,
    )
  )
    return null
  return { thread: claims.length > 0 ? { ...thread, said: null } : thread, claims }
}

/** Verbs whose object may be a list: the claim holds for every item. */
const lasting = /\b(?:pays?|covers?|includes?|requires?)\b/i

const sharesSentence = (verbSupports: Support[], supports: Support[]) =>
  supports.some(({ source }) => verbSupports.some((each) => each.source === source))

/** "A 12-month lease with one month free" joins two amounts, and "for …" is a condition: one source has to contain both. */
const isBoundTo = ({ joint, amounts }: Atom, before: Atom) =>
  joint === 'for' || (joint === 'with' && amounts.length > 0 && before.amounts.length > 0)

/** "To the fourth floor and the fifth": an amount without a noun refers to the atom before. */
const goesOnFrom = (before: Atom, { words, amounts }: Atom, from: SourceAtom) => {
  if (words.length > 0 || amounts.length === 0) return true
  const same = from.amounts.filter(({ mark }) => amounts.some((amount) => amount.mark === mark))
  const names = namedWords({ ...from, amounts: same })
  return names.length === 0 || names.some((word) => before.words.includes(word))
}

/** "…, which is convenient" is an opinion. */
const saysTone = ({ polarity, text }: Atom) =>
  polarity === 'yes' && (text.match(/\p{L}+/gu) ?? []).some((word) => isTone(stemOf(word)))

/** "You can." and "That is possible." need no support. */
const isCourtesy = ({ hasVerb, leadsOn, text }: Atom) => !hasVerb || leadsOn || courtesies.test(text)

function yesOrNo(sentence: string): ['yes' | 'no' | null, string] {
  const [, word, rest] =
    /^(yes|no|nope|yep|absolutely|certainly|of course|indeed|sure|not (?:right now|at the moment|currently|yet|quite))\b\s*[,.!:;—–-]+\s*(.*)$/is.exec(
      sentence,
    ) ?? []
  if (word === undefined) return [null, sentence]
  return [/^no/i.test(word) ? 'no' : 'yes', rest ?? '']
}

/** A limit has to be repeated: "dogs" isn't enough for "dogs under 35 lb". */
function keepsBounds({ claim, supports }: Checked['claims'][number], claims: Checked['claims']): boolean {
  const beside = [claim, ...claims.map((each) => each.claim).filter((each) => namedWords(each).length === 0)]
  const givenMarks = new Set(beside.flatMap(({ amounts }) => amounts.map(({ mark }) => mark)))
  return supports.some(
    ({ source, atom }) =>
      !source.isRule || atom.amounts.every(({ mark, bound }) => !isLimit(bound) || givenMarks.has(mark)),
  )
}

const isLimit = (bound: string | null) => bound !== null && ['upto', 'under', 'over', 'atleast'].includes(bound)

/** A yes has to be followed by what was asked for, a no by its negation. */
function bearsOut({ said }: Thread, claims: Atom[], { asked, engineSays }: SentenceGround): boolean {
  // The rule-based answer to the same question begins with the same word.
  if (said === null || said === engineSays) return true
  if (claims[0]?.polarity !== said) return false
  const answering = claims.filter(({ words }) => words.some((word) => word !== 'allow' && asked.has(word)))
  return answering.every(({ polarity }) => polarity === said) && answering.length > 0
}

/** Whether an amount says what it is for; money may be for the one thing that was asked about. */
function isAnchored(atom: Atom, atoms: Atom[], supports: Support[], ground: SentenceGround, thread: Thread): boolean {
  if (atom.amounts.length === 0) return true
  const words = atoms.flatMap((each) => each.words)
  const isMoney = atom.amounts.some(({ mark }) => mark.startsWith('$:'))
  return supports.some(({ source, atom: from }) => {
    if (!isMoney)
      return (
        namedWords(from).length === 0 ||
        words.some((word) => from.words.includes(word)) ||
        (source.key === ground.onlyTopic && atoms.every((each) => namedWords(each).length === 0))
      )
    const isNamed = words.some((word) => from.words.includes(word) || from.around.has(word))
    return isNamed || thread.about?.includes(source.key) || source.key === ground.onlyTopic
  })
}

/** Price, bedrooms, baths and size have to match the record's fields, whatever the description says. */
function contradicts({ words, amounts }: Atom, record: Listing): boolean {
  const { salePrice, rentalPrice, beds, baths, sqft } = record
  const differs = (mark: string, value: number | null) =>
    value !== null && Number(mark.slice(2).split('/')[0]) !== value
  return amounts.some(({ mark, after }) => {
    if (mark.startsWith('$:') && words.includes('pric')) return differs(mark, salePrice ?? rentalPrice)
    if (mark.startsWith('$:') && words.includes('rent') && !words.includes('deposit')) return differs(mark, rentalPrice)
    if (!mark.startsWith('#:')) return false
    const counts = (noun: string) => after[0] === noun
    return (
      (counts('bedroom') && differs(mark, beds)) ||
      (counts('bath') && differs(mark, baths)) ||
      (counts('sqft') && words.length === 1 && differs(mark, sqft))
    )
  })
}

export const askedIn = (messages: string[]): Set<string> =>
  new Set(
    messages.flatMap((message) =>
      atomsIn(message)
        .flat()
        .flatMap(({ words }) => words),
    ),
  )
