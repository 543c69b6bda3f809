import { describe, expect, it } from 'vitest'
import { ask, talk } from '../support/ask.ts'

describe('what is said besides questions', () => {
  it.each([
    ['Hello!', /^Hello, I am Penny\. Ask me anything about 48 Alder Ridge Road/],
    ['good morning Penny', /^Hello, I am Penny/],
    ['Hi, how many bedrooms?', /^Hello\. It has 5 bedrooms\.$/],
    ['Thanks a lot!', /^You are welcome\.$/],
    ['thank you, bye', /^You are welcome\. Goodbye\./],
    ['Goodbye', /^Goodbye\./],
    ['who are you?', /^I am Penny, the AI assistant/],
    ['Are you a real person?', /^I am Penny, the AI assistant/],
    ['ask anything', /^Please do\./],
    ['Do you have other properties?', /^I only know this one home/],
    ['no thanks', /^All right\./],
    ['nice!', /^I am glad/],
    ['???', /^I did not quite follow/],
    ['👍', /^I did not quite follow/],
    ['My budget is 4 million', /^Thank you/],
    ['We are moving in spring, two adults and a baby', /^Thank you/],
    ['I am pre-approved and looking to buy', /^Thank you/],
    ['my email is ann@example.com', /^Thank you/],
    ['I work from home', /^Thank you/],
  ])('"%s"', (message, text) => {
    const reply = ask(4, message)
    expect(reply.text).toMatch(text)
    expect(reply).toMatchObject({ unanswered: [], wantsHuman: false, wantsTour: false })
  })

  it.each([
    'Can I talk to a human?',
    'please call me',
    'I want to speak with the seller',
    'put me in touch with an agent',
    'real person please',
  ])('hears that somebody wants a person: "%s"', (message) => {
    const reply = ask(5, message)
    expect(reply).toMatchObject({ wantsHuman: true, unanswered: [] })
    expect(reply.text).toContain('talk to a person')
  })

  it('does not ask for an address that it was given', () => {
    expect(ask(5, 'Please call me at 415 555 0100').text).not.toContain('Leave me')
  })

  it.each([
    'Can I see it tomorrow at 3pm?',
    'I would like to book a tour',
    'When are viewings?',
    'Tuesday at 2pm',
    'is Saturday morning ok',
    'show me the house',
    'we want to come by on Friday',
  ])('hears the wish for a tour: "%s"', (message) => {
    const reply = ask(8, message)
    expect(reply).toMatchObject({ wantsTour: true, unanswered: [] })
    expect(reply.text).toContain('Tours run every day, 12 PM to 7 PM.')
  })

  it('takes a yes to the offer of a tour for the wish, and no other yes', () => {
    expect(talk(4, ['What is the price?', 'yes please'], 'assertive')[1]).toMatchObject({ wantsTour: true })
    expect(talk(4, ['What is the price?', 'yes please'], 'exploratory')[1]).toMatchObject({ wantsTour: false })
    expect(ask(4, 'yes')).toMatchObject({ wantsTour: false })
  })

  it.each(['Do you need a car here?', 'Is it sunny?', 'wow, great house', 'the tourist office'])(
    'hears no wish for a tour in "%s"',
    (message) => {
      expect(ask(6, message).wantsTour).toBe(false)
    },
  )
})
