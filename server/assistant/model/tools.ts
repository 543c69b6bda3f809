import type { Fact } from '#assistant/decide/part.ts'
import type { LeadNote } from '../turn.ts'

/**
 * What a model may do, by the same functions that the engine's own answer uses. None takes a model's word for anything
 * that happens: a tour is booked by what the visitor wrote, a lead is what the visitor wrote, and the seller is asked in
 * the visitor's words.
 */
export interface ModelTools {
  /** What the record says on a topic; nothing when it is silent. */
  lookUpFact: (topic: string) => Promise<Fact[]>
  /** Sentences of the description and of the seller's answers that speak of it. */
  searchListing: (query: string) => Promise<Fact[]>
  /** A sum over the listing's figures, in words, as Penny's own calculator makes it. */
  calculate: (sum: string) => Promise<Fact[]>
  /** The booking dialogue hears the visitor's message; its words are sent as they are. */
  bookTour: () => Promise<{ text: string }>
  /** What the visitor says of themselves in this message is noted on the lead. */
  saveLead: () => Promise<Pick<LeadNote, 'topic' | 'value'>[]>
  /** The seller is asked a question, in the visitor's words. */
  askSeller: (question: string) => Promise<void>
}

/**
 * The same tools, each doing the same thing once. Made once for a turn and used by the model and, should its words not be
 * sent, by whoever answers instead: what was done stays done and is not done twice. What failed may be tried again.
 */
export function oncePerTurn(tools: ModelTools): ModelTools {
  const lookUpFact = once(tools.lookUpFact)
  const searchListing = once(tools.searchListing)
  const calculate = once(tools.calculate)
  const askSeller = once(tools.askSeller)
  const bookTour = once(() => tools.bookTour())
  const saveLead = once(() => tools.saveLead())
  return { lookUpFact, searchListing, calculate, askSeller, bookTour: () => bookTour(''), saveLead: () => saveLead('') }
}

function once<Result>(does: (about: string) => Promise<Result>): (about: string) => Promise<Result> {
  const done = new Map<string, Promise<Result>>()
  return (about) => {
    const key = about.trim().toLowerCase().replace(/\s+/g, ' ')
    const before = done.get(key)
    if (before) return before
    const doing = does(about)
    done.set(key, doing)
    doing.catch(() => done.delete(key))
    return doing
  }
}
