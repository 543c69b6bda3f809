import type { Fact } from '#assistant/decide/part.ts'
import type { LeadNote } from '#assistant/turn.ts'

/**
 * The actions a model may call; the rule-based answer uses the same functions. None of them takes the model's words for what
 * happens: tours and leads come from the visitor's message, and the seller is asked in the visitor's words.
 */
export interface ModelTools {
  /** The record's facts on a topic; empty without any. */
  lookUpFact: (topic: string) => Promise<Fact[]>
  /** Sentences of the description and of the seller's answers that match. */
  searchListing: (query: string) => Promise<Fact[]>
  /** A calculation with the listing's figures, from words, by Penny's calculator. */
  calculate: (sum: string) => Promise<Fact[]>
  /** Passes the visitor's message to the booking dialogue; its text is sent unchanged. */
  bookTour: () => Promise<{ text: string }>
  /** Stores what the visitor says about themselves in this message on the lead. */
  saveLead: () => Promise<Pick<LeadNote, 'topic' | 'value'>[]>
  /** Sends the seller a question, in the visitor's words. */
  askSeller: (question: string) => Promise<void>
}

/**
 * Makes each tool call take effect once per turn, so that the rule-based answer doesn't repeat what the model already did.
 * Failed calls may be tried again.
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
