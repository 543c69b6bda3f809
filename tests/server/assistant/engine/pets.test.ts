import { describe, expect, it } from 'vitest'
import { ask, talk } from '../support/ask.ts'
import { recordOf } from '../support/records.ts'

describe('[API-05] pets, by animal, number and weight', () => {
  it.each([
    [4, 'Are pets allowed?', 'There is no rule on pets: the listing says “owner-occupied sale: no rule”.'],
    [
      5,
      'Can I bring a dog?',
      'Dogs are welcome, with conditions. The rule on pets: up to two, cats or dogs under 60 lb.',
    ],
    [5, 'my dog is 80 lb', 'That is over the weight limit. The rule on pets: up to two, cats or dogs under 60 lb.'],
    [
      5,
      'is a 60 pound dog ok',
      'That is over the weight limit. The rule on pets: up to two, cats or dogs under 60 lb.',
    ],
    [
      5,
      'I have a 59 lb dog',
      'That is within the weight limit. The rule on pets: up to two, cats or dogs under 60 lb.',
    ],
    [5, 'a 30 kg labrador?', 'That is over the weight limit. The rule on pets: up to two, cats or dogs under 60 lb.'],
    [
      5,
      'we have three cats',
      'That is more than the rule allows. The rule on pets: up to two, cats or dogs under 60 lb.',
    ],
    [6, 'Are dogs ok?', 'Yes, pets are allowed.'],
    [6, 'pet friendly?', 'Yes, pets are allowed.'],
    [8, 'Can I have a dog?', 'Dogs are not allowed. The rule on pets reads “one cat; no dogs”.'],
    [8, 'Do you allow cats?', 'Cats are welcome, with conditions. The rule on pets reads “one cat; no dogs”.'],
    [
      8,
      'cats and dogs?',
      'Cats are welcome, with conditions. Dogs are not allowed. The rule on pets reads “one cat; no dogs”.',
    ],
    [8, 'Can I bring my two cats', 'That is more than the rule allows. The rule on pets reads “one cat; no dogs”.'],
    [9, 'Do you take pets?', 'The rule on pets: cats and dogs under 35 lb, $50 a month each.'],
    [9, 'how much is the pet fee?', 'The rule on pets: cats and dogs under 35 lb, $50 a month each.'],
    [
      9,
      'is a golden retriever of 70 lbs fine',
      'That is over the weight limit. The rule on pets: cats and dogs under 35 lb, $50 a month each.',
    ],
  ] as const)('of listing %i, to "%s"', (id, question, text) => {
    expect(ask(id, question)).toMatchObject({ text, unanswered: [], memory: { topics: ['pets'] } })
  })

  it.each([
    [9, 'Is a parrot fine?'],
    [8, 'What about hamsters?'],
    [6, 'Can we keep a snake?'],
  ] as const)('asks the seller of listing %i about an animal that the rule does not name: "%s"', (id, question) => {
    const reply = ask(id, question)
    expect(reply.text).toContain('The listing does not name that animal.')
    expect(reply.unanswered).toHaveLength(1)
  })

  it('does not take an assistance animal for a pet', () => {
    const reply = ask(8, 'Is my service dog allowed?')
    expect(reply.text).not.toContain('not allowed')
    expect(reply.isGuarded || reply.unanswered.length === 1).toBe(true)
  })

  it('goes on from what was said', () => {
    const [, cats, weight] = talk(5, ['Are dogs allowed?', 'and for cats?', 'what about a 70 lb one?'])
    expect(cats?.text).toContain('Cats are welcome, with conditions.')
    expect(weight?.text).toContain('That is over the weight limit.')
  })

  it.each([
    ['no pets', 'Pets are not allowed.'],
    [
      'Cats are welcome, dogs only after a talk with the owner.',
      'Cats are welcome, dogs only after a talk with the owner.',
    ],
    ['small dogs only', 'The rule on pets: small dogs only.'],
  ])('says a rule as it was entered: %s', (pets, text) => {
    expect(ask(recordOf({ facts: { pets } }), 'Are pets allowed?').text).toBe(text)
  })
})
