import type { Fact } from '#assistant/decide/part.ts'
import { isOrder } from '#assistant/guard/orders.ts'
import { sentencesIn } from '#domain/text.ts'
import type { ListingRecord } from '../../turn.ts'
import { type Atom, atomsIn, unknowing } from './atoms.ts'
import { kindOf, recordHeadOf } from './head.ts'
import { withoutAddress } from './home-name.ts'
import { marked } from './marks.ts'
import { isPlain, stemOf, verbs } from './words.ts'

/** What words are checked against. */
export interface Ground {
  record: ListingRecord
  /** Answers to the question: what the engine found and what tools gave. */
  facts: Fact[]
  /** What was found by words alone, in the description for instance. */
  found: Fact[]
  /** What else the record says, whether it was asked or not. */
  known?: Fact[]
  /** In the visitor's words: what is not in the listing. */
  unanswered: string[]
  /** The visitor's messages, this one last. */
  visitor: string[]
  /** The engine's own answer; "yes" and "no" are said where it says them. */
  answer: string
  /** The facts that a sentence may cite, by id. What it says has to follow from those it cites. */
  cited?: Record<string, Fact>
}

/** Fields with conditions: half of what they say misleads. */
const ruleTopics = new Set(['pets', 'fee', 'price'])

/** One sentence of a source. Sentences with the same key are about the same thing. */
export interface SourceSentence {
  key: string
  /** Its restrictions have to be told along: negated parts, bounds, prices. */
  isRule: boolean
  atoms: SourceAtom[]
}

export interface SourceAtom extends Atom {
  /** Words that may stand beside this part because the sentence is about them. */
  around: Set<string>
  /** Of these, those of the parts before it. */
  carried: string[]
}

/** What the words may follow from. Without the head, the address, price and size are there only where a fact says them. */
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

/** What the visitor said of themselves; that something is allowed or covered is not theirs to say. */
export function visitorSourcesOf({ visitor }: Ground): SourceSentence[] {
  return visitor.flatMap((text) =>
    sentencesIn(text).map((each) => {
      const source = sourceOf(each, { key: 'visitor', about: [], isRule: false, neutral: [] })
      const atoms = source.atoms.filter(({ words }) => !words.includes('allow') && !words.includes('cover'))
      return { ...source, atoms }
    }),
  )
}

/** The price and what the seller says about it are one thing to speak of. */
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
      // Of a list, each thing is the subject's; what stands beside it is not of it.
      // Without a verb, a thing with a name of its own belongs to nothing else.
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

/** Begins what is said of the part before: ", from the driveway". */
const placing = /^(?:from|to|in|on|at|by|near|beside|under)\b/i

/** "One valet space, deeded" is one deeded valet space too. What a price is of is never guessed so. */
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

/** "The washer and dryer are your own" says it of the washer, too. */
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

/** "Pets: up to two" tells what is about pets; "one cat" permits a cat and "no dogs" forbids dogs. */
const speaksOfPets = (atom: Atom) =>
  !atom.words.includes('allow') &&
  !atom.words.includes('rul') &&
  (atom.words.some((word) => ['cat', 'dog'].includes(word)) || atom.amounts.some(({ bound }) => bound === 'upto'))

function labelOf(sentence: string): string[] {
  const [label, rest] = sentence.split(/:\s/)
  return label && rest && label.split(' ').length <= 4 ? wordsIn(label) : []
}

const wordsIn = (text: string) => (text.match(/[A-Za-z]+/g) ?? []).map(stemOf).filter((word) => !isPlain(word))

/** How the engine calls what is not in the listing. */
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
