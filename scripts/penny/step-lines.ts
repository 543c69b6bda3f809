import type { Conversation } from '#assistant/decide/conversation.ts'
import type { ClauseStep, Reply, Screened } from '#assistant/decide/reply.ts'
import type { ConversationEvent } from '#machines/conversation/events.ts'

export interface Steps {
  message: string
  clauses: ClauseStep[]
  screened: Screened | null
  reply: Reply
  /** The outcome of questions for the owner. */
  ownerEvents: ConversationEvent[]
  before: Conversation
  after: Conversation
}

/** The steps of a reply, one line each. */
export function stepLines({ message, clauses, screened, reply, ownerEvents, before, after }: Steps): string[] {
  const said = reply.parts.flatMap(({ event }) => event ?? [])
  return [
    line('message', quoted(message)),
    line('language', reply.language),
    line('guard', screened ? `protected; left to answer: ${quoted(screened.rest)}` : 'nothing protected'),
    ...clauses.map((clause) => line('clause', clauseText(clause))),
    line('acts', reply.acts.join(', ')),
    ...reply.parts.map(({ act, text, isAnswer, question, event }) =>
      line('part', fields({ act, isAnswer, text, asksOwner: question?.text ?? null, event: event?.type ?? null })),
    ),
    ...reply.facts.map(({ topic, text }) => line('fact', `${topic}: ${quoted(text)}`)),
    ...[...reply.events, ...said, ...ownerEvents].map(({ type, ...rest }) =>
      line('event', [type, fields(rest)].filter(Boolean).join(': ')),
    ),
    line('before', standing(before)),
    line('after', standing(after)),
  ]
}

function clauseText({ reading, guess, said }: ClauseStep): string {
  const { text, topics, things, asked, amounts } = reading
  return fields({
    text,
    act: said.act,
    topics,
    things,
    asked,
    amounts: amounts.map(({ value, unit }) => (unit === null ? String(value) : `${value} ${unit}`)),
    guess,
    answers: said.answers.map(({ topic }) => topic),
  })
}

const standing = ({ value, context }: Conversation) => `${fields(value as object)} | ${fields(context)}`

const line = (name: string, text: string) => `${name.padEnd(9)} ${text}`

const quoted = (text: string) => JSON.stringify(text)

/** `act question, topics price fee`, without null, false, 0 or empty values; true ones only by name. */
function fields(record: object): string {
  return Object.entries(record)
    .filter(([, value]) => value && (!Array.isArray(value) || value.length > 0))
    .map(([name, value]) => (value === true ? name : `${name} ${valueText(value)}`))
    .join(', ')
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' && /[\s,]/.test(value) ? quoted(value) : String(value)
}
