import { isUnderWay } from '#assistant/booking/snapshot.ts'
import { conversationIn } from '#assistant/decide/conversation.ts'
import type { Listing } from '#assistant/listing.ts'
import type { OwnerOutcome } from '#assistant/say/owner.ts'
import { suggestionsFor } from '#assistant/say/suggestions.ts'
import type { components } from '#openapi/generated/types.ts'
import {
  type ConversationRow,
  findConversationNow,
  listMessages,
  type MessageRow,
} from '#server/conversations/queries/conversations.ts'
import { findRecord } from '#server/listings/queries/listing-record.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listQuestions, type Question } from '#server/questions/queries/open-questions.ts'
import { wordingOf } from '#server/questions/rules/question.ts'
import { choicesAfter } from './choices.ts'
import { answerUpdateId } from './updates.ts'

type ChatAnswer = components['schemas']['ChatAnswer']
type TranscriptMessage = components['schemas']['TranscriptMessage']
type OwnerQuestion = components['schemas']['OwnerQuestion']

/** How many of the newest messages a page gets. */
const mostMessages = 100

/**
 * The messages of a conversation, oldest first: each answer with its sources and the owner's later answers, and the last one
 * with its buttons.
 */
export async function listConversation(
  db: Db,
  property: PublishedProperty,
  conversation: ConversationRow,
  now: Date,
): Promise<TranscriptMessage[]> {
  const messages = await listMessages(db, conversation.id, { most: mostMessages })
  const asked = await questionsOf(db, conversation.id)
  const last = messages.findLast(({ author }) => author === 'assistant')
  const record = await findRecord(db, property)
  const next = last ? nextSteps({ record, conversation, messages, answer: last }, now) : {}
  const { language } = conversationIn(conversation.memory).context
  return messages.map((message) => ({
    id: message.id,
    author: message.author,
    text: message.text,
    written_at: message.writtenAt.toISOString(),
    ...(message.author === 'assistant' && { language }),
    ...groundsOf(message, asked),
    ...(message === last && next),
  }))
}

/** A stored answer with everything that is shown beside it; `listConversation` returns the same. */
export async function chatAnswer(db: Db, record: Listing, answer: MessageRow, now: Date): Promise<ChatAnswer> {
  const { conversationId, text, writtenAt } = answer
  const [conversation, messages, asked] = await Promise.all([
    findConversationNow(db, conversationId),
    listMessages(db, conversationId, { most: mostMessages }),
    questionsOf(db, conversationId),
  ])
  const isLast = messages.findLast(({ author }) => author === 'assistant')?.id === answer.id
  return {
    response: text,
    chat_conversation_id: conversationId,
    written_at: writtenAt.toISOString(),
    ...(conversation && { language: conversationIn(conversation.memory).context.language }),
    ...groundsOf(answer, asked),
    ...(isLast && conversation && nextSteps({ record, conversation, messages, answer }, now)),
  }
}

/** The questions sent to the owner from a conversation, by wording. */
async function questionsOf(db: Db, conversationId: string): Promise<Map<string, Question>> {
  return new Map((await listQuestions(db, conversationId)).map((question) => [question.wording, question]))
}

function groundsOf(
  { parts }: MessageRow,
  asked: Map<string, Question>,
): Pick<TranscriptMessage, 'sources' | 'owner_questions'> {
  const questions = (parts ?? []).flatMap(({ question }) => question ?? [])
  return {
    sources: distinct((parts ?? []).flatMap(({ sources }) => sources)),
    owner_questions: questions.map((question) => ownerQuestion(question, asked.get(wordingOf(question.text)))),
  }
}

function ownerQuestion(
  { text, outcome }: { text: string; outcome: OwnerOutcome },
  kept: Question | undefined,
): OwnerQuestion {
  return {
    question: text,
    outcome: outcomeNames[outcome],
    answer: kept?.answer ?? null,
    answered_at: kept?.answeredAt?.toISOString() ?? null,
    is_told: (kept?.notifiedAt ?? null) !== null,
    ...(kept && outcome !== 'notSent' && { asked_at: kept.askedAt.toISOString(), update_id: answerUpdateId(kept.id) }),
  }
}

const outcomeNames = {
  asked: 'asked',
  askedBefore: 'asked_before',
  inSummary: 'in_summary',
  notSent: 'not_sent',
} as const satisfies Record<OwnerOutcome, OwnerQuestion['outcome']>

interface Answered {
  record: Listing
  conversation: ConversationRow
  messages: MessageRow[]
  answer: MessageRow
}

/** The buttons and suggestions after the last answer. During a booking nothing else is suggested. */
function nextSteps(
  { record, conversation, messages, answer }: Answered,
  now: Date,
): Pick<ChatAnswer, 'offered_times' | 'moves_tour' | 'booking_summary' | 'suggestions'> {
  const { booking, memory } = conversation
  const { context, value } = conversationIn(memory)
  const { language } = context
  if (isUnderWay(booking)) return choicesAfter(booking, answer.answersId, { record, language, now })
  const suggestions = suggestionsFor({
    listing: record,
    language,
    coveredTopics: messages.flatMap(topicsOf),
    last: topicsOf(answer),
    said: messages.flatMap(({ author, text }) => (author === 'visitor' ? text : [])),
    mayTour: record.givesTours && value.tour === 'none' && value.holder === 'penny',
  })
  return suggestions.length > 0 ? { suggestions } : {}
}

const topicsOf = ({ parts }: MessageRow) => (parts ?? []).flatMap(({ facts }) => facts.map(({ topic }) => topic))

function distinct<Source extends { kind: string; id: string; text: string }>(sources: Source[]): Source[] {
  const seen = new Map(sources.map((source) => [JSON.stringify([source.kind, source.id, source.text]), source]))
  return [...seen.values()]
}
