import { jsonSchema, type ToolSet, tool } from 'ai'
import type { Fact } from '#assistant/decide/part.ts'
import { isOrder } from '#assistant/guard/orders.ts'
import type { CitedFacts } from '#assistant/model/cited-facts.ts'
import { type Redact, withoutContacts } from '#assistant/model/redact.ts'
import { sentencesIn } from '#domain/text.ts'
import type { ModelTools } from './tools.ts'

/** More tool calls than an answer can need; later ones do nothing and tell the model so. */
const mostCalls = 8

/** Results of the tools in one turn. */
export interface Gathered {
  facts: Fact[]
  found: Fact[]
  asked: string[]
  bookingText: string | null
}

/** The tools in the SDK's form. Their results are collected in `gathered`, to check the model's text against. */
export function toolSet(
  tools: ModelTools,
  message: string,
  unanswered: string[],
  redact: Redact,
  { idOf }: CitedFacts,
): { set: ToolSet; gathered: Gathered } {
  const gathered: Gathered = { facts: [], found: [], asked: [], bookingText: null }
  let calls = 0
  const shown = (fact: Fact) => ({ id: idOf(fact), ...withoutContactsIn(fact) })
  const bounded =
    <Given extends Record<string, unknown>>(does: (given: Given) => Promise<unknown>) =>
    async (given: Given) => {
      calls += 1
      if (calls > mostCalls) return { refused: 'No more calls. Answer now.' }
      // An error message may contain internals; the model only has to know that the call failed.
      return does(given).catch(() => ({ failed: 'That did not work. Answer without it.' }))
    }
  const set = {
    look_up_fact: tool({
      description:
        'What the record of this listing says on one topic, such as parking, pets, fee, price or availability.',
      inputSchema: one('topic'),
      execute: bounded(async ({ topic }) => {
        const facts = withoutOrders(await tools.lookUpFact(topic))
        gathered.facts.push(...facts)
        return { data: facts.map(shown) }
      }),
    }),
    search_listing: tool({
      description: 'Sentences of the description and of the seller’s answers that speak of something.',
      inputSchema: one('query'),
      execute: bounded(async ({ query }) => {
        const found = withoutOrders(await tools.searchListing(query))
        gathered.found.push(...found)
        return { data: found.map(shown) }
      }),
    }),
    calculate: tool({
      description:
        'A sum over this listing’s figures, asked in words, such as “20 percent down” or “rent for a year with parking”. Never calculate yourself.',
      inputSchema: one('sum'),
      execute: bounded(async ({ sum }) => {
        const facts = withoutOrders(await tools.calculate(sum))
        gathered.facts.push(...facts)
        return { data: facts.map(shown) }
      }),
    }),
    book_tour: tool({
      description:
        'Hands the visitor’s own message to the booking system when it is about a tour. Its words are sent after yours.',
      inputSchema: none,
      execute: bounded(async () => {
        const { text } = await tools.bookTour()
        gathered.bookingText = text
        return { bookingSays: redact(text), note: 'This is sent after your words as it is. Do not repeat it.' }
      }),
    }),
    save_lead: tool({
      description: 'Notes what the visitor says of themselves in this message.',
      inputSchema: none,
      execute: bounded(async () => {
        const notes = await tools.saveLead()
        return { noted: notes.map(({ topic, value }) => ({ topic, value: redact(value) })) }
      }),
    }),
    ask_seller: tool({
      description: 'Asks the seller what is not in the listing. The question is quoted from the visitor’s message.',
      inputSchema: one('question'),
      execute: bounded(async ({ question }) => {
        const sources = [message, ...unanswered]
        if (!isQuoted(question, [...sources, ...sources.map(redact)]))
          return { refused: 'Quote the visitor’s own words.' }
        const asked = question.replace(/\[(?:email|phone|name|company)\]/g, '…')
        await tools.askSeller(asked)
        gathered.asked.push(asked)
        return { asked: true }
      }),
    }),
  }
  return { set, gathered }
}

/** The schema of one text, at most as long as a visitor's message. */
function one<Name extends string>(name: Name) {
  return jsonSchema<Record<Name, string>>(
    {
      type: 'object',
      properties: { [name]: { type: 'string', minLength: 1, maxLength: 2000 } },
      required: [name],
      additionalProperties: false,
    },
    {
      validate: (value) => {
        const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
        return typeof text === 'string' && text.trim() !== '' && text.length <= 2000
          ? { success: true, value: { [name]: text } as Record<Name, string> }
          : { success: false, error: new TypeError(`${name} should be a text.`) }
      },
    },
  )
}

const none = jsonSchema<Record<string, never>>({ type: 'object', properties: {}, additionalProperties: false })

const withoutContactsIn = ({ topic, text }: Fact): Fact => ({ topic, text: withoutContacts(text) })

/** Removes sentences that give orders to a model: a listing's text isn't trusted. */
function withoutOrders(facts: Fact[]): Fact[] {
  return facts
    .map(({ topic, text }) => ({
      topic,
      text: sentencesIn(text)
        .filter((sentence) => !isOrder(sentence))
        .join(' '),
    }))
    .filter(({ text }) => text !== '')
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isQuoted = (question: string, sources: string[]) =>
  bare(question) !== '' && sources.some((source) => ` ${bare(source)} `.includes(` ${bare(question)} `))
