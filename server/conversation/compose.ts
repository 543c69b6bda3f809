import { isUnderWay } from '#server/assistant/booking/snapshot.ts'
import type { EngineReply, LeadNote, Turn } from '#server/assistant/turn.ts'
import type { ReadMessage } from '#server/assistant/understanding/tasks.ts'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import type { Heard } from './hear-booking.ts'
import { unlessAborted, unreadable, unreadMessage } from './unreadable.ts'

/** What a message comes to before any model words it: all of it true, and what had to happen has happened. */
export interface Composed {
  text: string
  reply: EngineReply
  /** What of the text the booking desk says, at its end; null where it was not asked. */
  deskWords: string | null
  /** What the visitor said of themselves. */
  notes: LeadNote[]
}

type Said = Omit<Composed, 'notes'>

/** Lets the booking desk hear what may be about a tour, and the engine answer the rest. */
export async function compose(
  understand: Understand,
  turn: Turn,
  booking: unknown,
  hear: (message: string, wantsTour: boolean) => Promise<Heard>,
): Promise<Composed> {
  const read = await unlessAborted(understand('readMessage', turn), () => unreadMessage(turn))
  const said = await unlessAborted(saidTo(understand, turn, read, booking, hear), () => both(unreadable(turn), null))
  return { ...said, notes: read.notes }
}

async function saidTo(
  understand: Understand,
  turn: Turn,
  { reply, unguarded, asksForTour }: ReadMessage,
  booking: unknown,
  hear: (message: string, wantsTour: boolean) => Promise<Heard>,
): Promise<Said> {
  if (unguarded === '' || (booking === null && !reply.wantsTour && turn.tour !== 'requested')) return both(reply, null)
  const heard = await hear(unguarded, reply.wantsTour)
  if (heard.outcome === 'notHeard') return both(reply, isAskedEnough(turn, heard.prompt) ? null : heard.prompt)
  if (reply.isGuarded) return both(reply, heard.text)
  if (!isUnderWay(booking) && !heard.changesTour)
    return asksForTour && isAskedAlone(reply) ? alone(reply, heard.text) : both(reply, heard.text)
  if (heard.rest === null) {
    // To the engine an address or a name is a riddle; it was for the desk alone.
    return aside(turn, reply, heard)
  }
  // The desk has heard the message by now, so its words are said whatever becomes of the rest.
  const rest = understand('respond', { ...turn, message: heard.rest })
  return both(await unlessAborted(rest, () => unreadable(turn)), heard.text)
}

function aside({ memory }: Turn, reply: EngineReply, { text }: Heard): Said {
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

/** Who wants to come is not told when tours are given, unless they asked; what else they asked is answered. */
function isAskedAlone({ unanswered, facts }: EngineReply): boolean {
  return unanswered.length === 0 && facts.every(({ topic }) => topic === 'tours')
}

function both(reply: EngineReply, words: string | null): Said {
  return { text: joined(reply.text, words), reply, deskWords: words || null }
}

function alone(reply: EngineReply, words: string): Said {
  return { text: words, reply, deskWords: words }
}
