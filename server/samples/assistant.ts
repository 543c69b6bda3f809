import { inArray } from 'drizzle-orm'
import type { Tone } from '#assistant/say/initiative.ts'
import { agents, properties, propertyFacts, sellerAnswers } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { facts, sampleAnswers } from './facts.ts'
import { listings } from './listings.ts'

/** HOME-04: who answers, and in which tone. 4 and 30 answer where a listing has no assistant of its own. */
const assistants: { id: number; tone: Tone }[] = [
  { id: 4, tone: 'balanced' },
  { id: 30, tone: 'balanced' },
  { id: 41, tone: 'assertive' },
  { id: 42, tone: 'exploratory' },
]

/** The tones that Penny has; every database needs them. */
export async function seedAgents(db: Db): Promise<void> {
  await db
    .insert(agents)
    .values(assistants.map((assistant) => ({ ...assistant, name: 'Penny' })))
    .onConflictDoNothing()
}

/** What Penny knows of the samples, as far as they are still there, and the tones she has. */
export async function seedAssistant(db: Db): Promise<void> {
  await seedAgents(db)
  const found = await db
    .select({ id: properties.id, slug: properties.slug })
    .from(properties)
    .where(
      inArray(
        properties.id,
        listings.map(({ id }) => id),
      ),
    )
  const isSample = ({ propertyId }: { propertyId: number }) =>
    found.some(
      ({ id, slug }) => id === propertyId && listings.some((sample) => sample.id === id && sample.slug === slug),
    )
  const known = { facts: facts.filter(isSample), answers: sampleAnswers.filter(isSample) }
  if (known.facts.length > 0) await db.insert(propertyFacts).values(known.facts).onConflictDoNothing()
  if (known.answers.length > 0) await db.insert(sellerAnswers).values(known.answers)
}
