import type { Span } from '@opentelemetry/api'
import { type LanguageModel, type ModelMessage, stepCountIs, streamText } from 'ai'
import { inModelSpan } from '#server/platform/telemetry/model-spans.ts'
import type { PennyTurn, RecordReply } from '../turn.ts'
import { finishedIn } from './check/citations.ts'
import { knownOf } from './check/known.ts'
import { type Sendable, sendable } from './check/sendable.ts'
import { type Ground, sourceKeyOf } from './check/sources.ts'
import { type CitedFacts, citedFacts } from './cited-facts.ts'
import { type After, after, patience } from './patience.ts'
import { messagesFor, shownBefore, systemPrompt } from './prompt.ts'
import { type Redact, withoutContacts } from './redact.ts'
import { type Gathered, toolSet } from './tool-set.ts'
import { type ModelTools, oncePerTurn } from './tools.ts'

export interface RephraseInput {
  turn: PennyTurn
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
  /**
   * Takes pieces of the answer as soon as they are checked, while the model makes the rest. What was taken is the beginning
   * of what is returned.
   */
  onPiece?: (text: string) => void
  /** Holds words against what is known; `sendable`, wherever that runs. */
  check?: (text: string, ground: Ground) => Promise<Sendable>
  log: { warn: (line: Record<string, unknown>, message: string) => void }
  after?: After
}

/** Questions to the model for one answer, those after tool calls included. */
const mostSteps = 4

/** Far above the longest answer that may be sent. */
const mostTokens = 700

/**
 * The model's words for an answer, without the sentences that do not follow from the facts. Where nothing is left that
 * answers, the model gets the reason and is asked once more. Null when the engine's own are to be sent: when that fails too,
 * or where the model errs, stalls for `patience`, calls tools without end or says nothing before any of its words were taken.
 * Then one line is logged, without a word of the talk. Never rejects.
 *
 * A sentence leaves as soon as what was said so far would stand as an answer by itself: it follows from the facts and leaves
 * no condition out. It can't be taken back, so the answer goes on from it, whatever the model does next; what the
 * model's words leave out because it failed, or a sentence of it was dropped, is said in the engine's own.
 *
 * The booking desk's words are no model's to choose: they follow the checked ones as they are, whether the desk was asked
 * before or by the model.
 */
export async function rephrased(input: RephraseInput): Promise<string | null> {
  const { turn, reply, booking, log, redact = withoutContacts } = input
  if (reply.isGuarded) return null
  const cited = citedFacts()
  const { set, gathered } = toolSet(oncePerTurn(input.tools), turn.message, reply.unanswered, redact, cited)
  const wait = waitFor(input)
  const check = (text: string) => checked(text, input, gathered, cited)
  const pieces = piecesOf(input, gathered, check)
  const whole = ({ text, topics }: Sendable, isCut: boolean) =>
    [joined(text, isCut ? leftOutOf(reply, topics) : ''), booking?.text ?? gathered.bookingText]
      .filter(Boolean)
      .join('\n\n')
  try {
    const ask = (again: ModelMessage[]) =>
      Promise.race([askModel(input, { set, cited, pieces, again }, wait.signal, booking?.text ?? null), wait.over])
    const first = await ask([])
    let said = pieces.after(await check(first))
    if (said.text === null) said = pieces.after(await check(await ask(askAgain(first, said.dropped))))
    if (said.text === null) return refused(log, said.dropped[0]?.reason ?? 'claim')
    if (said.dropped.length > 0)
      log.warn({ reasons: said.dropped.map(({ reason }) => reason) }, 'sentences of the model were not sent')
    return whole(said, said.dropped.length > 0)
  } catch (error) {
    const taken = pieces.taken()
    if (taken.text === null) return refused(log, reasonOf(error))
    log.warn({ reason: reasonOf(error) }, 'the model’s words broke off')
    return whole(taken, true)
  } finally {
    wait.end()
  }
}

const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(' ')

/** What the engine tells on topics that the model's words don't speak of. */
function leftOutOf({ parts = [] }: RecordReply, topics: string[]): string {
  const isTold = (fact: { topic: string }) => topics.includes(sourceKeyOf(fact.topic))
  return joined(...parts.filter(({ facts }) => facts.length > 0 && !facts.some(isTold)).map(({ text }) => text))
}

/** What leaves of an answer while it's made. */
interface Pieces {
  /** Takes the model's text so far. */
  hear: (text: string) => Promise<void>
  /** What has left. */
  taken: () => Sendable
  /** The checked answer, which begins with what has left. */
  after: (whole: Sendable) => Sendable
}

function piecesOf(
  { onPiece, reply }: RephraseInput,
  gathered: Gathered,
  check: (text: string) => Promise<Sendable>,
): Pieces {
  let left: Sendable = { text: null, topics: [], dropped: [] }
  let finished = ''
  const hear = async (text: string) => {
    const next = onPiece === undefined ? '' : finishedIn(text)
    // That the owner was asked is said once it's kept.
    if (next.length <= finished.length || reply.unanswered.length + gathered.asked.length > 0) return
    finished = next
    const checked = await check(next)
    const before = left.text ?? ''
    if (checked.text === null || checked.text.length <= before.length || !checked.text.startsWith(before)) return
    left = checked
    onPiece?.(checked.text.slice(before.length))
  }
  const after = (whole: Sendable) =>
    left.text === null || whole.text?.startsWith(left.text) ? whole : { ...left, dropped: whole.dropped }
  return { hear, taken: () => left, after }
}

class Unsaid extends Error {}

/** Traced without a word of the talk. */
function askModel(...asked: Asked): Promise<string> {
  const [{ model }] = asked
  return inModelSpan(typeof model === 'string' ? model : model.modelId, (span) => answerOf(span, ...asked))
}

type Asked = [
  input: RephraseInput,
  given: { set: ReturnType<typeof toolSet>['set']; cited: CitedFacts; pieces: Pieces; again: ModelMessage[] },
  abortSignal: AbortSignal,
  bookingText: string | null,
]

async function answerOf(span: Span, ...asked: Asked): Promise<string> {
  const [{ turn, reply, model, redact = withoutContacts }, { set, cited, pieces, again }, abortSignal, bookingText] =
    asked
  const { fullStream } = streamText({
    model,
    tools: set,
    system: systemPrompt(turn.tone),
    messages: [...messagesFor(turn, reply, bookingText, redact, cited), ...again],
    stopWhen: stepCountIs(mostSteps),
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    abortSignal,
    // What went wrong is in the stream; by default it would be printed with what was sent.
    onError: () => {},
  })
  let text = ''
  for await (const part of fullStream) {
    // What was said before a tool was asked was said without its answer; what has left of it stays said.
    if (part.type === 'start-step') text = pieces.taken().text ?? ''
    if (part.type === 'text-delta') {
      text = joinedTo(text, part.text, pieces.taken().text)
      await pieces.hear(text)
    }
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Unsaid('no answer in time')
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage
      span.setAttributes({ 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens })
    }
    if (part.type === 'finish' && part.finishReason !== 'stop') throw new Unsaid(`ended by ${part.finishReason}`)
  }
  if (text.trim() === '') throw new Unsaid('no words')
  return text
}

/** A step's first words stand apart from what has left before it. */
const joinedTo = (text: string, delta: string, taken: string | null) =>
  text !== '' && text === taken && !/^\s/.test(delta) ? `${text} ${delta}` : text + delta

/** Of what the visitor said only what the model was shown may be in its words, and of that the latest. */
const mostOfVisitor = 4000

async function checked(
  text: string,
  { turn, reply, check = async (words, ground) => sendable(words, ground) }: RephraseInput,
  { facts, found, asked }: Gathered,
  { byId }: CitedFacts,
): Promise<Sendable> {
  const shown = turn.before.slice(-shownBefore).filter(({ author }) => author === 'visitor')
  const visitor = [...shown.map((said) => said.text), turn.message]
  const length = (from: number) => visitor.slice(from).reduce((sum, said) => sum + said.length, 0)
  return check(text, {
    record: turn.record,
    facts: [...reply.facts, ...facts],
    found,
    known: knownOf(turn.record),
    unanswered: [...new Set([...reply.unanswered, ...asked])],
    visitor: visitor.filter((_, index) => index === visitor.length - 1 || length(index) <= mostOfVisitor),
    answer: reply.text,
    cited: byId,
  })
}

const why: Record<Sendable['dropped'][number]['reason'], string> = {
  form: 'it is no plain text',
  'fair housing': 'fair housing law forbids it',
  citation: 'the facts that it cites do not say so',
  claim: 'the data does not say so',
  unanswered: 'it does not say what is not in the listing',
  'left out': 'it leaves out a condition',
}

/** The answer that was not sent, and why, for one more try within the same wait. */
function askAgain(text: string, dropped: Sendable['dropped']): ModelMessage[] {
  const reasons = dropped.map(({ sentence, reason }) => `- “${sentence}”: ${why[reason]}`)
  return [
    { role: 'assistant', content: text },
    {
      role: 'user',
      content: `This was not sent:\n${reasons.join('\n')}\nAnswer once more, only with what the data says.`,
    },
  ]
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
