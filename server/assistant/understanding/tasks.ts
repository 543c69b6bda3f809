import { asksForTour, wishesTime } from '#assistant/booking/asks-for-tour.ts'
import { readForTour, type TourStanding } from '#assistant/booking/read-for-tour.ts'
import type { Reply } from '#assistant/decide/reply.ts'
import { steeringInText } from '#assistant/guard/fair-housing.ts'
import { learnedNotesIn, notesIn } from '#assistant/lead/notes.ts'
import { checkAnswer } from '#assistant/model/check/check-answer.ts'
import type { Ground } from '#assistant/model/check/sources.ts'
import type { LeadNote, PennyTurn } from '#assistant/turn.ts'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import { readLearned } from '../learned-file.ts'
import { respond } from './respond.ts'
import { type Vectors, withVectors } from './vectors.ts'

/** A message as read, before the booking dialogue takes it. */
export interface ReadMessage {
  reply: Reply
  notes: LeadNote[]
}

interface Reading {
  turn: PennyTurn
  /** Vectors of sentences; null when none are available. */
  vectors: Vectors | null
}

export interface MessageForTour {
  message: string
  standing: TourStanding
}

let learned: Learned | null = null
let lookAgainAt = 0
/** Milliseconds before a missing file is looked for again. */
const rest = 10_000

/** The trained weights, once their file exists; until then phrases decide alone. */
async function learnedSoFar(): Promise<Learned | null> {
  if (learned === null && performance.now() >= lookAgainAt) {
    learned = await readLearned()
    lookAgainAt = performance.now() + rest
  }
  return learned
}

/** Runs a function with the vectors given. */
async function read<Result>(vectors: Vectors | null, run: (encoder: Encoder | undefined) => Promise<Result>) {
  return withVectors(vectors, vectors === null ? null : await learnedSoFar(), run)
}

/** The reply to a message, and the notes on its visitor. */
export async function readVisitorMessage(turn: PennyTurn, encoder?: Encoder): Promise<ReadMessage> {
  const { message, asked, record, now } = turn
  const reply = await respond(turn, encoder)
  const asksElse = reply.isGuarded || reply.parts.some(({ isAnswer, question }) => isAnswer || question !== null)
  const wantsTour =
    reply.wantsTour || asksForTour(message) || (await wishesTime(message, record, now, asksElse, encoder))
  return { reply: { ...reply, wantsTour }, notes: await learnedNotesIn(message, asked, encoder) }
}

/** The functions that run in worker threads: they read text, take time and have no side effects. */
export const understandingTasks = {
  readMessage: ({ turn, vectors }: Reading) => read(vectors, (encoder) => readVisitorMessage(turn, encoder)),
  respond: ({ turn, vectors }: Reading) => read(vectors, (encoder) => respond(turn, encoder)),
  notesIn: ({ message, asked }: Pick<PennyTurn, 'message' | 'asked'>) => notesIn(message, asked),
  steeringIn: ({ text, vectors }: { text: string; vectors: Vectors | null }) =>
    read(vectors, (encoder) => steeringInText(text, encoder)),
  readForTour: ({ message, standing, vectors }: MessageForTour & { vectors: Vectors | null }) =>
    read(vectors, (encoder) => readForTour(message, standing, encoder)),
  checkAnswer: ({ text, ground }: { text: string; ground: Ground }) => checkAnswer(text, ground),
}
