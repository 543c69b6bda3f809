import { sentencesIn } from '#domain/text.ts'
import type { Fact } from '../../decide/part.ts'
import { steeringIn } from '../../guard/fair-housing.ts'
import { type Atom, unknowing } from './atoms.ts'
import { type CitedSentence, citedSentencesIn } from './citations.ts'
import type { Support } from './follows.ts'
import { badForm } from './form.ts'
import { marked } from './marks.ts'
import { isHandingOn, isOffer } from './offers.ts'
import { askedIn, type Checked, checkClaims, type Thread } from './sentence.ts'
import { type Ground, sourceKeyOf, sourcesOf, visitorSourcesOf } from './sources.ts'

/** Why a text isn't sent: a kind, without any of the text. */
export type Mismatch = 'form' | 'fair housing' | 'citation' | 'claim' | 'unanswered' | 'left out'

/**
 * What is wrong with a text, or null when each of its sentences follows from the ground. A claim follows when one part of one
 * source contains all its words and amounts, connected in the same way and with the same polarity. Words that are in no
 * source and not in the list of plain words never follow. When in doubt, the text is refused.
 */
export function mismatchIn(text: string, ground: Ground): Mismatch | null {
  return mismatchOf(citedSentencesIn(text), ground)
}

/** As `mismatchIn`, for sentences with their citations parsed. */
export function mismatchOf(sentences: CitedSentence[], ground: Ground): Mismatch | null {
  const text = sentences.map((sentence) => sentence.text).join(' ')
  if (badForm(text)) return 'form'
  if (steeringIn(text) !== null) return 'fair housing'
  const { mismatch } = claimsOf(sentences, ground)
  return mismatch
}

/**
 * Whether sentences give a fact or say that something isn't known, beyond courtesies and offers, and the topics they cover.
 */
export function contentOf(sentences: CitedSentence[], ground: Ground): { isSomething: boolean; topics: string[] } {
  const { count, tellsUnknown, topics } = claimsOf(sentences, ground)
  return { isSomething: count > 0 || tellsUnknown, topics }
}

interface Claims {
  mismatch: Mismatch | null
  count: number
  tellsUnknown: boolean
  topics: string[]
}

function claimsOf(sentences: CitedSentence[], ground: Ground): Claims {
  const sources = sourcesOf(ground)
  const topics = new Set(ground.facts.map(({ topic }) => sourceKeyOf(topic)))
  const sentenceGround = {
    sources,
    visitor: visitorSourcesOf(ground),
    record: ground.record,
    asked: askedIn(ground.visitor.slice(-1)),
    engineSays: leadOf(ground.answer),
    onlyTopic: topics.size === 1 ? ([...topics][0] ?? null) : null,
  }
  let thread: Thread = { about: null, named: [], said: null }
  const claims: Checked['claims'] = []
  let tellsUnknown = false
  let count = 0
  const facts = ground.cited ?? {}
  const said = new Set<string>()
  const spokenOf = () => [...said, ...claims.flatMap(({ supports }) => supports.map(({ source }) => source.key))]
  const no = (mismatch: Mismatch): Claims => ({ mismatch, count, tellsUnknown, topics: spokenOf() })
  for (const { text: sentence, cites } of sentences) {
    if (!cites.every((id) => facts[id] !== undefined)) return no('citation')
    if (isOffer(sentence, ground) || isHandingOn(sentence, ground)) continue
    const checked = checkClaims(sentence, thread, sentenceGround)
    const isGrounded = checked !== null || isEngines(sentence, ground)
    if (!isGrounded) return no('claim')
    const named = cites.flatMap((id) => facts[id] ?? [])
    if (checked !== null && cites.length > 0 && !followsFrom(named, sentence, thread)) return no('citation')
    for (const { topic } of named) said.add(sourceKeyOf(topic))
    count += checked === null ? 1 : checked.claims.length
    // The subject of the rule-based words isn't known here, so a later "it" can't refer to it.
    thread = checked?.thread ?? { about: [], named: [], said: thread.said }
    claims.push(...(checked?.claims ?? []))
    tellsUnknown ||= unknowing.test(marked(sentence))
  }
  const mismatch =
    thread.said !== null
      ? 'claim'
      : ground.unanswered.length > 0 && !tellsUnknown
        ? 'unanswered'
        : claims.every(({ supports }) => supports.some((support) => isGivenInFull(support, claims)))
          ? null
          : 'left out'
  return { mismatch, count, tellsUnknown, topics: spokenOf() }

  /**
   * Whether a sentence follows from the facts it cites. What no fact can say (courtesy, offers) isn't checked against them.
   */
  function followsFrom(named: Fact[], sentence: string, before: Thread): boolean {
    const only = sourcesOf({ ...ground, facts: named, found: [], known: [] }, { withHead: false })
    return checkClaims(sentence, { ...before, about: null }, { ...sentenceGround, sources: only }) !== null
  }
}

/** The rule-based answer and the facts it uses are right word for word. */
const isEngines = (sentence: string, { answer, facts }: Ground) =>
  [answer, ...facts.map(({ text }) => text)].some((text) => sentencesIn(text).includes(sentence))

function leadOf(answer: string): 'yes' | 'no' | null {
  if (/^yes\b/i.test(answer)) return 'yes'
  return /^(?:no[,.]|not (?:yet|quite|right now|currently)\b)/i.test(answer) ? 'no' : null
}

/** A rule has to be given in full: a sentence about a cat must also give the limits on dogs, weight and price. */
function isGivenInFull({ source, atom: used }: Support, claims: Checked['claims']): boolean {
  const saidWords = new Set(claims.flatMap(({ claim }) => claim.words))
  const saidMarks = new Set(claims.flatMap(({ claim }) => claim.amounts.map(({ mark }) => mark)))
  const next = source.atoms[source.atoms.findIndex(({ text }) => text === used.text) + 1]
  const conditions = source.atoms.filter((atom) => atom.condition === 'whole' || (atom === next && atom.condition))
  const areConditionsGiven = conditions.every(
    ({ words, amounts }) =>
      words.every((word) => saidWords.has(word)) && amounts.every(({ mark }) => saidMarks.has(mark)),
  )
  if (!source.isRule || !areConditionsGiven) return areConditionsGiven
  return source.atoms.every((atom, index) => {
    if (isSameInDollars(atom, source.atoms[index - 1])) return true
    const restrictions =
      atom.polarity === 'no'
        ? atom.words.filter((word) => word !== 'allow')
        : atom.words.filter((word) => strict.has(word))
    const amounts = atom.amounts.filter(
      ({ mark, bound }) => mark.startsWith('$:') || (bound !== null && bound !== 'by'),
    )
    return (
      restrictions.every((word) => saidWords.has(word) || atom.around.has(word)) &&
      amounts.every(
        ({ mark }) =>
          saidMarks.has(mark) || [...saidMarks].some((said) => mark.endsWith(said.slice(2)) && said.startsWith('@:')),
      )
    )
  })
}

/** "One month's rent, $3,400": the dollars repeat the months. */
const isSameInDollars = ({ words, amounts }: Atom, before?: Atom) =>
  words.length === 0 &&
  amounts.every(({ mark }) => /^\$:[\d.]+$/.test(mark)) &&
  before?.amounts.some(({ mark, after }) => mark.startsWith('#:') && after[0] === 'month' && after[1] === 'rent') ===
    true

const strict = new Set(['each', 'only', 'per', 'except'])
