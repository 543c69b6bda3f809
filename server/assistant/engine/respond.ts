import { breaksFairHousing, guardMessage } from '#assistant/guard/guard.ts'
import type { EngineReply, Memory, Turn } from '../turn.ts'
import { answerPart, nothing, type PartAnswer } from './answer-part.ts'
import { composed } from './compose.ts'
import type { Findings } from './findings.ts'
import { hear } from './hear.ts'
import { isOrder } from './orders.ts'
import { isOfSelf, moveIn, saysGoodbye, withoutGreeting } from './small-talk.ts'
import { type Part, partsOf, sentencesOf } from './split.ts'
import { subjectOf, whole } from './whole.ts'
import { compared } from './words.ts'

/**
 * What Penny says to a message, from the record alone: the same to the same, with no clock but `now`, no network and no
 * model. Never throws; the text has 4000 characters at most.
 */
export function respond(turn: Turn): EngineReply {
  const guarded = guardMessage(turn.message, turn.record)
  const findings: Findings = {
    answers: [],
    moves: new Set(),
    guarded: guarded?.text ?? null,
    isOrdered: false,
    subject: {},
    isPuzzled: false,
  }
  const parts = sentencesOf(guarded ? guarded.rest : turn.message).flatMap((sentence) => {
    const isOrdered = isOrder(sentence)
    return partsOf(sentence).map((part, i) => ({ ...part, isOrdered, isFirst: i === 0 }))
  })
  hearParts(joined(unrepeated(parts)), turn, findings)
  return composed(turn, findings)
}

/** A message asks for so many things at most; what it repeats is asked once. */
const mostParts = 24

function unrepeated(parts: MessagePart[]): MessagePart[] {
  const byWords = new Map(parts.map((part) => [part.text.toLowerCase(), part] as const).reverse())
  return parts.filter((part) => byWords.get(part.text.toLowerCase()) === part).slice(0, mostParts)
}

interface MessagePart extends Part {
  /** It stands in a sentence that orders Penny about. */
  isOrdered: boolean
  isFirst: boolean
}

function hearParts(parts: MessagePart[], turn: Turn, findings: Findings) {
  const last = turn.before.at(-1)
  const follows = last?.author === 'assistant' && /\?\s*$/.test(last.text)
  let { memory } = turn
  let tellsOfSelf = false
  for (const part of parts) {
    const words = compared(part.text)
    const move = moveIn(words, part.isQuestion, follows)
    const goesOn: boolean = tellsOfSelf && !part.isFirst
    tellsOfSelf = move === 'tellsOfSelf' || goesOn
    if (part.isOrdered) findings.isOrdered = true
    if (greets(words)) findings.moves.add('greets')
    if (move) {
      findings.moves.add(move)
      if (move === 'thanks' && saysGoodbye(words)) findings.moves.add('leaves')
      continue
    }
    const asked = { record: turn.record, tone: turn.tone, words: withoutGreeting(words), now: turn.now }
    const answer = answerPart(part, asked, memory)
    // "We are two adults, and a baby": a list of what somebody says of themselves asks for nothing.
    if (answer && goesOn && !part.isQuestion && answer.tellings.length + answer.quotes.length === 0) continue
    if (answer) findings.answers.push(given(answer, part, memory))
    else if (part.isQuestion) findings.isPuzzled = true
    if (answer)
      memory = { topics: answer.topics.length > 0 ? answer.topics : memory.topics, ...subjectOf(answer, part) }
    if (answer) findings.subject = subjectOf(answer, part)
  }
}

const greets = (words: string) => withoutGreeting(words) !== words

function given(answer: PartAnswer, part: MessagePart, memory: Memory): PartAnswer {
  if (part.isOrdered) return told(answer)
  // "We have a cat" is told the rule, and asks the seller for nothing.
  if (answer.tellings.length > 0 && isOfSelf(compared(part.text), part.isQuestion)) return told(answer)
  return { ...answer, unanswered: answer.unanswered && whole(answer.unanswered, memory) }
}

/** Of an order only what the record answers is taken, and nothing of it goes to the seller. */
const told = ({ tellings, topics }: PartAnswer): PartAnswer => ({ ...nothing, tellings, topics })

/** "Cats and dogs" is one question: neighbors that ask for the same are put together again. */
function joined(parts: MessagePart[]): MessagePart[] {
  const together: MessagePart[] = []
  for (const part of parts) {
    const last = together.at(-1)
    if (last && sameTopic(last.text, part.text)) last.text = `${last.text} and ${part.text.replace(/^and /i, '')}`
    else together.push({ ...part })
  }
  return together.filter(({ text }) => !breaksFairHousing(text))
}

function sameTopic(one: string, other: string): boolean {
  const [first, second] = [hear(compared(one)), hear(compared(other))]
  const [topic] = first.topics
  return (
    first.topics.length === 1 &&
    second.topics.length === 1 &&
    first.rest.length + second.rest.length === 0 &&
    !first.asksMeasure &&
    !second.asksMeasure &&
    topic === second.topics[0]
  )
}
