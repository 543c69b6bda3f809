import { describe, expect, it } from 'vitest'
import { answerToLast, ask } from '../support/ask.ts'

describe('[API-05] what no listing says', () => {
  it.each([
    [8, 'We make about 130k together, is that enough?'],
    [8, 'How much do they have to earn?'],
    [8, 'do i have to take a tour to apply'],
    [6, 'Do I need pre approval to get a tour?'],
    [9, 'can I apply without seeing it first'],
    [8, 'What documents would you need from them?'],
    [8, 'can my boyfriend move in later'],
    [9, 'can i bring my mom to live here'],
    [8, 'Would we both have to be on the lease?'],
    [9, 'My company would sign the lease, is that allowed?'],
    [9, 'Could they pay the full year up front?'],
    [9, 'Also do you take a deposit to hold it?'],
    [9, 'Could I offer a bigger deposit?'],
    [9, 'Are there extra fees for that, like a move-in fee?'],
    [8, 'And if I need to break the lease early, what happens?'],
    [8, 'Is it possible to rent without visiting?'],
    [9, 'Is it a live/work building?'],
    [9, 'Are there certain hours for moving in?'],
    [8, 'who do i call if something breaks'],
    [4, 'what did they pay for it'],
    [5, 'and the one next door, 2106, what did that go for'],
    [4, 'so nobody’s lived there since when'],
    [9, 'any construction going on around there'],
    [4, 'what does the pool cost to run, roughly'],
    [5, 'is the tenant going to be there while we look?'],
    [8, 'can my sister come too'],
    [9, 'do you have to book the elevator to move in?'],
    [9, 'what schools is it zoned for my daughter starts kindergarten in sept'],
    [6, 'And what have the others in the row sold for?'],
    [5, 'does the tenant stay home during the tour?'],
    [8, 'Can I sublet for two months in the summer? I go back to Brazil every July.'],
    [9, 'Since it’s a condo, does the board have to approve us?'],
    [9, 'And if we sign for twelve and leave early?'],
    [9, 'would I pay from the 1st or the 15th'],
    [9, 'Does the rent stay the same in year two'],
    [5, 'Is the tenant going to be home while we’re there?'],
    [6, 'What might the whole place rent for'],
    [6, 'theres a buddha statue in the garden pic, does it belong to the hoa or does the seller take it'],
    [6, 'is the HOA run by a bunch of karens or is it chill about bikes'],
    [6, 'who owns the fence'],
    [5, 'is there anything on the bay side windows that blacks out the sun'],
    [5, 'is the concierge there on christmas'],
    [9, 'are there other dogs in the building'],
    [6, 'do any owners rent theirs out'],
    [5, 'what percent is owner occupied'],
    [7, 'Our kitchen is oak. Is yours recent?'],
    [5, 'can title be split 70/30'],
    [7, 'integrated fridge or one of those big ugly standalone ones?'],
    [8, 'can i put up christmas lights'],
    [8, 'can i hang a flag from the window'],
    [8, 'can i have my girlfriend sleep over'],
    [6, 'is it walking distance to a synagogue'],
    [8, 'does the landlord live in the building'],
    [9, 'could i shoot a student film there once i move in'],
    [9, 'is there a live-in super'],
    [6, 'I’d rent out a room, does the association permit that?'],
  ] as const)('is asked of the owner, and nothing else is said for it: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(text).toMatch(/^(?:It’s a condo\. )?The listing doesn’t say/)
    expect(text).not.toMatch(/[$%]|Yes|available/)
  })

  it('includes papers that a visitor asks for with an address', async () => {
    const { unanswered } = await ask(5, 'Please send me the HOA docs, I’m at dana.whitfield@example.com')
    expect(unanswered).toHaveLength(1)
  })
})

describe('[API-05] a yes or a no', () => {
  it.each([
    [9, 'Is the parking space included?', /^No\. There’s one space, \$180 a month\.$/],
    [5, 'I have two dogs, a golden who’s 58 pounds and a mutt around 70. OK?', /^No\. /],
    [9, 'My partner and I have two dogs, one is 22 pounds and the other is about 40.', /^No\. /],
    [4, 'Are there stairs to get inside?', /^No\. The entrance is step-free/],
    [9, 'Could I get the keys on January 1?', /^Yes: it’s available from January 1, 2027\.$/],
    [8, 'could you do 3200', /^No\. The rent is fixed/],
    [9, 'would they take 4900', /^The rent is negotiable .*Only the landlord can say/],
    [6, 'can you get the price down to 1.05?', /open to offers/],
    [4, 'What would the owner really take, between us', /open to offers/],
    [
      4,
      'my safe is 1300 lb, does it roll from the drive to the door with zero steps',
      /^(?:Yes\. )?The entrance is step-free/,
    ],
    [
      6,
      'cuantos escalones hay que subir para entrar, voy a meter un refri',
      /^Hay seis escalones en la entrada\.(?!.*disponible)/,
    ],
    [4, 'donde se lava la ropa', /planta alta/],
    [4, 'is the pool included in maintenance', /^No\. There are no HOA dues\.$/],
    [4, 'are there windows in the kitchen', /^Yes\. From the listing: “[^”]+”$/],
    [4, 'would you say this is overpriced?', /^I can’t advise|^I don’t have|professional/],
    [7, 'like a real person or a chatbot', /^I’m Penny, an AI assistant/],
  ] as const)('for listing %i: "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it.each([
    [6, 'are the machines included'],
    [6, 'do you have to go outside to get to the garage'],
    [6, 'Is there a bathroom up there too or just downstairs?'],
    [8, 'is laundry extra'],
    [9, 'And if I don’t take it, is there street parking?'],
    [9, 'Are the bedrooms the same size?'],
    [8, 'is there a pet deposit or pet rent for a cat?'],
    [5, 'What if the elevator breaks down, is there more than one?'],
    [5, 'Does the doorman work nights too?'],
  ] as const)('is left to the owner where the fact has none: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).not.toEqual([])
    expect(text).not.toMatch(/\bYes\b|\$6,800/)
  })

  it('takes no number of a car or a year for an amount', async () => {
    expect((await ask(8, 'can they fit an f150 lol')).text).not.toContain('$150')
    expect((await ask(8, '1931 so it should be rent controlled, right?')).text).not.toContain('1,931')
  })

  it('says how long a tour takes, and asks nobody', async () => {
    const { text, unanswered } = await ask(8, 'How long does a tour usually take?')
    expect([text, unanswered]).toEqual(['A tour takes 30 minutes.', []])
  })
})

describe('[API-05] a question that goes on from the answer before', () => {
  it.each([
    [8, ['how much to move in?', 'So how much is that altogether?'], /^\$6,800 to move in/],
    [8, ['parking?', 'is the 290 per month'], /from \$290 a month\.(?! The)/],
    [
      9,
      ['We have a cat and a small dog, 12 lbs. How much would pets cost us?', 'Is that per month or one time?'],
      /^Pets cost \$50 a month each\./,
    ],
    [
      9,
      ['We have a cat and a small dog.', 'So what would the rent be with both of them and the parking space?'],
      /^\$5,430 a month: rent \$5,150 \+ 2 pets \$100 \+ parking \$180\./,
    ],
    [5, ['is there a washer', 'in the apartment or the building'], /^The washer and dryer are in the unit/],
    [4, ['we have 1.2 million saved', 'how much would we need to borrow'], /^\$3,550,000/],
    [8, ['I only have 7k in the bank right now', 'would that cover moving in?'], /^Yes, \$7,000 covers it/],
    [
      4,
      ['whats 20% down on this', 'at 6.5 over 30 years what would that be a month'],
      /^As an illustration, a loan of \$3,800,000, 6\.5%/,
    ],
    [
      4,
      [
        'We’re putting 40 percent down. What would be left to finance?',
        'And at 6.25% over 30 years, how much is that a month?',
      ],
      /^As an illustration, a loan of \$2,850,000, 6\.25%/,
    ],
    [
      5,
      ['20% down at 6.5 for 30 years whats the monthly', 'now with hoa'],
      /With the HOA dues of \$985 it’s about \$10,567 a month/,
    ],
    [
      6,
      ['What’s 15% down?', 'What would the monthly be on the second one at 7 percent, 30 year', 'plus the hoa'],
      /With the HOA dues of \$210 it’s about \$6,544 a month/,
    ],
  ] as const)('for listing %i: %s', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    ['Could you ask the owner that please, it’s important to us', /^The seller has your question/],
    ['when will you know', /^No answer from the seller yet/],
  ] as const)('is of what the owner was asked: "%s"', async (message, expected) => {
    expect((await answerToLast(4, [message], [{ type: 'OWNER_ASKED', count: 1 }])).text).toMatch(expected)
  })

  it.each([
    [4, 'And what if you come home at 2am?'],
    [5, 'Which way do the bedrooms face, and does the morning sun come in?'],
    [6, 'If I offered 1.1 would they even look at it?'],
  ] as const)('wishes for no tour: listing %i, "%s"', async (id, message) => {
    expect((await ask(id, message)).wantsTour).toBe(false)
  })

  it('takes thanks for no yes to a tour', async () => {
    const { wantsTour } = await answerToLast(4, ['is there a pool', 'is it heated', 'ok thanks'])
    expect(wantsTour).toBe(false)
  })

  it('is of the bathroom: "is there a window in there?"', async () => {
    const { text } = await answerToLast(8, ['Is there a tub in the bathroom?', 'Is there a window in there?'])
    expect(text).not.toMatch(/^Yes/)
  })
})

describe('[API-05] everyday Spanish', () => {
  it.each([
    [5, 'O sea, ¿al año cuánto sería la comunidad?', /^Cuota: \$11,820 al año/],
    [5, 'Vale, ¿cuándo se queda libre el piso?', /^Hay un inquilino hasta/],
    [9, 'sumame todo porfa: renta, parqueo y un gato', /^\$5,380 al mes/],
    [9, 'el elevador llega hasta el apartamento o hay que subir escalera?', /quinto\.$/],
    [6, 'cuanto es 210 por doce', /2,520/],
  ] as const)('for listing %i: "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it('says what the dues cover in Spanish', async () => {
    const { text } = await ask(6, 'que me escriba el dueño sobre lo del techo')
    expect(text).not.toContain('The fee')
  })
})

describe('[API-05] a question in passing', () => {
  it.each([
    [9, 'any half bath?', /^No\. It has 1 bath\.$/],
    [8, 'would they go to 3200', /^No\. The rent is fixed at \$3,400/],
    [5, '25% down, 6.6%, 30 years, plus HOA.', /a loan of \$1,421,250, 6\.6% over 30 years .* \$10,062 a month/],
    [8, 'good', /^Glad you like it/],
  ] as const)('is answered: listing %i, "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it('about the size of the garage doesn’t get the size of the home', async () => {
    const { text, unanswered } = await answerToLast(4, ['is there a garage', 'how big is it'])
    expect(text).not.toContain('4,820')
    expect(unanswered).toHaveLength(1)
  })

  it.each([
    [8, 'credit is 640 ish', /cat|dog/i],
    [5, 'is the living room big enough for a grand piano', /1,000/],
    [6, 'How hot does it get in there in september', /available now/],
    [5, 'would I need PMI', /fair housing/],
    [4, 'the youngest is 2', /acres is/],
    [5, 'does the elevator fit a double stroller, twins due in march', /dues/],
    [5, 'we’re due in april, is there an elevator', /dues/],
    [5, 'baby due any day now. is there a gym', /dues/],
  ] as const)('isn’t taken for something else: listing %i, "%s"', async (id, message, wrong) => {
    expect((await ask(id, message)).text).not.toMatch(wrong)
  })
})

describe('[API-05] who can’t climb stairs', () => {
  it.each<[5 | 6, string, RegExp]>([
    [5, 'my knees are bad, I can’t do stairs, is that ok here?', /^(?:Yes\. )?The entrance is step-free/],
    [5, 'are there stairs to get in?', /^No\. The entrance is step-free/],
    [6, 'I can’t climb stairs, will that work?', /isn’t step-free|six steps/],
  ])('is told how to get in: %i %s', async (listing, message, expected) => {
    expect((await answerToLast(listing, [message])).text).toMatch(expected)
  })
})
