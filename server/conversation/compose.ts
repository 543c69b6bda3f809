import { asksForTour } from '#server/assistant/booking/asks-for-tour.ts'
import { isUnderWay, tourIn } from '#server/assistant/booking/snapshot.ts'
import { respond } from '#server/assistant/engine/respond.ts'
import { guardMessage } from '#server/assistant/guard/guard.ts'
import type { EngineReply, Turn } from '#server/assistant/turn.ts'
import type { Heard } from './hear-booking.ts'

/** What a message comes to before any model words it: all of it true, and what had to happen has happened. */
export interface Composed {
  text: string
  reply: EngineReply
  /** What of the text the booking desk says, at its end; null where it was not asked. */
  deskWords: string | null
}

/** Lets the booking desk hear what may be about a tour, and the engine answer the rest. */
export async function compose(
  turn: Turn,
  booking: unknown,
  hear: (message: string, wantsTour: boolean) => Promise<Heard>,
): Promise<Composed> {
  const reply = respond(turn)
  const message = reply.isGuarded ? unguarded(turn) : turn.message
  if (message === '' || (booking === null && !reply.wantsTour)) return both(reply, null)
  const heard = await hear(message, reply.wantsTour)
  if (heard.outcome === 'notHeard') return both(reply, isAskedEnough(turn, heard.prompt) ? null : heard.prompt)
  if (reply.isGuarded) return both(reply, heard.text)
  // What is with the seller already cannot be changed here; that is the whole answer.
  if (tourIn(booking) === 'requested' && heard.prompt === null && heard.tour === null) return aside(turn, reply, heard)
  if (!isUnderWay(booking)) return isAskedAlone(turn, reply) ? alone(reply, heard.text) : both(reply, heard.text)
  if (heard.rest !== null) return both(respond({ ...turn, message: heard.rest }), heard.text)
  // To the engine an address or a name is a riddle; it was for the desk alone.
  return aside(turn, reply, heard)
}

function aside({ memory }: Turn, reply: EngineReply, { text }: Heard): Composed {
  return alone({ ...reply, memory, facts: [], unanswered: [] }, text)
}

/** The question that waits is asked again after one answer to something else, and then it only waits. */
function isAskedEnough({ before }: Turn, prompt: string | null): boolean {
  const lately = before.filter(({ author }) => author === 'assistant').slice(-8)
  return prompt !== null && lately.filter(({ text }) => text.endsWith(prompt)).length >= 2
}

export function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join('\n\n')
}

/** "Who lives there now?" names no time. */
function unguarded({ message, record }: Turn): string {
  return guardMessage(message, record)?.rest.trim() ?? ''
}

/** Who wants to come is not told when tours are given, unless they asked; what else they asked is answered. */
function isAskedAlone({ message }: Turn, { unanswered, facts }: EngineReply): boolean {
  return unanswered.length === 0 && facts.every(({ topic }) => topic === 'tours') && asksForTour(message)
}

function both(reply: EngineReply, words: string | null): Composed {
  return { text: joined(reply.text, words), reply, deskWords: words || null }
}

function alone(reply: EngineReply, words: string): Composed {
  return { text: words, reply, deskWords: words }
}
