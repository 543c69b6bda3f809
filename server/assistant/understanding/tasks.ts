import { readForTour, type TourStanding } from '#assistant/booking/read-for-tour.ts'
import { steeringInText } from '#assistant/guard/fair-housing.ts'
import { notesIn } from '#assistant/lead/notes.ts'
import { checkAnswer } from '#assistant/model/check/check-answer.ts'
import type { Ground } from '#assistant/model/check/sources.ts'
import { readVisitorMessage } from '#assistant/read-visitor-message.ts'
import { respond } from '#assistant/respond.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import { readLearned } from '../learning/learned-file.ts'
import { type Vectors, withVectors } from './vectors.ts'

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
