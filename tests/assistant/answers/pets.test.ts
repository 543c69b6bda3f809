import { describe, expect, it } from 'vitest'
import { ask, talkAbout } from '../support/ask.ts'
import { recordOf } from '../support/records.ts'

describe('[API-05] pets, by animal, number and weight', () => {
  it.each([
    [4, 'Are pets allowed?', 'Yes. The listing has no pet rule. If you buy it, pets are up to you.'],
    [5, 'Can I bring a dog?', 'Yes. Allowed: up to 2, cats and dogs under 60 lb.'],
    [5, 'my dog is 80 lb', 'No. The limit is under 60 lb.'],
    [5, 'is a 60 pound dog ok', 'No. The limit is under 60 lb.'],
    [5, 'I have a 59 lb dog', 'Yes. It’s allowed: the limit is under 60 lb.'],
    [5, 'a 30 kg labrador?', 'No. 30 kg is about 66 lb, and the limit is under 60 lb.'],
    [5, 'we have three cats', 'No. Allowed: up to 2, cats and dogs under 60 lb.'],
    [6, 'Are dogs ok?', 'Yes, pets are allowed.'],
    [6, 'pet friendly?', 'Yes, pets are allowed.'],
    [8, 'Can I have a dog?', 'No, dogs aren’t allowed. One cat is OK.'],
    [8, 'Do you allow cats?', 'Yes. One cat is OK. Dogs aren’t allowed.'],
    [8, 'cats and dogs?', 'One cat is OK. Dogs aren’t allowed.'],
    [8, 'Can I bring my two cats', 'No. One cat is OK. Dogs aren’t allowed.'],
    [9, 'Do you take pets?', 'Yes, with limits. Allowed: cats and dogs under 35 lb. It’s $50 a month for each pet.'],
    [9, 'how much is the pet fee?', 'Pets cost $50 a month each.'],
    [9, 'is a golden retriever of 70 lbs fine', 'No. The limit is under 35 lb.'],
    [8, 'two whippets, ok?', 'No, dogs aren’t allowed. One cat is OK.'],
    [5, 'my beagle and my two cats?', 'No. Allowed: up to 2, cats and dogs under 60 lb.'],
    [5, 'my dog is a beagle and my cat is a siamese, ok?', 'Yes. Allowed: up to 2, cats and dogs under 60 lb.'],
    [8, 'can i bring my cat, a nine year old cat', 'Yes. One cat is OK. Dogs aren’t allowed.'],
    [5, 'a dog and a cat allowed?', 'Yes. Allowed: up to 2, cats and dogs under 60 lb.'],
    [8, 'a cat or a dog ok?', 'One cat is OK. Dogs aren’t allowed.'],
  ] as const)('for listing %i, asked with "%s"', async (id, question, text) => {
    expect(await ask(id, question)).toMatchObject({ text, unanswered: [], topics: ['pets'] })
  })

  it.each([
    [9, 'Is a parrot fine?'],
    [8, 'What about hamsters?'],
    [6, 'Can we keep a snake?'],
  ] as const)(
    'asks the seller of listing %i about an animal that the rule doesn’t name: "%s"',
    async (id, question) => {
      const reply = await ask(id, question)
      expect(reply.text).toContain('llowed')
      expect(reply.text).not.toMatch(/^(?:Yes|No)\b/)
      expect(reply.text).toContain('The listing doesn’t say more than that.')
      expect(reply.unanswered).toHaveLength(1)
    },
  )

  it.each([
    [5, 'would a 72 lb labrador be a problem', /^The limit is under 60 lb\.$/],
    [5, 'would a 40 lb beagle be a problem', /^It’s allowed: the limit is under 60 lb\.$/],
    [
      5,
      'Would our Labrador, who tips the scales at 72, be a problem for the association?',
      /^The limit is under 60 lb\.$/,
    ],
    [9, 'my lab weighs 72, is that a problem', /^The limit is under 35 lb\.$/],
    [9, 'would a cat be a problem', /^Allowed: cats and dogs under 35 lb\./],
    [8, 'would a dog be a problem', /^Dogs aren’t allowed\. One cat is OK\.$/],
    [8, 'is a dog a problem?', /^Dogs aren’t allowed\. One cat is OK\.$/],
    [8, 'would my cat be an issue', /^One cat is OK\./],
    [6, 'would a dog be a problem', /^Pets are allowed\.$/],
    [5, 'would three cats be a problem', /^Allowed: up to 2/],
    [9, 'tengo un perro de 40 libras, seria problema?', /^El límite es menos de 35 libras/],
    [8, 'is a dog ok or is it a problem', /^No, dogs aren’t allowed/],
    [5, 'our dog weighs 45 pounds, is she ok in the building?', /^Yes\. It’s allowed/],
    [5, 'our dog weighs 75 pounds, is he allowed?', /^No\. The limit/],
    [8, 'i have a cat named Frank, is frank ok', /^Yes\. One cat is OK/],
    [8, 'yo tengo un gatico, hay problema?', /un gato/],
  ] as const)('gives no yes to a problem that is none: listing %i, "%s"', async (id, message, expected) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it('doesn’t treat an assistance animal as a pet', async () => {
    const reply = await ask(8, 'Is my service dog allowed?')
    expect(reply.text).not.toMatch(/^No\b|aren’t allowed/)
    expect(reply.isGuarded || reply.unanswered.length === 1).toBe(true)
  })

  it('uses the earlier messages', async () => {
    const [, cats, weight] = await talkAbout(5, ['Are dogs allowed?', 'and for cats?', 'what about a 70 lb one?'])
    expect(cats?.text).toContain('Allowed: up to 2, cats and dogs under 60 lb.')
    expect(weight?.text).toContain('No. The limit is under 60 lb.')
  })

  it.each([
    ['no pets', 'No. Pets aren’t allowed.'],
    [
      'Cats are welcome, dogs only after a talk with the owner.',
      'The pet rule: Cats are welcome, dogs only after a talk with the owner.',
    ],
    ['small dogs only', 'The pet rule: Small dogs only.'],
  ])('quotes the rule as the owner entered it: %s', async (pets, text) => {
    expect((await ask(recordOf({ facts: { pets } }), 'Are pets allowed?')).text).toBe(text)
  })
})
