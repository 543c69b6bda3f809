import { breaksFairHousing } from '#assistant/guard/guard.ts'
import { unknowing } from './atoms.ts'
import type { Support } from './follows.ts'
import { badForm } from './form.ts'
import { marked } from './marks.ts'
import { isHandingOn, isOffer } from './offers.ts'
import { sentencesIn } from './plain-text.ts'
import { askedIn, type Checked, checkClaims, type Thread } from './sentence.ts'
import { type Ground, keyOf, sourcesOf, visitorSourcesOf } from './sources.ts'

/** Why words are not sent. It names a kind and quotes nothing. */
export type Mismatch = 'form' | 'fair housing' | 'claim' | 'unanswered' | 'left out'

/**
 * What is wrong with a wording, or null when every sentence of it follows from the ground. A claim follows when one part
 * of one source has all its words and amounts, bound to each other and with the same yes or no; words that are in no
 * source and not among the few hundred that claim nothing do not follow. Where it cannot tell, it says no.
 */
export function mismatchIn(text: string, ground: Ground): Mismatch | null {
  if (badForm(text)) return 'form'
  if (breaksFairHousing(text)) return 'fair housing'
  const sources = sourcesOf(ground)
  const topics = new Set(ground.facts.map(({ topic }) => keyOf(topic)))
  const sentenceGround = {
    sources,
    visitor: visitorSourcesOf(ground),
    record: ground.record,
    asked: askedIn(ground.visitor.slice(-1)),
    engineSays: leadOf(ground.answer),
    onlyTopic: topics.size === 1 ? ([...topics][0] ?? null) : null,
  }
  let thread: Thread = { about: null, said: null }
  const claims: Checked['claims'] = []
  let tellsUnknown = false
  for (const sentence of sentencesIn(text)) {
    if (isOffer(sentence, ground) || isHandingOn(sentence, ground)) continue
    const checked = checkClaims(sentence, thread, sentenceGround)
    if (checked === null && !isEngines(sentence, ground)) return 'claim'
    // Of what the engine's words are about is not known here; no "it" may go on from them.
    thread = checked?.thread ?? { about: [], said: thread.said }
    claims.push(...(checked?.claims ?? []))
    tellsUnknown ||= unknowing.test(marked(sentence))
  }
  if (thread.said !== null) return 'claim'
  if (ground.unanswered.length > 0 && !tellsUnknown) return 'unanswered'
  return claims.every(({ supports }) => supports.some((support) => isTold(support, claims))) ? null : 'left out'
}

/** The answer made from the record is right word by word, and so is each fact that it rests on. */
const isEngines = (sentence: string, { answer, facts }: Ground) =>
  [answer, ...facts.map(({ text }) => text)].some((text) => sentencesIn(text).includes(sentence))

function leadOf(answer: string): 'yes' | 'no' | null {
  if (/^yes\b/i.test(answer)) return 'yes'
  return /^no[,.]/i.test(answer) ? 'no' : null
}

/** Half a rule misleads: whoever tells of a cat tells of the dogs, the pounds and the price as well. */
function isTold({ source, atom: used }: Support, claims: Checked['claims']): boolean {
  const saidWords = new Set(claims.flatMap(({ claim }) => claim.words))
  const saidMarks = new Set(claims.flatMap(({ claim }) => claim.amounts.map(({ mark }) => mark)))
  const next = source.atoms[source.atoms.findIndex(({ text }) => text === used.text) + 1]
  const conditions = source.atoms.filter((atom) => atom.condition === 'whole' || (atom === next && atom.condition))
  const areConditionsTold = conditions.every(
    ({ words, amounts }) =>
      words.every((word) => saidWords.has(word)) && amounts.every(({ mark }) => saidMarks.has(mark)),
  )
  if (!source.isRule || !areConditionsTold) return areConditionsTold
  return source.atoms.every((atom) => {
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

const strict = new Set(['each', 'only', 'per', 'except'])
