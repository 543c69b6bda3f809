import { createHash } from 'node:crypto'
import { conversationIn } from '#assistant/decide/conversation.ts'
import type { components } from '#openapi/generated/types.ts'
import type { ConversationRow } from '#server/conversations/queries/conversations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listQuestions, type Question } from '#server/questions/queries/open-questions.ts'
import { listToursOf } from '#server/tours/queries/tour-requests.ts'
import { answerWords, tourUpdateWords } from './update-words.ts'

type ConversationUpdates = components['schemas']['ConversationUpdates']
type ConversationUpdate = components['schemas']['ConversationUpdate']

/**
 * The updates that no message of a conversation contains: the owner's answers, and decisions about its tours. They are read
 * from the questions and tours themselves, so none is missed or sent twice.
 */
export async function listUpdates(
  db: Db,
  conversation: Pick<ConversationRow, 'id' | 'memory'>,
  now: Date,
): Promise<ConversationUpdates> {
  const { language } = conversationIn(conversation.memory).context
  const [questions, tours] = await Promise.all([listQuestions(db, conversation.id), listToursOf(db, conversation.id)])
  const updates: ConversationUpdate[] = [
    ...questions.filter(isUnsent).map(({ id, question, answer, answeredAt }) => ({
      id: answerUpdateId(id),
      kind: 'owner_answer' as const,
      text: answerWords(question, answer, language),
      written_at: answeredAt.toISOString(),
    })),
    ...tours.flatMap((tour) => {
      const update = tourUpdateWords(tour, language, now)
      if (update === null) return []
      const id = `tour-${tour.id}-${tour.round}-${tour.status}`
      return [{ id, kind: 'tour' as const, text: update.text, written_at: update.at.toISOString() }]
    }),
  ].sort((one, other) => Date.parse(one.written_at) - Date.parse(other.written_at))
  return { version: versionOf(updates), updates }
}

/** The id by which a page reports that it shows the owner's answer. */
export const answerUpdateId = (questionId: number) => `answer-${questionId}`

type UnsentAnswer = Question & { answer: string; answeredAt: Date }

/** Answered, and in no message of the conversation yet. */
function isUnsent(question: Question): question is UnsentAnswer {
  const { answer, answeredAt, notifiedAt, shownLive } = question
  return answer !== null && answeredAt !== null && (notifiedAt === null || shownLive)
}

function versionOf(updates: ConversationUpdate[]): string {
  return createHash('sha256').update(JSON.stringify(updates)).digest('base64url').slice(0, 12)
}
