import { daysNamedIn } from '#assistant/booking/days.ts'
import { compileGuard } from '#assistant/guard/evidence.ts'
import { notesIn } from '#assistant/lead/notes.ts'
import { respond } from '#assistant/respond.ts'
import { firstTurn } from './first-turn.ts'

/** Answers a made-up message, so that the first visitor doesn't wait for what is built on first use. */
export async function warmUp(now: Date): Promise<void> {
  compileGuard()
  const turn = firstTurn(now)
  await respond(turn)
  notesIn(turn.message, null)
  daysNamedIn('tuesday at 3pm', now.toISOString().slice(0, 10))
}
