import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { leadNotes } from '#server/conversations/schema.ts'
import type { Need } from '#server/mail/emails/needs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openQuestions } from '#server/questions/schema.ts'

/** What a buyer said before they asked for a tour, and what Penny could not answer. */
export interface BuyerNeeds {
  needs: Need[]
  questions: string[]
}

/** Leaves out household and financing: fair housing laws apply where a seller accepts or declines a tour. */
const shownTopics = ['intent', 'timing', 'budget', 'pets'] as const

export async function buyerNeeds(db: Db, conversationId: string | null): Promise<BuyerNeeds> {
  if (conversationId === null) return { needs: [], questions: [] }
  const notes = await db
    .select({ topic: leadNotes.topic, value: leadNotes.value })
    .from(leadNotes)
    .where(and(eq(leadNotes.conversationId, conversationId), inArray(leadNotes.topic, [...shownTopics])))
    .orderBy(asc(leadNotes.id))
  const open = await db
    .select({ question: openQuestions.question })
    .from(openQuestions)
    .where(and(eq(openQuestions.conversationId, conversationId), isNull(openQuestions.answer)))
    .orderBy(asc(openQuestions.id))
  // What was said last about a subject is what holds.
  const latest = shownTopics.flatMap((topic) => notes.findLast((note) => note.topic === topic) ?? [])
  return { needs: latest, questions: open.map(({ question }) => question) }
}
