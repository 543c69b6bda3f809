import type { OwnerOutcome } from '#assistant/say/owner.ts'
import type { components } from '#openapi/generated/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listQuestions, type Question } from '#server/questions/queries/open-questions.ts'
import { wordingOf } from '#server/questions/rules/question.ts'
import { listMessages, type Message } from './queries/conversations.ts'

type TranscriptMessage = components['schemas']['TranscriptMessage']
type OwnerQuestion = components['schemas']['OwnerQuestion']

/** How many messages are shown of a conversation, the last ones. */
const mostMessages = 100

/** The messages of a conversation, the oldest first, with what each answer rests on and what the owner answered since. */
export async function listConversation(db: Db, conversationId: string): Promise<TranscriptMessage[]> {
  const messages = await listMessages(db, conversationId, { most: mostMessages })
  const asked = new Map((await listQuestions(db, conversationId)).map((question) => [question.wording, question]))
  return messages.map((message) => shown(message, asked))
}

function shown({ id, author, text, writtenAt, parts }: Message, asked: Map<string, Question>): TranscriptMessage {
  const questions = (parts ?? []).flatMap(({ question }) => question ?? [])
  return {
    id,
    author,
    text,
    written_at: writtenAt.toISOString(),
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
  }
}

const outcomeNames = {
  asked: 'asked',
  askedBefore: 'asked_before',
  inSummary: 'in_summary',
  notSent: 'not_sent',
} as const satisfies Record<OwnerOutcome, OwnerQuestion['outcome']>

function distinct<Source extends { kind: string; id: string; text: string }>(sources: Source[]): Source[] {
  const seen = new Map(sources.map((source) => [JSON.stringify([source.kind, source.id, source.text]), source]))
  return [...seen.values()]
}
