import type { Span } from '@opentelemetry/api'
import { type LanguageModel, type ModelMessage, stepCountIs, streamText } from 'ai'
import { type CheckedAnswer, checkAnswer } from '#assistant/model/check/check-answer.ts'
import { finishedIn } from '#assistant/model/check/citations.ts'
import { knownOf } from '#assistant/model/check/known.ts'
import { type Ground, sourceKeyOf } from '#assistant/model/check/sources.ts'
import { type CitedFacts, citedFacts } from '#assistant/model/cited-facts.ts'
import { messagesFor, shownBefore, systemPrompt } from '#assistant/model/prompt.ts'
import { type Redact, withoutContacts } from '#assistant/model/redact.ts'
import type { PennyTurn, RecordReply } from '#assistant/turn.ts'
import { inModelSpan } from '#server/platform/telemetry/model-spans.ts'
import { modelTimeoutMs, type Schedule, schedule } from './model-timeout.ts'
import { type Gathered, toolSet } from './tool-set.ts'
import { type ModelTools, oncePerTurn } from './tools.ts'

export interface RephraseInput {
  turn: PennyTurn
  reply: RecordReply
  /** The booking dialogue's answer to this message; null when it didn't take it. */
  booking: { text: string } | null
  /** As made by `oncePerTurn`, when something else of this turn uses them too. */
  tools: ModelTools
  model: LanguageModel
  /** Removes contact details from what the model is shown. The default finds email addresses and numbers by their form only. */
  redact?: Redact
  /** Ends the wait early, for example at shutdown. */
  signal?: AbortSignal
  /** Called with each piece of the answer once it's checked, while the model writes the rest. The result starts with them. */
  onPiece?: (text: string) => void
  /** Checks a text against the listing: `checkAnswer`, or a worker thread that runs it. */
  check?: (text: string, ground: Ground) => Promise<CheckedAnswer>
  log: { warn: (line: Record<string, unknown>, message: string) => void }
  schedule?: Schedule
}

/** Most calls of the model for one answer, including those after tool calls. */
const mostSteps = 4

/** Far above the longest answer that may be sent. */
const mostTokens = 700

/**
 * A reply in the model's words, without the sentences that don't follow from the facts. When nothing is left, the model is
 * told why and asked once more. Returns null when the rule-based text should be sent instead: the second try failed too, or
 * the model failed, took longer than `modelTimeoutMs`, kept calling tools or wrote nothing. Then one line is logged, without
 * any of the conversation. Never rejects.
 *
 * With `onPiece`, a sentence is sent as soon as the text so far is a valid answer by itself. A sent sentence can't be taken
 * back, so the result continues from it. What the model leaves out after that (a failure, a dropped sentence) is appended
 * in the rule-based words.
 *
 * The model never changes the booking dialogue's text: it is appended as it is, also when the model called for it by a tool.
 */
export async function rephraseReply(input: RephraseInput): Promise<string | null> {
  const { turn, reply, booking, log, redact = withoutContacts } = input
  if (reply.isGuarded) return null
  const cited = citedFacts()
  const { set, gathered } = toolSet(oncePerTurn(input.tools), turn.message, reply.unanswered, redact, cited)
  const wait = waitFor(input)
  const check = (text: string) => checked(text, input, gathered, cited)
  const pieces = piecesOf(input, gathered, check)
  const whole = ({ text, topics }: CheckedAnswer, isCut: boolean) =>
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
      log.warn({ reasons: said.dropped.map(({ reason }) => reason) }, 'dropped sentences of a model’s answer')
    return whole(said, said.dropped.length > 0)
  } catch (error) {
    const taken = pieces.taken()
    if (taken.text === null) return refused(log, reasonOf(error))
    log.warn({ reason: reasonOf(error) }, 'the model failed in the middle of an answer')
    return whole(taken, true)
  } finally {
    wait.end()
  }
}

const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(' ')

/** The rule-based parts on topics that the model's text doesn't cover. */
function leftOutOf({ parts = [] }: RecordReply, topics: string[]): string {
  const isCovered = (fact: { topic: string }) => topics.includes(sourceKeyOf(fact.topic))
  return joined(...parts.filter(({ facts }) => facts.length > 0 && !facts.some(isCovered)).map(({ text }) => text))
}

/** Sends an answer in pieces while the model writes it. */
interface Pieces {
  /** Checks the model's text so far, and sends what is new in it. */
  read: (text: string) => Promise<void>
  /** What was sent. */
  taken: () => CheckedAnswer
  /** The checked answer; it starts with what was sent. */
  after: (whole: CheckedAnswer) => CheckedAnswer
}

function piecesOf(
  { onPiece, reply }: RephraseInput,
  gathered: Gathered,
  check: (text: string) => Promise<CheckedAnswer>,
): Pieces {
  let left: CheckedAnswer = { text: null, topics: [], dropped: [] }
  let finished = ''
  const read = async (text: string) => {
    const next = onPiece === undefined ? '' : finishedIn(text)
    // "I've asked the owner" is only true once the question is stored.
    if (next.length <= finished.length || reply.unanswered.length + gathered.asked.length > 0) return
    finished = next
    const checked = await check(next)
    const before = left.text ?? ''
    if (checked.text === null || checked.text.length <= before.length || !checked.text.startsWith(before)) return
    left = checked
    onPiece?.(checked.text.slice(before.length))
  }
  const after = (whole: CheckedAnswer) =>
    left.text === null || whole.text?.startsWith(left.text) ? whole : { ...left, dropped: whole.dropped }
  return { read, taken: () => left, after }
}

/** The model gave no usable answer. */
class NoAnswer extends Error {}

/** Traced without any of the conversation. */
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
    // Errors also come in the stream; the default handler would log what was sent.
    onError: () => {},
  })
  let text = ''
  for await (const part of fullStream) {
    // Text before a tool call was written without its result: only what was sent already stays.
    if (part.type === 'start-step') text = pieces.taken().text ?? ''
    if (part.type === 'text-delta') {
      text = joinedTo(text, part.text, pieces.taken().text)
      await pieces.read(text)
    }
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new NoAnswer('no answer in time')
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage
      span.setAttributes({ 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens })
    }
    if (part.type === 'finish' && part.finishReason !== 'stop') throw new NoAnswer(`ended by ${part.finishReason}`)
  }
  if (text.trim() === '') throw new NoAnswer('no words')
  return text
}

/** Adds the space that is missing between a step's first words and what was sent before it. */
const joinedTo = (text: string, delta: string, taken: string | null) =>
  text !== '' && text === taken && !/^\s/.test(delta) ? `${text} ${delta}` : text + delta

/** Most characters of the visitor's earlier messages, latest first, that the model's text may repeat. */
const mostOfVisitor = 4000

async function checked(
  text: string,
  { turn, reply, check = async (words, ground) => checkAnswer(words, ground) }: RephraseInput,
  { facts, found, asked }: Gathered,
  { byId }: CitedFacts,
): Promise<CheckedAnswer> {
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

const why: Record<CheckedAnswer['dropped'][number]['reason'], string> = {
  form: 'it is no plain text',
  'fair housing': 'fair housing law forbids it',
  citation: 'the facts that it cites do not say so',
  claim: 'the data does not say so',
  unanswered: 'it does not say what is not in the listing',
  'left out': 'it leaves out a condition',
}

/** The messages for a second try: the answer that wasn't sent, and why. */
function askAgain(text: string, dropped: CheckedAnswer['dropped']): ModelMessage[] {
  const reasons = dropped.map(({ sentence, reason }) => `- “${sentence}”: ${why[reason]}`)
  return [
    { role: 'assistant', content: text },
    {
      role: 'user',
      content: `This was not sent:\n${reasons.join('\n')}\nAnswer once more, only with what the data says.`,
    },
  ]
}

/** A signal that aborts after `modelTimeoutMs`, whatever the model or a tool is doing. */
function waitFor({ signal, schedule: wait = schedule }: RephraseInput) {
  const ending = new AbortController()
  let fail: (reason: Error) => void = () => {}
  const over = new Promise<never>((_, reject) => {
    fail = reject
  })
  over.catch(() => {})
  const give = () => {
    fail(new NoAnswer('no answer in time'))
    ending.abort()
  }
  const cancel = wait(modelTimeoutMs, give)
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
  log.warn({ reason }, 'the model’s answer was not sent')
  return null
}

/** The reason for the log. A library's error message isn't logged: it may contain what was sent, or the key. */
function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message
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
