import { respond } from '#server/assistant/engine/respond.ts'
import { notesIn } from '#server/assistant/lead/notes.ts'
import { type ModelTools, oncePerTurn } from '#server/assistant/model/tools.ts'
import { worded } from '#server/assistant/model/worded.ts'
import type { Turn } from '#server/assistant/turn.ts'
import { type Composed, joined } from './compose.ts'
import type { Desk } from './desk.ts'
import type { Heard } from './hear-booking.ts'

export interface Worded {
  text: string
  /** What the seller is asked. */
  unanswered: string[]
}

/**
 * The answer in a model's words where there is a model and its words hold, else as it was composed. What the booking desk
 * says, and what is guarded, is no model's to word. A tour that the model spoke of stays begun, whoever words the answer.
 */
export async function word(
  { model, log }: Desk,
  turn: Turn,
  composed: Composed,
  hear: () => Promise<Heard>,
): Promise<Worded> {
  const { reply, text, deskWords } = composed
  const plain = { text, unanswered: reply.unanswered }
  if (model === null || reply.isGuarded || text === deskWords) return plain
  const asked: string[] = []
  let begun: string | null = null
  const bookTour = async () => {
    const heard = await hear()
    begun = heard.text || heard.prompt || ''
    return { text: begun }
  }
  const tools = oncePerTurn({
    ...readingTools(turn),
    bookTour,
    askSeller: async (question) => void asked.push(question),
  })
  const booking = deskWords === null ? null : { text: deskWords }
  const said = await worded({ turn, reply, booking, tools, model, log })
  if (said !== null) return { text: said, unanswered: [...new Set([...reply.unanswered, ...asked])] }
  return { ...plain, text: joined(text, deskWords === null ? begun : null) }
}

/** What is looked up is what the engine would say to it. */
function readingTools(turn: Turn): Pick<ModelTools, 'lookUpFact' | 'searchListing' | 'saveLead'> {
  const factsOn = (message: string) => respond({ ...turn, message, memory: { topics: [] } }).facts
  return {
    lookUpFact: async (topic) => factsOn(`What about the ${topic.replaceAll('_', ' ')}?`),
    searchListing: async (query) => factsOn(query).filter(({ topic }) => topic === 'description' || topic === 'answer'),
    // They are kept with the answer, whoever words it.
    saveLead: async () => notesIn(turn.message, turn.before).map(({ topic, value }) => ({ topic, value })),
  }
}
