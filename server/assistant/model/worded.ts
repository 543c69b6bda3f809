import { type LanguageModel, stepCountIs, streamText } from 'ai'
import type { RecordReply, Turn } from '../turn.ts'
import { type Mismatch, mismatchIn } from './check/check.ts'
import { sentencesIn } from './check/plain-text.ts'
import type { Ground } from './check/sources.ts'
import { type After, after, patience } from './patience.ts'
import { messagesFor, shownBefore, systemPrompt } from './prompt.ts'
import { type Redact, withoutContacts } from './redact.ts'
import { type Gathered, toolSet } from './tool-set.ts'
import { type ModelTools, oncePerTurn } from './tools.ts'

export interface RephraseInput {
  turn: Turn
  reply: RecordReply
  /** What the booking desk said to this message already; null when it was not asked. */
  booking: { text: string } | null
  /** As made by `oncePerTurn`, when something else of this turn uses them too. */
  tools: ModelTools
  model: LanguageModel
  /** What of the visitor's words may leave; without it, addresses and numbers go by their form alone. */
  redact?: Redact
  /** Ends the wait early, when the server stops for instance. */
  signal?: AbortSignal
  /** Takes each sentence of a text that was checked as a whole. */
  onSentence?: (text: string) => void
  /** Holds words against what is known; `mismatchIn`, wherever that runs. */
  check?: (text: string, ground: Ground) => Promise<Mismatch | null>
  log: { warn: (line: Record<string, unknown>, message: string) => void }
  after?: After
}

/** Questions to the model for one answer, those after tool calls included. */
const mostSteps = 4

/** Far above the longest answer that may be sent. */
const mostTokens = 700

/**
 * The model's words for an answer, or null when the engine's own are to be sent: when anything in them does not follow
 * from the facts, the model errs, stalls for `patience`, calls tools without end or says nothing. Then one line is
 * logged, without a word of the talk. Never rejects.
 *
 * **Everything is held back until everything is checked.** A sentence that was sent cannot be taken back, and half of a
 * model's answer before the engine's own would contradict itself; being right comes before being quick. So `onSentence`
 * is called for each sentence of the whole, or for none.
 *
 * The booking desk's words are no model's to choose: they follow the checked ones as they are, whether the desk was asked
 * before or by the model.
 */
export async function rephrased(input: RephraseInput): Promise<string | null> {
  const { turn, reply, booking, log, redact = withoutContacts } = input
  if (reply.isGuarded) return null
  const { set, gathered } = toolSet(oncePerTurn(input.tools), turn.message, reply.unanswered, redact)
  const wait = waitFor(input)
  try {
    const said = await Promise.race([askModel(input, set, wait.signal, booking?.text ?? null), wait.over])
    const mismatch = await mismatchOf(said, input, gathered)
    if (mismatch !== null) return refused(log, mismatch)
    const sentences = sentencesIn(said)
    const text = [sentences.join(' '), booking?.text ?? gathered.bookingText].filter(Boolean).join('\n\n')
    for (const sentence of sentencesIn(text)) input.onSentence?.(sentence)
    return text
  } catch (error) {
    return refused(log, reasonOf(error))
  } finally {
    wait.end()
  }
}

class Unsaid extends Error {}

async function askModel(
  { turn, reply, model, redact = withoutContacts }: RephraseInput,
  tools: ReturnType<typeof toolSet>['set'],
  abortSignal: AbortSignal,
  bookingText: string | null,
): Promise<string> {
  const { fullStream } = streamText({
    model,
    tools,
    system: systemPrompt(turn.tone),
    messages: messagesFor(turn, reply, bookingText, redact),
    stopWhen: stepCountIs(mostSteps),
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    abortSignal,
    // What went wrong is in the stream; by default it would be printed with what was sent.
    onError: () => {},
  })
  let text = ''
  for await (const part of fullStream) {
    // What was said before a tool was asked was said without its answer.
    if (part.type === 'start-step') text = ''
    if (part.type === 'text-delta') text += part.text
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Unsaid('no answer in time')
    if (part.type === 'finish' && part.finishReason !== 'stop') throw new Unsaid(`ended by ${part.finishReason}`)
  }
  if (text.trim() === '') throw new Unsaid('no words')
  return text
}

/** Of what the visitor said only what the model was shown may be in its words, and of that the latest. */
const mostOfVisitor = 4000

async function mismatchOf(
  text: string,
  { turn, reply, check = async (words, ground) => mismatchIn(words, ground) }: RephraseInput,
  { facts, found, asked }: Gathered,
): Promise<Mismatch | null> {
  const shown = turn.before.slice(-shownBefore).filter(({ author }) => author === 'visitor')
  const visitor = [...shown.map((said) => said.text), turn.message]
  const length = (from: number) => visitor.slice(from).reduce((sum, said) => sum + said.length, 0)
  return check(text, {
    record: turn.record,
    facts: [...reply.facts, ...facts],
    found,
    unanswered: [...new Set([...reply.unanswered, ...asked])],
    visitor: visitor.filter((_, index) => index === visitor.length - 1 || length(index) <= mostOfVisitor),
    answer: reply.text,
  })
}

/** Ends by itself after `patience`, whatever the model or a tool is doing. */
function waitFor({ signal, after: wait = after }: RephraseInput) {
  const ending = new AbortController()
  let fail: (reason: Error) => void = () => {}
  const over = new Promise<never>((_, reject) => {
    fail = reject
  })
  over.catch(() => {})
  const give = () => {
    fail(new Unsaid('no answer in time'))
    ending.abort()
  }
  const cancel = wait(patience, give)
  if (signal?.aborted) give()
  signal?.addEventListener('abort', give, { once: true })
  const end = () => {
    cancel()
    signal?.removeEventListener('abort', give)
    ending.abort()
  }
  return { signal: ending.signal, over, end }
}

function refused(log: RephraseInput['log'], reason: string): null {
  log.warn({ reason }, 'the model’s words were not sent')
  return null
}

/** A kind of failure; the message of an error of others may quote what was sent, the key included. */
function reasonOf(error: unknown): string {
  if (error instanceof Unsaid) return error.message
  if (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 300
  )
    return `status ${error.statusCode}`
  return error instanceof Error ? error.name : typeof error
}
