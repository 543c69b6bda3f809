import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { conversationMachine } from '#machines/conversation/conversation.machine.ts'
import { askedAbout, type ConversationContext, type ConversationEvent } from '#machines/conversation/events.ts'

/** The state of a conversation; see machines/conversation. */
export type Conversation = SnapshotFrom<typeof conversationMachine>

/** A conversation as JSON, stored with its messages. */
export interface KeptConversation {
  version: number
  value: Conversation['value']
  context: ConversationContext
}

/** Raise it with every change of the machine that makes stored conversations unusable. */
const conversationVersion = 1

/** A tour is booked, or being booked. */
export const isTourAhead = (conversation: Conversation) =>
  conversation.matches({ tour: 'requested' }) || conversation.matches({ tour: 'underWay' })

export function newConversation(): Conversation {
  return initialTransition(conversationMachine)[0]
}

export function conversationAfter(conversation: Conversation, events: ConversationEvent[]): Conversation {
  return events.reduce((before, event) => transition(conversationMachine, before, event)[0], conversation)
}

/** The conversation after a reply with these parts. */
export function conversationAfterReply(
  conversation: Conversation,
  { events, parts }: { events: ConversationEvent[]; parts: { event: ConversationEvent | null }[] },
): Conversation {
  return conversationAfter(conversation, [...events, ...parts.flatMap(({ event }) => event ?? [])])
}

export function toKept({ value, context }: Conversation): KeptConversation {
  return { version: conversationVersion, value, context }
}

/**
 * The stored conversation. A new one when nothing was stored, another version stored it, or it is invalid: the visitor
 * still gets an answer. Never throws.
 */
export function conversationIn(kept: unknown): Conversation {
  const fresh = newConversation()
  if (!isRecord(kept) || kept.version !== conversationVersion || !isRecord(kept.context)) return fresh
  // Conversations that were stored before these were added have none.
  const context = { earlierCalculation: [], topicsAnswered: [], declined: [], wasUnanswered: false, ...kept.context }
  if (!isContext(context, fresh.context)) return fresh
  try {
    const restored = conversationMachine.resolveState({ ...(kept as unknown as KeptConversation), context })
    // XState fills in missing fields, which would turn damaged JSON into an incomplete conversation.
    return isSame(restored.value, kept.value) ? restored : fresh
  } catch {
    return fresh
  }
}

function isSame(value: Conversation['value'], kept: unknown): boolean {
  return isRecord(kept) && Object.entries(value).every(([region, state]) => kept[region] === state)
}

/** Every field exists and has an allowed value. Fields that a new conversation lacks aren't checked. */
function isContext(context: unknown, fresh: ConversationContext): context is ConversationContext {
  if (!isRecord(context)) return false
  return Object.entries(fresh).every(([name, value]) => {
    const kept = context[name]
    if (name === 'asked') return kept === null || askedAbout.some((about) => about === kept)
    if (name === 'language') return kept === 'en' || kept === 'es'
    if (typeof value === 'number') return Number.isSafeInteger(kept) && (kept as number) >= 0
    if (Array.isArray(value)) return Array.isArray(kept) && kept.every((each) => typeof each === 'string')
    return typeof kept === typeof value
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
