import { describe, expect, it } from 'vitest'
import { denialIn, isDenialOf } from '#server/chat/someone-else.ts'
import { processorTimeOf } from '#tests/support/processor-time.ts'

const ann = { name: 'Ann Chen', email: 'ann.chen@example.com' }
const nobody = { name: null, email: null }

/** The rest of the message, or null when the visitor denies nothing. */
const readDenial = (message: string, known: Parameters<typeof isDenialOf>[1] = ann) => {
  const denial = denialIn(message)
  return denial && isDenialOf(denial, known) ? denial.rest : null
}

describe('[CHAT-04] a second person in the same browser', () => {
  it.each([
    "That's not me",
    'That’s not me.',
    "No, that's not me!",
    'this isn’t me',
    'I am someone else',
    "Hi Penny, I'm somebody else.",
    "I'm someone else now",
    'You have the wrong person',
    "you've got the wrong person, sorry",
    'Sorry, wrong person.',
    "I'm not that person",
    "I'm not who you think I am",
    'This is someone else.',
    'Someone else is using this computer',
    "I'm a different person",
    "I'm not the one you think",
    "You're confusing me with someone else",
  ])('is recognized whether or not a name is known: %s', (message) => {
    expect(readDenial(message, nobody)).toBe('')
  })

  it.each([
    "I'm not Ann",
    'I am not ann chen.',
    "Sorry, I'm not Ann",
    "This isn't Ann.",
    "It's not Ann",
    "I'm not Ann anymore",
    "i'm not ann.chen@example.com",
    'Not me.',
    'No, not me',
  ])('is recognized only when the known name differs: %s', (message) => {
    expect(readDenial(message)).toBe('')
    expect(readDenial(message, nobody)).toBeNull()
  })

  it('is recognized when only the email address is known', () => {
    expect(readDenial("I'm not Ann", { name: null, email: 'ann.chen@example.com' })).toBe('')
    expect(readDenial('not me', { name: null, email: 'ann.chen@example.com' })).toBe('')
  })

  it.each([
    ["I'm not Ann. How many bedrooms are there?", 'How many bedrooms are there?'],
    ['Hello!\nI am someone else.\nIs there parking?', 'Hello! Is there parking?'],
    ["I'm not Ann, I'm Bob.", "I'm Bob."],
    ["That's not me - my name is Bob Lee", 'my name is Bob Lee.'],
    ["I'm not Ann, I'm Bob. Are pets allowed?", "I'm Bob. Are pets allowed?"],
  ])('is recognized with the rest of their message: %j', (message, rest) => {
    expect(readDenial(message)).toBe(rest)
  })

  it.each([
    "I'm not sure",
    "I'm not a buyer",
    "I'm not Bob",
    "I'm not Ann's husband, I'm her brother",
    'I’m not pre-approved',
    "That's not me being picky, but is there a garage?",
    "I'm buying it for someone else",
    'Is someone else interested?',
    "It's not the price, it's me",
    'Is that not me in the photo?',
    'Can someone else come to the tour?',
    "My name isn't An, it's Ann",
    'Not really',
    "I'm not the one who decides",
    "I'm not Ann Arbor based",
  ])('isn’t recognized in: %s', (message) => {
    expect(readDenial(message)).toBeNull()
  })

  it('is recognized in a long message without delay', () => {
    for (const part of ['no, ', "i'm not ", 'not me ', 'but ,;-', "i'm not a a a a ", 'ann now now '])
      expect(processorTimeOf(() => readDenial(part.repeat(2000).slice(0, 2000)), 200)).toBeLessThan(200)
  })
})
