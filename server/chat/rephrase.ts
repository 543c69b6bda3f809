import { questionsIn } from '#assistant/decide/part.ts'
import type { Ground } from '#server/assistant/model/check/sources.ts'
import { redacted } from '#server/assistant/model/redact.ts'
import { type ModelTools, oncePerTurn } from '#server/assistant/model/tools.ts'
import type { PennyTurn } from '#server/assistant/turn.ts'
import { type Composed, composedText } from './compose.ts'
import type { ChatDeps } from './deps.ts'
import { knownContact } from './known-contact.ts'
import type { BookingResult } from './read-booking.ts'

export interface Rephrased {
  /** In a model's words; null where the answer is said as it was composed. */
  text: string | null
  /** The booking desk's words where a model began a tour. */
  begun: string | null
  /** What the seller is asked. */
  unanswered: string[]
}

/**
 * The answer in a model's words where there is a model and its words hold, else as it was composed. What the booking desk
 * says, and what is guarded, is no model's to word. A tour that the model spoke of stays begun, whoever words the answer.
 * How the visitor can be reached and what they are called does not leave for the model.
 */
export async function wordAnswer(
  deps: ChatDeps,
  conversationId: string,
  turn: PennyTurn,
  composed: Composed,
  answerBooking: () => Promise<BookingResult>,
  onPiece?: (text: string) => void,
): Promise<Rephrased> {
  const { model, log, understand } = deps
  const { reply, parts, bookingText } = composed
  const unanswered = questionsIn(parts)
  const plain = { text: null, begun: null, unanswered }
  if (model === null || reply.isGuarded || parts.length === 0) return plain
  let known = await knownContact(deps, conversationId, turn)
  const asked: string[] = []
  let begun: string | null = null
  const bookTour = async () => {
    const booked = await answerBooking()
    begun = booked.text || booked.prompt || ''
    // The desk may have been told a name just now, and says it.
    known = await knownContact(deps, conversationId, turn)
    return { text: begun }
  }
  const tools = oncePerTurn({
    ...readingTools(understand, turn, composed),
    bookTour,
    askSeller: async (question) => void asked.push(question),
  })
  const booking = bookingText === null ? null : { text: bookingText }
  const check = (text: string, ground: Ground) => understand('checkAnswer', { text, ground })
  const redact = (words: string) => redacted(words, known)
  const { facts, isGuarded } = reply
  const told = parts.filter(({ isAnswer }) => isAnswer)
  const composedReply = { text: composedText(composed), parts: told, facts, unanswered, isGuarded }
  // Loaded with the first answer that a model words: most servers have none.
  const { rephraseReply } = await import('#server/assistant/model/rephrase-reply.ts')
  const text = await rephraseReply({
    turn,
    reply: composedReply,
    booking,
    tools,
    model,
    redact,
    log,
    check,
    ...(onPiece && { onPiece }),
  })
  if (text !== null) return { text, begun: null, unanswered: [...new Set([...unanswered, ...asked])] }
  return { ...plain, begun: bookingText === null ? begun : null }
}

/** What is looked up is what the engine would say to it. */
function readingTools(
  understand: ChatDeps['understand'],
  turn: PennyTurn,
  { notes }: Composed,
): Pick<ModelTools, 'lookUpFact' | 'searchListing' | 'calculate' | 'saveLead'> {
  const factsOn = async (message: string) =>
    (await understand('respond', { ...turn, message, conversation: null })).facts
  return {
    lookUpFact: async (topic) => factsOn(`What about the ${topic.replaceAll('_', ' ')}?`),
    searchListing: async (query) =>
      (await factsOn(query)).filter(({ topic }) => topic === 'description' || topic === 'answer'),
    calculate: factsOn,
    // They are kept with the answer, whether the model or Penny phrased it.
    saveLead: async () => notes.map(({ topic, value }) => ({ topic, value })),
  }
}
