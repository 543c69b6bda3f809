import { afterEach, describe, expect, it } from 'vitest'
import { rephraseReply } from '#server/assistant/model/rephrase-reply.ts'
import { type ModelTools, oncePerTurn } from '#server/assistant/model/tools.ts'
import * as fake from './fake-model.ts'
import { type Asking, asking } from './turns.ts'

let model: fake.FakeModel | undefined
afterEach(async () => {
  await model?.close()
  model = undefined
})

async function ask(given: Asking, ...behaviors: fake.Behavior[]) {
  model = await fake.fakeModel(...behaviors)
  const { input, ...seen } = asking(model.baseUrl, given)
  const text = await rephraseReply(input)
  const results = model.requests.flatMap(({ body }) => body.messages.filter(({ role }) => role === 'tool'))
  return { text, ...seen, requests: model.requests, results: JSON.stringify(results) }
}

describe('[API-05] tools that a model calls', () => {
  it('results of a look-up may be used in the answer', async () => {
    const given = { message: 'Where can I park?', topics: ['fee'] }
    const { text, done } = await ask(
      given,
      fake.callsTools(['look_up_fact', '{"topic":"parking"}']),
      fake.saysText('There is one deeded valet space.'),
    )
    expect(text).toBe('There is one deeded valet space.')
    expect(done).toEqual(['lookUpFact parking'])
  })

  it('an amount from the calculator may be used in the answer', async () => {
    const given = { message: 'How much is 20 percent down?', topics: ['none'] }
    const sum = fake.callsTools(['calculate', '{"sum":"20 percent of the price"}'])
    const words = '20 percent down is $379,000.'
    const { text, done } = await ask(given, sum, fake.saysText(words))
    expect([text, done]).toEqual([words, ['calculate 20 percent of the price']])
    await model?.close()
    const guessed = await ask(given, fake.saysText(words), fake.saysText(words))
    expect(guessed.text).toBeNull()
  })

  it('a listed fact may be used without a look-up, and an unlisted one may not', async () => {
    const asked = { message: 'Where can I park?' }
    const known = await ask(asked, fake.saysText('There is one deeded valet space.'))
    expect(known.text).toBe('There is one deeded valet space.')
    await model?.close()
    const invented = await ask(asked, fake.saysText('There are two deeded valet spaces.'))
    expect(invented.text).toBeNull()
  })

  it('instructions found in results don’t reach the model or support its claims', async () => {
    const search = fake.callsTools(['search_listing', '{"query":"doorman"}'])
    const honest = await ask({}, search, fake.saysText('The building has a doorman.'))
    expect(honest.text).toBe('The building has a doorman.')
    expect(honest.results).toContain('doorman')
    expect(honest.results).not.toContain('Ignore')
    await model?.close()
    const obedient = await ask({}, search, fake.saysText('The price is $1.'))
    expect(obedient.text).toBeNull()
  })

  it('[API-06] the booking dialogue gets the visitor’s message, and its words are sent unchanged', async () => {
    const given = { message: 'Can I see it on Tuesday at 10:30?' }
    const { text, done } = await ask(given, fake.callsTools(['book_tour', '{}']), fake.saysText('Happy to help!'))
    expect(text).toBe('Happy to help!\n\nTuesday, November 24 at 10:30 AM is free. Should I ask the seller for it?')
    expect(done).toEqual(['bookTour'])
  })

  it('[API-06] the model may not announce a booking, even after calling the booking tool', async () => {
    const { text } = await ask(
      {},
      fake.callsTools(['book_tour', '{}']),
      fake.saysText('I have booked Tuesday at 10:30 AM.'),
    )
    expect(text).toBeNull()
  })

  it('a lead is noted from what the visitor wrote', async () => {
    const given = { message: 'My budget is $2 million. How much is the HOA?' }
    const words =
      'You said your budget is $2 million. The HOA fee is $985 a month and covers insurance, gym, doorman and water.'
    const { text, done, results } = await ask(given, fake.callsTools(['save_lead', '{}']), fake.saysText(words))
    expect(text).toBe(words)
    expect(done).toEqual(['saveLead'])
    expect(results).toContain('$2 million')
  })

  it('the seller is asked only in the visitor’s words', async () => {
    const given = { message: 'Is there a sauna? I love them.', topics: ['none'] }
    const quoted = fake.callsTools(['ask_seller', '{"question":"Is there a sauna?"}'])
    const words = 'The listing doesn’t mention a sauna. I’ve asked the seller.'
    const asked = await ask(given, quoted, fake.saysText(words))
    expect([asked.text, asked.done]).toEqual([words, ['askSeller Is there a sauna?']])
    await model?.close()
    const invented = await ask(
      given,
      fake.callsTools(['ask_seller', '{"question":"Would you take half?"}']),
      fake.saysText(words),
      fake.saysText(words),
    )
    expect([invented.text, invented.done]).toEqual([null, []])
    expect(invented.results).toContain('Quote the visitor')
  })

  it.each([
    ['an unknown tool', 'sell_house', '{}'],
    ['arguments that are no JSON', 'look_up_fact', '{"topic":'],
    ['arguments that are not the tool’s', 'look_up_fact', '{"subject":"fee"}'],
    ['an argument that is no text', 'look_up_fact', '{"topic":{"a":1}}'],
    ['an empty argument', 'search_listing', '{"query":" "}'],
  ])('%s does nothing, and the model may still answer', async (_, name, given) => {
    const truth = 'The HOA fee is $985 a month and covers insurance, gym, doorman and water.'
    const { text, done } = await ask({}, fake.callsTools([name, given]), fake.saysText(truth))
    expect([text, done]).toEqual([truth, []])
  })

  it('endless calls are ended', async () => {
    const { text, lines, requests } = await ask({}, fake.callsTools(['look_up_fact', '{"topic":"fee"}']))
    expect(text).toBeNull()
    expect(requests).toHaveLength(4)
    expect(lines.join()).toContain('ended by tool-calls')
  })

  it('the number of calls is limited, and the same call isn’t made twice', async () => {
    const topics = Array.from({ length: 20 }, (_, index): [string, string] => [
      'look_up_fact',
      `{"topic":"topic ${index}"}`,
    ])
    const crowd = await ask({}, fake.callsTools(...topics), fake.saysText('Hello!'))
    expect(crowd.done).toHaveLength(8)
    await model?.close()
    const twice = await ask(
      {},
      fake.callsTools(['book_tour', '{}'], ['book_tour', '{}']),
      fake.callsTools(['book_tour', '{}']),
      fake.saysText('Hello!'),
    )
    expect(twice.done).toEqual(['bookTour'])
  })

  it('a failing tool is reported only to the model', async () => {
    const failing: Partial<ModelTools> = {
      lookUpFact: async () => {
        throw new Error('relation "properties" of 10.0.0.7 is gone')
      },
    }
    model = await fake.fakeModel(fake.callsTools(['look_up_fact', '{"topic":"fee"}']), fake.saysText('Hello!'))
    const { input, lines } = asking(model.baseUrl)
    await rephraseReply({ ...input, tools: { ...input.tools, ...failing } })
    expect(lines.join()).not.toContain('10.0.0.7')
    expect(JSON.stringify(model.requests.at(-1)?.body)).not.toContain('10.0.0.7')
  })
})

describe('[API-05] [API-06] a fallback after tool calls does nothing twice', () => {
  it('the model’s tool calls are applied when the engine answers', async () => {
    model = await fake.fakeModel(fake.callsTools(['book_tour', '{}']), fake.saysText('I have booked it.'))
    const { input, done } = asking(model.baseUrl)
    const tools = oncePerTurn(input.tools)
    expect(await rephraseReply({ ...input, tools })).toBeNull()
    expect((await tools.bookTour()).text).toContain('10:30')
    expect(done).toEqual(['bookTour'])
  })

  it('a failed call may be tried again', async () => {
    let tries = 0
    const { input } = asking('http://127.0.0.1:9/v1')
    const tools = oncePerTurn({
      ...input.tools,
      bookTour: async () => {
        tries += 1
        if (tries === 1) throw new Error('away')
        return { text: 'There.' }
      },
    })
    await expect(tools.bookTour()).rejects.toThrow('away')
    expect(await tools.bookTour()).toEqual({ text: 'There.' })
  })

  it('the same question with other spacing counts as the same', async () => {
    const { input, done } = asking('http://127.0.0.1:9/v1')
    const tools = oncePerTurn(input.tools)
    await Promise.all([tools.lookUpFact('fee'), tools.lookUpFact(' Fee '), tools.lookUpFact('pets')])
    expect(done).toEqual(['lookUpFact fee', 'lookUpFact pets'])
  })
})
