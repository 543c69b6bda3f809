import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { type Counter, type GuessVerdict, judgeGuess, windowStart } from '../rules/guesses.ts'
import { passwordGuesses } from '../schema.ts'

const everyone = 'everyone'

/**
 * Counts a guess before it is compared, or answers that it may not be made. The listing's own counter is locked first:
 * guesses at one listing are judged one after the other, however many come at once.
 */
export function countGuess(db: Db, propertyId: number, guesser: string, now: Date): Promise<GuessVerdict> {
  return db.transaction(async (tx) => {
    await tx
      .insert(passwordGuesses)
      .values({ propertyId, guesser: everyone, count: 0, windowBeganAt: now })
      .onConflictDoNothing()
    const ofEveryone = await readCounter(tx, propertyId, everyone)
    const verdict = judgeGuess(await readCounter(tx, propertyId, guesser), ofEveryone, now)
    if (!verdict.allowed) return verdict
    await forgetOldCounters(tx, propertyId, now)
    await writeCounter(tx, propertyId, guesser, verdict.own)
    await writeCounter(tx, propertyId, everyone, verdict.everyone)
    return verdict
  })
}

/** Takes a counted guess back: it was right, or it was never compared. */
export async function refundGuess(
  db: Db,
  propertyId: number,
  guesser: string,
  counted: GuessVerdict & { allowed: true },
) {
  await db.transaction(async (tx) => {
    // The same order as above, so that two transactions never wait for each other.
    await takeBack(tx, propertyId, everyone, counted.everyone)
    await takeBack(tx, propertyId, guesser, counted.own)
  })
}

async function readCounter(tx: Db, propertyId: number, guesser: string): Promise<Counter | null> {
  const [counter] = await tx
    .select({ count: passwordGuesses.count, windowBeganAt: passwordGuesses.windowBeganAt })
    .from(passwordGuesses)
    .where(and(eq(passwordGuesses.propertyId, propertyId), eq(passwordGuesses.guesser, guesser)))
    .for('update')
  return counter ?? null
}

async function writeCounter(tx: Db, propertyId: number, guesser: string, counter: Counter): Promise<void> {
  await tx
    .insert(passwordGuesses)
    .values({ propertyId, guesser, ...counter })
    .onConflictDoUpdate({ target: [passwordGuesses.propertyId, passwordGuesses.guesser], set: counter })
}

async function takeBack(tx: Db, propertyId: number, guesser: string, { windowBeganAt }: Counter): Promise<void> {
  await tx
    .update(passwordGuesses)
    .set({ count: sql`greatest(${passwordGuesses.count} - 1, 0)` })
    .where(
      and(
        eq(passwordGuesses.propertyId, propertyId),
        eq(passwordGuesses.guesser, guesser),
        eq(passwordGuesses.windowBeganAt, windowBeganAt),
      ),
    )
}

async function forgetOldCounters(tx: Db, propertyId: number, now: Date): Promise<void> {
  await tx
    .delete(passwordGuesses)
    .where(
      and(
        eq(passwordGuesses.propertyId, propertyId),
        ne(passwordGuesses.guesser, everyone),
        lte(passwordGuesses.windowBeganAt, windowStart(now)),
      ),
    )
}
