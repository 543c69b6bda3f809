import { type Act, movesIn } from '../understand/acts.ts'
import type { Sense } from '../understand/examples.ts'
import type { Likely } from '../understand/learned.ts'
import type { Reading } from '../understand/read.ts'
import { type TopicId, topicIds } from '../understand/topics.ts'

/** Acts that phrases miss more often than they match wrongly. */
const missed: Act[] = ['market', 'complaint', 'person', 'order']
const sure = 0.6
/** For a clause that would only be thanked for, or not understood. */
const likelier = 0.45
/** For a clause that names something homes have. */
const surer = 0.75
/** For a topic that the clause names. */
const sureTopic = 0.9
/** For a question about that topic in the form of a statement. */
const likelyTopic = 0.65

/** "Folks call me Dutch" asks for no call. */
const namesSelf =
  /^(?:(?:but|and|so) )?(?:folks|people|friends|everyone|everybody|they|most(?: people)?|mates|family) (?:just |all |mostly )?call me\b/i

/**
 * The act of a clause: that of its phrases, unless the classifier clearly says something else. Without either, the
 * nearest example decides; a statement stays one unless the classifier names another act.
 */
export function settledAct(act: Act, guess: Sense | null, reading: Reading, likely: Likely | undefined): Act {
  if (namesSelf.test(reading.text)) return 'statement'
  const learned = likely && learnedAct(act, reading, likely)
  if (learned) return learned
  if (guess === null || isTopic(guess) || (act !== 'question' && act !== 'nonsense' && act !== 'statement')) return act
  // "Se oyen mucho los vecinos o las paredes son gruesas"
  const isEither = guess === 'open' && reading.words.includes('or') && (likely?.acts.protected ?? 0) > 0.4
  if (act === 'statement' && (guess === 'open' || guess === 'nonsense') && !isEither) return act
  // "We'd want to start February 1": of a lease.
  if (guess === 'booking' && movesIn.test(reading.words.join(' '))) return act
  if (guess === 'nonsense' && asksInSpanish(reading)) return 'question'
  return guess === 'open' ? 'question' : guess
}

/** "¿Tiene ático o desván?": the encoder knows no Spanish words that the lexicon leaves as they are. */
export const asksInSpanish = ({ text, isMarked }: Reading) => isMarked && spanishQuestion.test(text)
const spanishQuestion =
  /^[¿\s]*(?:(?:hola|che|oiga|disculpe|y|ya),?\s+)*(?:tienen?|hay|habr[ií]a|hubo|se (?:puede|permite|ve|oye)|incluyen?|vienen?|cuentan? con|qui[eé]n|c[oó]mo|cu[aá]nt[oa]s?|cu[aá]l|d[oó]nde|le hicieron|est[aá]n?)\s+(?:\S+\s*){2,}/iu

const isTopic = (sense: Sense): sense is TopicId => (topicIds as readonly string[]).includes(sense)

/** What a question without an answer in the listing may be besides a question for the owner. */
export function actOfUnknown(likely: Likely | undefined): Act | null {
  const [best] = missed.map((act) => [act, likely?.acts[act] ?? 0] as const).sort(([, a], [, b]) => b - a)
  return best && best[1] > Math.max(likelier, likely?.acts.question ?? 0) ? best[0] : null
}

/** "So I'd be on my own finding a place for the car then" asks whether that is so. */
const infers = /^(?:and |ok |okay )?so\b/i

const checks =
  /^(?:but|so|then|ok so) (?:i|we) (?:can|could|may|would be able to|am allowed to|are allowed to) (?!only|not|come|make|meet|do|tour|see|visit)/

/** From these probabilities on, a wish to come is heard that no phrase knows: `asked` in the form of a question. */
const likelyComes = { said: 0.6, asked: 0.8 }
/** "I should like to bring my daughter to look it over", "quisiera darme una vuelta por la casita": what names no fact. */
function wantsToCome(act: Act, { words, topics, things, isMarked }: Reading, share: number): boolean {
  const isOther = act !== 'statement' && act !== 'nonsense' && act !== 'question' && act !== 'person'
  if (isOther || words.length < 4 || things.length > 0) return false
  return (
    share > (isMarked && act === 'question' ? likelyComes.asked : likelyComes.said) &&
    topics.every((id) => id === 'tours' || id === 'availability')
  )
}

/** "No wait, I have a call" asks for nobody. */
const hasOwnCall =
  /\b(?:i|we|he|she|husband|wife|partner) (?:have|has|had|got|am on|is on|are on)(?: got)? (?:an?|another|some|my|this) (?:(?!with\b)\w+ )?(?:calls?|meetings?|appointment|phone call|zoom)\b(?! (?:with|to) (?:an?|the|your|you|someone))/

function learnedAct(act: Act, reading: Reading, { acts, topics: about }: Likely): Act | null {
  const { text, words, topics, things, isMarked, isAside } = reading
  const [best] = Object.entries(acts).sort(([, a], [, b]) => b - a) as [Act, number][]
  if (!best) return null
  const [other, share] = best
  if (act === 'question' || act === 'statement' || act === 'nonsense') {
    const needed = act !== 'question' ? likelier : topics.length + things.length > 0 ? surer : sure
    // "Is that negotiable?" is about this home's price, "no HOA nonsense I trust?" about its fee.
    const isOfHome =
      (other === 'market' && topics.includes('flexibility') && (about.flexibility ?? 0) > sureTopic) ||
      (other === 'complaint' && isMarked && topics.some((id) => (about[id] ?? 0) > likelyTopic)) ||
      // "Both lawyers, never late on rent" beside a question asks for no advice.
      (other === 'market' && isAside)
    // Two words that no phrase knows order nothing, and ask for no advice: "sí va", "nora bly".
    const isTooShort = (other === 'order' || other === 'market') && words.length < 3
    const isOwnCall = other === 'person' && hasOwnCall.test(words.join(' '))
    if (
      missed.includes(other) &&
      !isOfHome &&
      !isTooShort &&
      !isOwnCall &&
      share > (other === 'order' ? needed + 0.1 : needed)
    )
      return other
  }
  if (other === 'booking' && wantsToCome(act, reading, share)) return other
  // "I could swear the flyer said third floor."
  if (
    act === 'statement' &&
    other === 'question' &&
    share > (infers.test(text) ? 0.5 : likelyTopic) &&
    topics.some((id) => (about[id] ?? 0) > likelyTopic)
  )
    return other
  // "But I can plug in my Tesla" after what isn't there.
  if (
    act === 'statement' &&
    checks.test(words.join(' ')) &&
    topics.length + things.length > 0 &&
    !topics.includes('tours')
  )
    return 'question'
  if (act === 'nonsense' && (other === 'statement' || other === 'smallTalk') && share > sure) return other
  if (act === 'question' && other === 'statement' && share > surer && !isMarked) return other
  if (missed.includes(act) && (acts[act] ?? 0) < 0.1 && (other === 'question' || other === 'market') && share > surer)
    return other
  return null
}
