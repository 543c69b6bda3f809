import { questionsIn } from '#assistant/decide/part.ts'
import type { Ground } from '#assistant/model/check/sources.ts'
import { redacted } from '#assistant/model/redact.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import { type ModelTools, oncePerTurn } from '#server/assistant/model/tools.ts'
import { type Composed, composedText } from './compose.ts'
import type { ChatDeps } from './deps.ts'
import { knownContact } from './known-contact.ts'
import type { BookingResult } from './read-booking.ts'

export interface Rephrased {
  /** The model's text; null to send the rule-based one. */
  text: string | null
  /** The booking dialogue's text, when the model started a tour. */
  begun: string | null
  /** Questions for the seller. */
  unanswered: string[]
}

/**
 * Has the model rephrase an answer, when there is a model and its text passes the check. The booking dialogue's text and
 * guarded answers are never rephrased. A tour that the model started stays started, whichever text is sent. The visitor's
 * name and contact details aren't sent to the model.
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
    // The booking dialogue may have just learned a name, and repeats it.
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
  const answers = parts.filter(({ isAnswer }) => isAnswer)
  const composedReply = { text: composedText(composed), parts: answers, facts, unanswered, isGuarded }
  // Loaded with the first rephrased answer: most servers have no model.
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

/** Tools that look something up, with the results that the rule-based answer would use. */
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
    // They are stored with the answer, in whichever words.
    saveLead: async () => notes.map(({ topic, value }) => ({ topic, value })),
  }
}
