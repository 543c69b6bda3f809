import type { Message } from '#server/db/queries/conversations.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { lookUp, mentions, sentencesOf } from './description.ts'
import { facts, listed, summaryOf } from './facts.ts'

/**
 * The assistant's one door: what Penny says to a message about a listing. `conversation` is everything said so far, this
 * message last. She answers from the record and the description alone and says plainly what neither of them tells.
 */
export async function answer(property: Property, conversation: Message[], message: string): Promise<{ text: string }> {
  const isFirst = conversation.length <= 1
  const greets = /^\W*(hi|hello|hey|good (morning|afternoon|evening)|howdy|greetings)\b/i.test(message)
  const said = replyTo(property, message)
  if (said !== null) return { text: greets && isFirst ? `Hello! ${said}` : said }
  if (greets) return { text: `Hello! I am Penny. Ask me about ${property.address}: ${invitation}` }
  if (/\b(thanks?|thank you|cheers|great|perfect|bye|goodbye)\b/i.test(message))
    return { text: 'You are welcome. Ask me anything else you would like to know.' }
  return { text: `I don’t know that: it is not in what I was told about this home. I can tell you about ${invitation}` }
}

const invitation = 'its price, kind, bedrooms, baths, size, address, and what its description says.'

/** Everything that the message asks for and that can be told, then what cannot; null when it asks for nothing known. */
function replyTo(property: Property, message: string): string | null {
  const { told, untold } = lookUp(property.description, message)
  const asked = factsAskedIn(message, told.length + untold.length > 0)
  const known = asked.flatMap((fact) => fact.say(property) ?? [])
  const unknown = [...asked.filter((fact) => fact.say(property) === null).map((fact) => fact.name), ...untold]
  if (asked.length === 0 && told.length === 0 && untold.length === 0) return overviewOf(property, message)
  return [
    ...known,
    ...(told.length > 0 ? [quote(told)] : []),
    ...(unknown.length > 0
      ? [`I don’t know about ${listed(unknown)}: it is not in what I was told about this home.`]
      : []),
  ].join(' ')
}

/** "How much is the parking?" asks for the parking and not for the price of the home. */
function factsAskedIn(message: string, isAboutSomethingElse: boolean) {
  const saysPrice = /\b(price|asking|rent|house|home|apartment|condo|place)\b/i.test(message)
  return facts.filter(
    (fact) => fact.asked.test(message) && (fact.name !== 'the price' || !isAboutSomethingElse || saysPrice),
  )
}

function overviewOf(property: Property, message: string): string | null {
  if (
    /\b(tell me|describe|description|overview|details|more about|what.s it like|about (it|this|the))\b/i.test(message)
  ) {
    return `${summaryOf(property)} ${sentencesOf(property.description).slice(0, 2).join(' ')}`.trim()
  }
  const sentences = mentions(property.description, message)
  return sentences.length > 0 ? quote(sentences) : null
}

function quote(sentences: string[]): string {
  return `The description says: “${sentences.slice(0, 3).join(' ')}”`
}
