import { sentencesIn } from '#domain/text.ts'
import type { Fact } from '../../decide/part.ts'
import { isOrder } from '../../guard/orders.ts'
import type { Listing } from '../../listing.ts'
import { type Atom, atomsIn, unknowing } from './atoms.ts'
import { kindOf, recordHeadOf } from './head.ts'
import { withoutAddress } from './home-name.ts'
import { marked } from './marks.ts'
import { isPlain, stemOf, verbs } from './words.ts'

/** Everything that an answer is checked against. */
export interface Ground {
  record: Listing
  /** Facts that answer the question, from the rules and from tools. */
  facts: Fact[]
  /** Facts found by a word search, for example in the description. */
  found: Fact[]
  /** The record's other facts. */
  known?: Fact[]
  /** Questions that the listing doesn't answer, in the visitor's words. */
  unanswered: string[]
  /** The visitor's messages, oldest first, with this one. */
  visitor: string[]
  /** The rule-based answer; a "yes" or "no" has to match it. */
  answer: string
  /** Facts by the id that a sentence may cite; a sentence has to follow from those it cites. */
  cited?: Record<string, Fact>
}

/** Topics with conditions, which may not be given in part. */
const ruleTopics = new Set(['pets', 'fee', 'price'])

/** A sentence of a source. Equal keys mean the same subject. */
export interface SourceSentence {
  key: string
  /** Its restrictions have to be repeated: negations, limits, prices. */
  isRule: boolean
  atoms: SourceAtom[]
}

export interface SourceAtom extends Atom {
  /** Words from the rest of the sentence that a claim may use with this part. */
  around: Set<string>
  /** Those of `around` that come from the parts before it. */
  carried: string[]
}

/**
 * The sentences that an answer may follow from. `withHead` adds the address, price and size, which otherwise count only as
 * facts.
 */
export function sourcesOf(
  { record, facts, found, known = [], unanswered, answer }: Ground,
  { withHead = true } = {},
): SourceSentence[] {
  const neutral = [...new Set(wordsIn(kindOf(record)))]
  const home = (text: string) => withoutAddress(text, record.address)
  return [
    ...facts.flatMap((fact) => sourcesIn({ ...fact, text: home(fact.text) }, sourceKeyOf(fact.topic), true, neutral)),
    ...found.flatMap((fact, index) => sourcesIn({ ...fact, text: home(fact.text) }, `found ${index}`, false, neutral)),
    ...known.flatMap((fact) =>
      sourcesIn(
        { ...fact, text: home(fact.text) },
        sourceKeyOf(fact.topic),
        ruleTopics.has(sourceKeyOf(fact.topic)),
        neutral,
      ),
    ),
    ...(withHead ? recordHeadOf(record) : []).map((text) =>
      sourceOf(home(text), { key: /\$/.test(text) ? 'price' : 'head', about: [], isRule: false, neutral }),
    ),
    ...[...unanswered, ...unknownIn(answer)].map((text, index) => unknownSource(text, `unknown ${index}`)),
  ]
}

/** The visitor's statements as sources; whether something is allowed or included isn't theirs to say. */
export function visitorSourcesOf({ visitor }: Ground): SourceSentence[] {
  return visitor.flatMap((text) =>
    sentencesIn(text).map((each) => {
      const source = sourceOf(each, { key: 'visitor', about: [], isRule: false, neutral: [] })
      const atoms = source.atoms.filter(({ words }) => !words.includes('allow') && !words.includes('cover'))
      return { ...source, atoms }
    }),
  )
}

/** The price and the seller's stance on it count as one subject. */
export const sourceKeyOf = (topic: string) => (/price|offer|rent|stance|cost/i.test(topic) ? 'price' : topic)

function sourcesIn({ topic, text }: Fact, key: string, isRule: boolean, neutral: string[]): SourceSentence[] {
  const about = topic.split(/[^A-Za-z]+|(?=[A-Z])/).filter(Boolean)
  return sentencesIn(text)
    .filter((sentence) => !isOrder(sentence))
    .map((sentence) => sourceOf(sentence, { key, about, isRule, neutral }))
}

interface About {
  key: string
  about: string[]
  isRule: boolean
  neutral: string[]
}

function sourceOf(sentence: string, { key, about, isRule, neutral }: About): SourceSentence {
  const clauses = atomsIn(sentence)
  const label = [
    ...about.filter((word) => !verbs.has(word.toLowerCase())).flatMap(wordsIn),
    ...neutral,
    ...labelOf(sentence),
  ]
  const isPets = label.includes('pet') || /\b(?:pets?|cats?|dogs?)\b/i.test(sentence)
  const isPrice = label.some((word) => ['pric', 'stanc', 'offer', 'firm', 'negotiabl'].includes(word))
  const atoms = clauses.flatMap((atoms) => {
    const before: string[] = []
    const verb = atoms.findIndex(({ hasVerb }) => hasVerb)
    return atoms.map((atom, index): SourceAtom => {
      // Each item of a list belongs to the subject; words beside an item belong to it only.
      // Without a verb, an item with a name of its own belongs to nothing else.
      const heads = verb >= 0 || isUnnamed(atom) ? [0, verb] : []
      const head = heads.flatMap((at) => (at >= 0 && at < index ? (atoms[at]?.subject ?? []) : []))
      const joined =
        atom.joint === '' && !placing.test(atom.text)
          ? []
          : (atoms.slice(0, index).findLast(({ words }) => words.length > 0)?.words ?? [])
      const around = new Set([
        ...label,
        ...(isPrice ? ['seller', 'owner', 'pric'] : []),
        ...(atom.isClause ? [] : [...head, ...joined]),
      ])
      const carried = atom.isClause ? [] : [...before]
      before.push(...atom.words)
      return { ...atom, words: [...atom.words, ...(isPets && speaksOfPets(atom) ? ['allow'] : [])], around, carried }
    })
  })
  const isUnknown = unknowing.test(marked(sentence))
  const whole = [...atoms, ...togetherIn(atoms, clauses), ...eachOfListIn(atoms, clauses)]
  return {
    key,
    isRule,
    atoms: whole.map((atom) => (isUnknown && atom.isClause ? { ...atom, polarity: 'unknown' } : atom)),
  }
}

/** Starts a place that belongs to the part before: ", from the driveway". */
const placing = /^(?:from|to|in|on|at|by|near|beside|under)\b/i

/** "One valet space, deeded" is also one deeded valet space. Prices are never joined this way. */
function togetherIn(atoms: SourceAtom[], clauses: Atom[][]): SourceAtom[] {
  const starts = new Set(clauses.map((_, index) => clauses.slice(0, index).flat().length))
  return atoms.flatMap((atom, index) => {
    const next = atoms[index + 1]
    if (!next || starts.has(index + 1) || next.hasVerb || next.polarity !== atom.polarity) return []
    if (!(isBare(atom) || isBare(next) || /^[a-z]+ed$/i.test(next.text))) return []
    if ([...atom.amounts, ...next.amounts].some(({ mark }) => mark.startsWith('$:'))) return []
    if ([atom, next].every(({ amounts }) => amounts.some(({ mark }) => mark.startsWith('#:')))) return []
    const words = [...new Set([...atom.words, ...next.words])]
    const reach = next.amounts.length === 0 ? next.words : []
    const amounts = atom.amounts.map((amount) => ({ ...amount, after: [...amount.after, ...reach] }))
    return [{ ...atom, words, amounts: [...amounts, ...next.amounts], isPossible: atom.isPossible || next.isPossible }]
  })
}

/** "The washer and dryer are your own" is true of the washer alone too. */
function eachOfListIn(atoms: SourceAtom[], clauses: Atom[][]): SourceAtom[] {
  let start = 0
  return clauses.flatMap((clause) => {
    const own = atoms.slice(start, start + clause.length)
    start += clause.length
    const verb = own.findIndex(({ hasVerb }) => hasVerb)
    const list = own.slice(0, verb + 1)
    const last = list.at(-1)
    if (verb < 1 || !last || list.some(({ amounts, joint }) => amounts.length > 0 || joint !== '')) return []
    const said = last.words.filter((word) => !last.subject.includes(word))
    return list.slice(0, -1).map((atom) => ({ ...last, words: [...atom.words, ...said], subject: atom.words }))
  })
}

const isUnnamed = ({ words }: Atom) => words.every((word) => /^(?:each|only|per|allow)$/.test(word))

const isBare = ({ words }: Atom) => words.every((word) => word === 'allow')

/** For pets, "up to two" counts pets; "one cat" allows cats and "no dogs" forbids dogs. */
const speaksOfPets = (atom: Atom) =>
  !atom.words.includes('allow') &&
  !atom.words.includes('rul') &&
  (atom.words.some((word) => ['cat', 'dog'].includes(word)) || atom.amounts.some(({ bound }) => bound === 'upto'))

function labelOf(sentence: string): string[] {
  const [label, rest] = sentence.split(/:\s/)
  return label && rest && label.split(' ').length <= 4 ? wordsIn(label) : []
}

const wordsIn = (text: string) => (text.match(/[A-Za-z]+/g) ?? []).map(stemOf).filter((word) => !isPlain(word))

/** The rule-based sentence that something isn't in the listing. */
const unknownIn = (answer: string) => sentencesIn(answer).filter((sentence) => unknowing.test(marked(sentence)))

function unknownSource(text: string, key: string): SourceSentence {
  const words = atomsIn(text)
    .flat()
    .flatMap((atom) => [...atom.words, ...atom.amounts.flatMap(({ after }) => after)])
  const amounts = atomsIn(text)
    .flat()
    .flatMap((atom) => atom.amounts)
  const atom = {
    words: [],
    amounts,
    polarity: 'unknown' as const,
    isClause: true,
    hasVerb: true,
    condition: null,
    carried: [],
    isPossible: false,
    leadsOn: false,
    subject: [],
    joint: '',
    text,
    around: new Set(words),
  }
  return { key, isRule: false, atoms: [atom] }
}
