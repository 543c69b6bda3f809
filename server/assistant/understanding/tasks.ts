import type { Reply } from '#assistant/decide/reply.ts'
import { steeringInText } from '#assistant/guard/fair-housing.ts'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import { asksForTour, wishesTime } from '../booking/asks-for-tour.ts'
import { readForTour, type TourStanding } from '../booking/read-for-tour.ts'
import { learnedNotesIn, notesIn } from '../lead/notes.ts'
import { readLearned } from '../learned-file.ts'
import { checkAnswer } from '../model/check/check-answer.ts'
import type { Ground } from '../model/check/sources.ts'
import type { LeadNote, PennyTurn } from '../turn.ts'
import { respond } from './respond.ts'
import { type Vectors, withVectors } from './vectors.ts'

/** What a message comes to, before the booking desk hears it. */
export interface ReadMessage {
  reply: Reply
  notes: LeadNote[]
}

interface Reading {
  turn: PennyTurn
  /** The vectors that are at hand; null where none is to be had. */
  vectors: Vectors | null
}

export interface MessageForTour {
  message: string
  standing: TourStanding
}

let learned: Learned | null = null
let lookAgainAt = 0
/** Milliseconds before a file that was not there is looked for again. */
const rest = 10_000

/** What was learned from the examples, as soon as there is a file of it; until then the phrases decide alone. */
async function learnedSoFar(): Promise<Learned | null> {
  if (learned === null && performance.now() >= lookAgainAt) {
    learned = await readLearned()
    lookAgainAt = performance.now() + rest
  }
  return learned
}

/** Runs it with the vectors that are at hand. */
async function read<Result>(vectors: Vectors | null, run: (encoder: Encoder | undefined) => Promise<Result>) {
  return withVectors(vectors, vectors === null ? null : await learnedSoFar(), run)
}

/** A message with what its visitor says of themselves. */
export async function readVisitorMessage(turn: PennyTurn, encoder?: Encoder): Promise<ReadMessage> {
  const { message, asked, record, now } = turn
  const reply = await respond(turn, encoder)
  const asksElse = reply.isGuarded || reply.parts.some(({ isAnswer, question }) => isAnswer || question !== null)
  const wantsTour =
    reply.wantsTour || asksForTour(message) || (await wishesTime(message, record, now, asksElse, encoder))
  return { reply: { ...reply, wantsTour }, notes: await learnedNotesIn(message, asked, encoder) }
}

/** All that reads what visitors write, or words that a model made of it: it takes time and touches nothing else. */
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
