import { respond } from '#server/assistant/engine/respond.ts'
import type { EngineReply, ListingRecord, Memory, Said, Tone } from '#server/assistant/turn.ts'
import { records } from './records.ts'

export type SampleId = keyof typeof records

export const sampleIds: SampleId[] = [4, 5, 6, 7, 8, 9]

/** Two days before Thanksgiving, before any of the samples' dates. */
const now = new Date('2026-11-24T20:00:00Z')

interface How {
  tone?: Tone
  before?: Said[]
  memory?: Memory
}

/** One message to a listing, or to one of the samples by its number. */
export function ask(listing: SampleId | ListingRecord, message: string, how: How = {}): EngineReply {
  const record = typeof listing === 'number' ? records[listing] : listing
  return respond({ record, message, tone: 'balanced', before: [], memory: { topics: [] }, now, ...how })
}

/** A conversation: each message knows what was said before it. */
export function talk(listing: SampleId | ListingRecord, messages: string[], tone: Tone = 'balanced'): EngineReply[] {
  const before: Said[] = []
  let memory: Memory = { topics: [] }
  return messages.map((message) => {
    const reply = ask(listing, message, { tone, before: [...before], memory })
    before.push({ author: 'visitor', text: message }, { author: 'assistant', text: reply.text })
    memory = reply.memory
    return reply
  })
}
