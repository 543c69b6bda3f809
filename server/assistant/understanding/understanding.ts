import type { TourReading } from '#assistant/booking/read-for-tour.ts'
import type { Reply } from '#assistant/decide/reply.ts'
import type { ProtectedMatter } from '#assistant/guard/matters.ts'
import type { ReadMessage } from '#assistant/read-visitor-message.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import { inThisThread, type Runner, type RunTask } from '#server/platform/worker/runner.ts'
import { startWorkerPool } from '#server/platform/worker/worker-pool.ts'
import { commonMessages, firstTurn } from '../first-turn.ts'
import { noSentences, type Sentences } from '../sentences/sentences.ts'
import type { MessageForTour, understandingTasks } from './tasks.ts'
import type { Vectors } from './vectors.ts'

type Inner = typeof understandingTasks

interface Outer extends Pick<Inner, 'notesIn' | 'checkAnswer'> {
  readMessage(turn: PennyTurn): ReadMessage
  respond(turn: PennyTurn): Reply
  readForTour(message: MessageForTour): TourReading
  /** The fair housing rule that an owner's text or a draft breaks; null when it breaks none. */
  steeringIn(text: string): ProtectedMatter | null
}

/** Runs a task for one client. */
export type Understand = <Name extends keyof Outer>(
  name: Name,
  input: Parameters<Outer[Name]>[0],
) => Promise<ReturnType<Outer[Name]>>

export interface Understanding {
  /** When many wait, clients take turns. `key` identifies the client, for example an IP address. */
  runFor(key: string): Understand
}

export interface StartedUnderstanding extends Understanding {
  /** Resolves when messages can be read. The encoder is ready later. */
  ready: Promise<void>
  /** Reads common messages with the encoder, so that its weights are loaded and the code is compiled before visitors come. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** A third one makes no message faster. */
const warmUpRounds = 2

/** Runs in this thread without the encoder, for tests that start many servers. */
export const understandingHere: Understanding = understandingOf(
  {
    // Loaded on first use: a server with worker threads never needs it itself.
    runFor: (key) => async (name, input) => {
      const { understandingTasks } = await import('./tasks.ts')
      return inThisThread(understandingTasks).runFor(key)(name, input) as never
    },
  },
  noSentences,
)

/**
 * Runs in worker threads. An ordinary message takes a few milliseconds, the worst known less than 100; the first one also
 * loads data. Only CPU time counts towards the deadline, so a busy machine answers late but refuses no message.
 */
export function startUnderstanding(sentences: Sentences, onTrouble: (error: Error) => void): StartedUnderstanding {
  const pool = startWorkerPool<Inner>({
    entry: new URL('./thread.ts', import.meta.url),
    threads: 2,
    growsAfter: 1000,
    deadline: 2000,
    longestRun: 20_000,
    mostWaiting: 64,
    longestWait: 10_000,
    onTrouble,
  })
  const understanding = understandingOf(pool, sentences)
  return {
    ...understanding,
    ready: pool.ready,
    async warmUp() {
      const understand = understanding.runFor('warm-up')
      for (let round = 0; round < warmUpRounds; round++)
        for (const message of commonMessages) await understand('readMessage', firstTurn(new Date(), message))
    },
    close: () => pool.close(),
  }
}

function understandingOf(runner: Runner<Inner>, sentences: Sentences): Understanding {
  return {
    runFor: (key) => {
      const run: RunTask<Inner> = runner.runFor(key)
      const encode = (missing: string[]) => sentences.encode(key, missing)
      const readMessage = (turn: PennyTurn) => encoding(encode, (vectors) => run('readMessage', { turn, vectors }))
      const respond = (turn: PennyTurn) => encoding(encode, (vectors) => run('respond', { turn, vectors }))
      const readForTour = (message: MessageForTour) =>
        encoding(encode, (vectors) => run('readForTour', { ...message, vectors }))
      const steeringIn = (text: string) => encoding(encode, (vectors) => run('steeringIn', { text, vectors }))
      return (async (name, input) => {
        if (name === 'steeringIn') return steeringIn(input as string)
        if (name === 'readForTour') return readForTour(input as MessageForTour)
        if (name === 'readMessage') return readMessage(input as PennyTurn)
        return name === 'respond' ? respond(input as PennyTurn) : run(name, input as never)
      }) as Understand
    },
  }
}

/** After this many rounds a message is read without the encoder. */
const mostRounds = 6

/** Runs a task again with the vectors that it reported missing. */
async function encoding<Result>(
  encode: (sentences: string[]) => Promise<Float32Array[] | null>,
  run: (vectors: Vectors | null) => Promise<{ result: Result } | { missing: string[] }>,
): Promise<Result> {
  const vectors: Vectors = {}
  for (let round = 0; round < mostRounds; round++) {
    const answer = await run(vectors)
    if ('result' in answer) return answer.result
    const made = await encode(answer.missing)
    if (made === null) break
    for (const [i, sentence] of answer.missing.entries()) vectors[sentence] = made[i] ?? new Float32Array()
  }
  const answer = await run(null)
  if ('missing' in answer) throw new Error('Vectors were asked for without an encoder.')
  return answer.result
}
