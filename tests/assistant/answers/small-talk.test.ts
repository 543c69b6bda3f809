import { describe, expect, it } from 'vitest'
import { ask, talkAbout } from '../support/ask.ts'

describe('small talk', () => {
  it.each([
    ['Hello!', /^Hi, I’m Penny\. Ask me anything about 48 Alder Ridge Road/],
    ['good morning Penny', /^Hi, I’m Penny/],
    ['Hi, how many bedrooms?', /^It has 5 bedrooms\.$/],
    ['Thanks a lot!', /^You’re welcome!$/],
    ['thank you, bye', /^Take care\./],
    ['Goodbye', /^Take care\./],
    ['who are you?', /^I’m Penny, an AI assistant/],
    ['Are you a real person?', /^I’m Penny, an AI assistant/],
    ['ask anything', /^Of course, go ahead\./],
    ['Do you have other properties?', /^I only know this home/],
    ['no thanks', /^No problem\./],
    ['nice!', /^Glad you like it/],
    ['???', /^Sorry, I didn’t understand/],
    ['👍', /^Sorry, I didn’t understand/],
    ['My budget is 4 million', /^Thanks, /],
    ['We are moving in spring, two adults and a baby', /^Thanks, /],
    ['I am pre-approved and looking to buy', /^Thanks, /],
    ['my email is ann@example.com', /^Thanks, /],
    ['I work from home', /^Thanks, /],
    ['random but do you drink coffee penny', /^I’m an AI assistant, so this home is all I know/],
    ['do you drink wine', /^I’m an AI assistant/],
    ['how old are you', /^I’m an AI assistant/],
    ['what is the meaning of life', /^I’m an AI assistant/],
    ['do you get tired of these questions', /^I’m an AI assistant/],
    ['are you married', /^I’m an AI assistant/],
    ['they are 80 and very stubborn about grab bars', /^Thanks, /],
    ['my mom is 84 and hates tubs', /^Thanks, /],
    ['es que soy tecnico y unas marcas salen malisimas', /^Gracias, /],
    ['es por seguridad, trabajo de noche y llego como a las 4', /^Gracias, /],
    ['worth asking thx', /^(?:Thanks, |You’re welcome)/],
    ['bless you for asking haha', /^(?:Thanks, |Glad)/],
    ['alright alright sorry. long week', /^(?:Thanks, |Hi!)/],
    ['cool cool. been a rough day', /^Glad you like it[^?]*\?$/],
  ])('"%s"', async (message, text) => {
    const reply = await ask(4, message)
    expect(reply.text).toMatch(text)
    expect(reply).toMatchObject({ unanswered: [], wantsPerson: false, wantsTour: false })
  })

  it.each([
    ['do you have parking', /parking|garage/],
    ['how old is it', /built in/],
    ['what are they asking', /asking price/],
    ['i’m asking about the pool', /pool/],
    ['es que necesito saber si hay alberca', /alberca/],
    ['my unit is 84 sq ft, is there a gym', /listing/],
  ])('answers what only resembles talk: "%s"', async (message, text) => {
    expect((await ask(4, message)).text).toMatch(text)
  })

  it.each([
    'Can I talk to a human?',
    'please call me',
    'I want to speak with the seller',
    'put me in touch with an agent',
    'real person please',
  ])('recognizes a request for a person: "%s"', async (message) => {
    const reply = await ask(5, message)
    expect(reply).toMatchObject({ wantsPerson: true, unanswered: [] })
    expect(reply.text).toMatch(/letting the agent or seller know .* talk to a person/)
  })

  it('doesn’t ask for an address that was already given', async () => {
    const { text } = await ask(5, 'Please call me at 415 555 0100')
    expect(text).toContain('talk to a person')
    expect(text).not.toContain('reach you')
  })

  it.each([
    'Can I see it tomorrow at 3pm?',
    'I would like to book a tour',
    'When can I see it?',
    'Tuesday at 2pm',
    'is Saturday morning ok',
    'show me the house',
    'we want to come by on Friday',
  ])('recognizes a request for a tour: "%s"', async (message) => {
    const reply = await ask(8, message)
    expect(reply).toMatchObject({ wantsTour: true, unanswered: [] })
    expect(reply.text).toMatch(/Tours are every day, 12 PM to 7 PM\.|I can set up a tour\./)
  })

  it('gives the tour hours when asked, and doesn’t read that as a request', async () => {
    const reply = await ask(8, 'When are viewings?')
    expect(reply).toMatchObject({ wantsTour: false, unanswered: [] })
    expect(reply.text).toBe('Tours are every day, 12 PM to 7 PM.')
  })

  it('reads a yes to an offered tour as a request, and no other yes', async () => {
    expect((await talkAbout(4, ['What is the price?', 'yes please'], 'assertive'))[1]).toMatchObject({
      wantsTour: true,
    })
    expect((await talkAbout(4, ['What is the price?', 'yes please'], 'exploratory'))[1]).toMatchObject({
      wantsTour: false,
    })
    expect(await ask(4, 'yes')).toMatchObject({ wantsTour: false })
  })

  it.each(['Do you need a car here?', 'Is it sunny?', 'wow, great house', 'the tourist office'])(
    'doesn’t read a tour request in "%s"',
    async (message) => {
      expect((await ask(6, message)).wantsTour).toBe(false)
    },
  )
})

describe('[API-05] who reads a conversation', () => {
  it.each([
    [9, 'wait dont tell him about the kids actually', /the landlord or their agent may see/],
    [5, 'please don’t tell the seller my budget is 1.9', /the seller or their agent may see/],
    [5, 'please dont share my phone number', /may see what you write/],
    [8, 'do you save what i type here', /stored with this conversation/],
    [6, 'is this chat private', /stored with this conversation/],
    [9, 'y eso lo apuntan o se lo pasan a alguien', /se guardan con esta conversación/],
  ] as const)('is said as it is: listing %i, "%s"', async (id, message, expected) => {
    const { text, unanswered, facts } = await ask(id, message)
    expect(text).toMatch(expected)
    expect({ unanswered, facts }).toEqual({ unanswered: [], facts: [] })
  })

  it.each([
    [6, 'don’t tell me about the schools, just the price', /\$1,120,000/],
    [4, 'what do they keep in the garage', /garage/],
  ] as const)('isn’t meant by another keeping: listing %i, "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })
})
