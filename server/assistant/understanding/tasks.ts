import { guardMessage } from '#assistant/guard/guard.ts'
import { asksForTour } from '../booking/asks-for-tour.ts'
import { readForTour, type TourStanding } from '../booking/read-for-tour.ts'
import { respond } from '../engine/respond.ts'
import { notesIn } from '../lead/notes.ts'
import { mismatchIn } from '../model/check/check.ts'
import type { Ground } from '../model/check/sources.ts'
import type { EngineReply, LeadNote, Turn } from '../turn.ts'

/** What a message comes to, before the booking desk hears it. */
export interface ReadMessage {
  reply: EngineReply
  /** What the message says besides what is guarded; the message where nothing is. */
  unguarded: string
  asksForTour: boolean
  notes: LeadNote[]
}

/** All that reads what visitors write, or words that a model made of it: it takes time and touches nothing else. */
export const understandingTasks = {
  readMessage(turn: Turn): ReadMessage {
    const { message, before, record } = turn
    const reply = respond(turn)
    return {
      reply,
      unguarded: reply.isGuarded ? (guardMessage(message, record)?.rest.trim() ?? '') : message,
      asksForTour: asksForTour(message),
      notes: notesIn(message, before),
    }
  },
  respond,
  readForTour: ({ message, standing }: { message: string; standing: TourStanding }) => readForTour(message, standing),
  mismatchIn: ({ text, ground }: { text: string; ground: Ground }) => mismatchIn(text, ground),
}
