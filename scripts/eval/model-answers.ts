import { newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { replyTo } from '#assistant/decide/reply.ts'
import { screenMessage } from '#assistant/guard/fair-housing.ts'
import { checkAnswer } from '#assistant/model/check/check-answer.ts'
import { knownOf } from '#assistant/model/check/known.ts'
import type { Ground } from '#assistant/model/check/sources.ts'
import { readCorpus, readListings } from './corpus.ts'

/** A model's answer: a true one with the part that has to be sent, or a false one with the part that must not be. */
interface ModelAnswer {
  id: string
  listing: number
  question: string
  answer: string
  has?: string
  false?: string
}

const isIn = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** How many of a model's true answers are sent, and how many false ones. Prints the wrong decisions. */
export async function evaluateModelAnswers(): Promise<{ trueSent: number; falseSent: number }> {
  const listings = readListings()
  const sent = { true: [0, 0], false: [0, 0] } as Record<'true' | 'false', [number, number]>
  for (const { id, listing: of, question, answer, ...wanted } of readCorpus<ModelAnswer>('model-answers')) {
    const listing = listings.get(of)
    if (!listing) throw new Error(`${id}: there is no listing ${of}.`)
    const reply = await replyTo({
      listing,
      message: question,
      conversation: newConversation(),
      today: '2026-11-20',
      screen: screenMessage,
    })
    const ground: Ground = {
      record: listing,
      facts: reply.facts,
      found: [],
      known: knownOf(listing),
      unanswered: reply.unanswered,
      visitor: [question],
      answer: textOf(reply.parts),
    }
    const { text, dropped } = checkAnswer(answer, ground)
    const isTrue = wanted.has !== undefined
    const isSent = text !== null && isIn(text, wanted.has ?? wanted.false ?? '')
    const counts = sent[isTrue ? 'true' : 'false']
    counts[0] += isSent ? 1 : 0
    counts[1] += 1
    if (isSent !== isTrue)
      console.log(`${id} ${isTrue ? 'NOT SENT' : 'SENT'}\n  ${question}\n  ${answer}\n  ${JSON.stringify(dropped)}`)
  }
  const share = ([some, all]: [number, number]) => some / Math.max(1, all)
  const [trueSent, falseSent] = [share(sent.true), share(sent.false)]
  console.log(`true sent   ${(100 * trueSent).toFixed(0)} % of ${sent.true[1]}`)
  console.log(`false sent  ${(100 * falseSent).toFixed(0)} % of ${sent.false[1]}`)
  return { trueSent, falseSent }
}
