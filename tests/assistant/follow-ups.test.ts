import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { conversationAfterReply, newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { replyTo } from '#assistant/decide/reply.ts'
import type { Listing } from '#assistant/listing.ts'
import { forRent, forSale } from './listing.ts'
import { ask, talkAbout } from './support/ask.ts'
import { records } from './support/records.ts'

/** The answer to the last of several messages of one conversation. */
async function lastAnswer(listing: Listing, messages: string[]): Promise<string> {
  let conversation = newConversation()
  let text = ''
  for (const message of messages) {
    const reply = await replyTo({ listing, message, conversation, today: '2026-11-20', screen: () => null })
    conversation = conversationAfterReply(conversation, reply)
    text = textOf(reply.parts)
  }
  return text
}

const rental = (facts: Partial<Listing['facts']>): Listing => {
  const listing = forRent(3000)
  return { ...listing, facts: { ...listing.facts, ...facts } }
}

describe('a short follow-up question', () => {
  it('refers to the lot asked about before: "how big"', async () => {
    const listing = forSale(1_000_000)
    const answer = await lastAnswer({ ...listing, facts: { ...listing.facts, lotAcres: 0.7 } }, [
      'is there a lot?',
      'how big',
    ])
    expect(answer).toContain('0.7')
  })

  it.each(['and the house on it', 'the house itself?'])(
    'asks for the size of the home after the lot: "%s"',
    async (question) => {
      const listing = forSale(1_000_000)
      const answer = await lastAnswer({ ...listing, facts: { ...listing.facts, lotAcres: 0.7 } }, [
        'how big is the lot?',
        question,
      ])
      expect(answer).toContain('square feet')
      expect(answer).not.toContain('acre')
    },
  )

  it('asks the owner how many steps a flight of stairs has', async () => {
    const [, steps] = await talkAbout(9, ['is there an elevator', 'how many steps is that exactly'])
    expect(steps?.unanswered).toEqual(['how many steps is that exactly'])
  })

  it('halves what is paid to move in once: "half each for me and my gf"', async () => {
    const [, each] = await talkAbout(8, ['how much up front, rent and deposit', 'half each for me and my gf is what'])
    expect(each?.text).toMatch(/^\$3,400 each: \$6,800 ÷ 2\./)
  })

  it.each(['any size limit? mine is basically a horse', 'what about breeds'])(
    'asks for the rule on pets after a question about them: "%s"',
    async (question) => {
      const answer = await lastAnswer(rental({ pets: 'cats and dogs under 35 lb' }), ['are pets ok?', question])
      expect(answer).toContain('35 lb')
    },
  )

  it('isn’t told the same twice', async () => {
    const answer = await lastAnswer(rental({ pets: 'cats and dogs under 35 lb' }), [
      'are dogs ok? dogs, are they allowed?',
    ])
    expect(answer.match(/35 lb/g)).toHaveLength(1)
  })

  it('refers to the percentage asked about before: "and 35?"', async () => {
    expect(await lastAnswer(forSale(1_000_000), ["what's 20% down?", 'and 35?'])).toContain('35% of $1,000,000')
    expect(await lastAnswer(forSale(1_000_000), ["what's 20% down?", 'and 35?', 'how about 6%?'])).toContain('$60,000')
  })

  it.each([
    ['no wait i meant 25', '25% of $1,000,000'],
    ['sorry 3.5 i meant fha', '3.5% of $1,000,000'],
    ['oops, 30 percent', '30% of $1,000,000'],
  ])('puts another number into the sum: "%s"', async (correction, part) => {
    expect(await lastAnswer(forSale(1_000_000), ["what's 20% down?", correction])).toContain(part)
  })

  it('puts no number into a sum that holds none of its kind', async () => {
    expect(await lastAnswer(forSale(1_000_000), ["what's 20% down?", 'sorry, i meant 3 of us'])).not.toContain('3% of')
    expect(await lastAnswer(forSale(1_000_000), ["what's 20% down?", 'sorry, 900,000'])).not.toContain('900,000%')
  })

  it.each(['loan balance then', 'so the loan would be??', 'so then id borrow', 'and how much do we owe'])(
    'asks for the rest of a share of the price: "%s"',
    async (question) => {
      expect(await lastAnswer(forSale(1_000_000), ['25% down', question])).toContain('leaves $750,000')
      expect(await lastAnswer(forSale(1_000_000), ['25% down', 'same at 40', question])).toContain('leaves $600,000')
    },
  )

  it('asks of the dues what they cover, and multiplies them', async () => {
    const condo = records[5]
    expect(await lastAnswer(condo, ['HOA?', 'gets me what'])).toContain('insurance')
    expect(await lastAnswer(condo, ['HOA?', 'and what do they give me for it'])).toContain('doorman')
    expect(await lastAnswer(condo, ['HOA?', 'times 12'])).toContain('$11,820')
    expect(await lastAnswer(records[6], ['what heats it', "how old's that thing"])).not.toContain('1998')
  })

  it.each([
    '20% down on that one',
    'and 20 percent down on that new number',
    'then what is 20% down of the lower price',
  ])('is a share of the lower price: "%s"', async (question) => {
    expect(await lastAnswer(forSale(1_000_000), ['3 percent less would be', question])).toContain('$194,000')
    expect(await lastAnswer(forSale(1_000_000), ['25% down', question])).not.toContain('$194,000')
  })

  it.each(['what rate would the loan have?', 'is there an hoa on top of the mortgage'])(
    'isn’t answered with that rest: "%s"',
    async (question) =>
      expect(await lastAnswer(forSale(1_000_000), ['25% down', question])).not.toContain('leaves $750,000'),
  )

  it('asks for the gap of a comparison: "by how much"', async () => {
    const listing = { ...forSale(1_000_000), sqft: 6100 }
    expect(await lastAnswer(listing, ['is it bigger than 5,000 sq ft?', 'and by how much'])).toContain(
      '1,100 sq ft over',
    )
  })

  it('asks for a fee by the year in one word', async () => {
    expect(await lastAnswer(forSale(900_000), ['what are the dues?', 'annually'])).toContain('$4,800')
  })

  it('asks for the month after what is paid to move in', async () => {
    const listing = rental({ deposit: 'one month', parking: 'one space, $180 a month' })
    const monthly = ['how much to move in?', 'and monthly if i take the parking spot?']
    expect(await lastAnswer(listing, monthly)).toContain('$3,180 a month')
  })

  it('asks whether the parking spoken of before comes with the home', async () => {
    const listing = forSale(900_000)
    const facts = { ...listing.facts, parking: 'one valet space, deeded' }
    const asked = ['is there parking?', 'does it come with the condo or is it rented']
    expect(await lastAnswer({ ...listing, facts }, asked)).toContain('valet')
  })

  it('holds a bare number against the lease terms: "not six?"', async () => {
    const listing = rental({ leaseTerms: '12 or 18 months' })
    expect(await lastAnswer(listing, ['how long is the lease?', 'hmm, not six?'])).toContain(
      'No. The lease is 12 or 18 months.',
    )
    expect(await lastAnswer(listing, ['how long is the lease?', 'or 18?'])).toMatch(/^Yes\./)
  })

  it('counts the dogs, where a weight was spoken of: "and three?"', async () => {
    const listing = rental({ pets: 'up to 2, cats and dogs under 60 lb' })
    const dogs = ["she's a lab of 70 lb, ok?", 'my sister has two pugs, them?', 'and three?']
    expect(await lastAnswer(listing, dogs)).not.toContain('limit is')
    expect(await lastAnswer(listing, dogs)).toContain('up to 2')
  })

  it('speaks of the dog, and cancels no tour: "so that one cant come?"', async () => {
    const listing = rental({ pets: 'cats and dogs under 35 lb' })
    expect(await lastAnswer(listing, ['my dog is 40 lb', 'so that one cant come?'])).toContain('35 lb')
  })

  it('names the size and the price of another home', async () => {
    const listing = { ...forSale(1_000_000), sqft: 1000 }
    const answer = await lastAnswer(listing, [
      'another one is 1,250 sq ft for $1,500,000. which is cheaper per square foot?',
    ])
    expect(answer).toContain('This home costs less a square foot: about $1,000')
    expect(answer).toContain('about $1,200 ($1,500,000 ÷ 1,250)')
  })

  it('asks for a sum and for a fact of its own', async () => {
    const answer = await lastAnswer(forSale(1_000_000), ['how much is 10% down and whats the monthly hoa'])
    expect(answer).toContain('$100,000')
    expect(answer).toContain('$400')
  })

  it('repeats the earlier calculation with another number, any number of times', async () => {
    const shares = ["what's 10% down?", 'and if i put 20 down?', '30?']
    expect(await lastAnswer(forSale(1_000_000), shares)).toContain('30% of $1,000,000')
    expect(await lastAnswer(forSale(1_000_000), ['what would 5% off be?', 'and 10?'])).toContain('$900,000')
  })

  it('refers to the fee asked about before, for another number of animals, then per year', async () => {
    const listing = rental({ pets: 'cats and dogs under 35 lb, $50 a month each' })
    expect(await lastAnswer(listing, ["what's the pet fee?", 'for two cats?'])).toContain('$100 a month')
    expect(await lastAnswer(listing, ["what's the pet fee?", 'for two cats?', 'a year that makes?'])).toContain(
      '$1,200',
    )
    const three = ["what's the pet fee?", 'for two cats?', 'a year that makes?', 'and for three?']
    expect(await lastAnswer(listing, three)).toContain('$1,800')
  })

  it.each(['so then what does that make yearly', 'what is that in one year'])(
    'is what was told last, and not an older sum: "%s"',
    async (question) => {
      const answer = await lastAnswer(forSale(900_000), ["what's 20% down?", 'what are the dues?', question])
      expect(answer).toContain('$4,800')
    },
  )

  it('is what is paid by the month, and not an older sum: "and per year?"', async () => {
    expect(await lastAnswer(forSale(900_000), ["what's 20% down?", 'what are the dues?', 'and per year?'])).toContain(
      '$4,800',
    )
    const listing = rental({ deposit: 'one month' })
    expect(await lastAnswer(listing, ['how much to move in?', 'weekly?'])).toContain('$692')
    expect(await lastAnswer(listing, ['how much to move in?', 'what is the rent?', 'per year?'])).toContain('$36,000')
  })

  it('is a second space, which the listing may not have: "can i get a second?"', async () => {
    const listing = rental({ parking: 'one space, $180 a month' })
    expect(await lastAnswer(listing, ['do you have parking?', 'can i get a second one?'])).toMatch(
      /listing doesn’t say|isn’t in the listing/,
    )
  })

  it('refers to the weight of the animal asked about before', async () => {
    const listing = rental({ pets: 'cats and dogs under 35 lb' })
    expect(await lastAnswer(listing, ['do you allow dogs?', 'mine weighs 40'])).toMatch(/^No\b/)
    expect(
      await lastAnswer(listing, ['do you allow dogs?', 'mine is 70 pounds', 'what if he loses weight, say 30']),
    ).toMatch(/^Yes\b/)
    expect(
      await lastAnswer(listing, ['do you allow dogs?', 'mine weighs 40', 'and a cat?', 'what if i have two?']),
    ).not.toMatch(/^Yes/)
  })

  it('refers to the fee and not the home: "since when is it that high?"', async () => {
    const answer = await lastAnswer(forSale(900_000), ['what are the dues?', 'since when are they that high?'])
    expect(answer).toMatch(/listing doesn’t say|isn’t in the listing/)
    expect(answer).not.toContain('built')
  })

  it('refers to the tours: "and in the evening?"', async () => {
    const listing: Listing = {
      ...forRent(3000),
      tourHours: [{ weekday: 1, opens: '10:00:00', closes: '16:00:00' }],
    }
    expect(await lastAnswer(listing, ['do you show it on Mondays?', 'and in the evening?'])).toContain('4 PM')
  })

  it('refers to the animal asked about before: "two of them?"', async () => {
    expect(await lastAnswer(rental({ pets: 'one cat; no dogs' }), ['are cats allowed?', 'two of them?'])).toContain(
      'One cat',
    )
  })

  it('refers to the laundry, which has a location: "where is it"', async () => {
    const listing = rental({ laundry: 'shared, in the basement' })
    expect(await lastAnswer(listing, ['is there laundry?', 'where is it'])).toContain('in the basement')
    expect(await lastAnswer(listing, ['how much is the rent?', 'where is it'])).toContain('12 Elm Street')
  })

  it('refers to the parking, not the rent: "is it included in that rent"', async () => {
    const listing = rental({ parking: 'one space, $180 a month' })
    expect(await lastAnswer(listing, ['is there parking?', 'is it included in that rent'])).toContain('$180')
  })

  it('refers to the tours: "sundays?"', async () => {
    const listing: Listing = {
      ...forRent(3000),
      tourHours: [1, 0].map((weekday) => ({ weekday, opens: '10:00:00', closes: '16:00:00' })),
    }
    expect(await lastAnswer(listing, ['do you show it on Mondays?', 'sundays?'])).toContain('on Sunday')
  })

  it('refers to the home after a question about its lot or its fee: "and the house on it?"', async () => {
    expect(await lastAnswer(forSale(900_000), ['how big is the lot?', 'and the house on it?'])).toContain('1,500')
    expect(await lastAnswer(forSale(900_000), ['what are the dues?', 'and the condo itself?'])).toContain('$900,000')
  })

  it('refers to the bathrooms: "one for each bedroom?"', async () => {
    const listing = { ...forSale(900_000), description: 'Two bedrooms, each with a bath of its own.' }
    expect(await lastAnswer(listing, ['how many baths?', 'one for each bedroom then?'])).toContain('its own bath')
  })

  it('refers to a possible fee increase, which no listing states: "and does it go up?"', async () => {
    expect(await lastAnswer(forSale(900_000), ['what are the dues?', 'and does it go up?'])).not.toContain('$400')
  })

  it('refers to the lot in another unit: "what is that in square feet?"', async () => {
    const listing = forSale(900_000)
    const onLand = { ...listing, facts: { ...listing.facts, lotAcres: 0.5 } }
    expect(await lastAnswer(onLand, ['how big is the lot?', 'what is that in square feet?'])).toContain('21,780')
  })
})

describe('a fence', () => {
  it('isn’t matched as a tree', async () => {
    const listing = { ...forSale(900_000), description: 'The bedrooms look into the trees.' }
    expect(await lastAnswer(listing, ['is it fenced?'])).not.toContain('trees')
  })
})

it('asks the owner nothing about a name that stands beside a time', async () => {
  const text = await lastAnswer(forSale(1_000_000), ['Wed 11:30? Indigo Marchetti'])
  expect(text).not.toContain('Indigo')
})

it.each(['¿segura?', 'Seguro?', '¿En serio?'])('repeats a doubted answer: %s', async (doubt) => {
  const listing = forSale(1_000_000)
  const answer = await lastAnswer({ ...listing, facts: { ...listing.facts, yearBuilt: 1962 } }, [
    '¿de qué año es la casa?',
    doubt,
  ])
  expect(answer).toContain('1962')
})

it.each(['you sure?', 'u sure'])('repeats a doubted answer without an apology: %s', async (doubt) => {
  const listing = forSale(1_000_000)
  const answer = await lastAnswer({ ...listing, facts: { ...listing.facts, yearBuilt: 1962 } }, [
    'when was it built?',
    doubt,
  ])
  expect(answer).toContain('1962')
  expect(answer).not.toMatch(/sorry/i)
})

describe('[API-05] a question that goes on', () => {
  it.each([
    [4, ['How big is the lot?', 'What is that in square feet?', 'And the house on it?'], '4,820'],
    [9, ['my dog is 20 lbs, does he get to come?', 'what about two dogs'], '$50 a month for each pet'],
    [5, ['is there a pool', 'ok dont worry about it'], 'No problem.'],
    [5, ['can i have dogs', 'never mind the dog question'], 'No problem.'],
    [5, ['is there an hoa fee', 'a month or a year?'], '$985 a month'],
    [9, ['dogs allowed?', 'is there a fee'], 'Yes, $50 a month for each pet.'],
    [9, ['dogs allowed?', 'is there a fee', 'per month?'], 'Pets cost $50 a month each.'],
    [9, ['dogs allowed?', 'is there a fee', 'per month?', 'what about two'], '$100 a month for 2 pets'],
    [9, ['dogs allowed?', 'is the fee per month?'], 'Pets cost $50 a month each.'],
    [9, ['deposit?', "Together with the first month's rent?"], '$12,875 to move in'],
    [9, ['¿de qué año es?', '¿antes qué era?'], 'workshop'],
    [9, ['¿qué tan viejo es el edificio?'], 'convertido en 2012'],
    [5, ['¿incluye estacionamiento?', 'y es nuestro o se renta?'], 'con escritura'],
    [5, ['we have a lab, she’s 70 lbs. ok?', 'and three?'], 'No. Allowed: up to 2'],
    [9, ['how much is rent with the parking spot', 'plus one cat, ok total then'], '$5,380'],
    [4, ['what are they asking', 'and 10 percent under?', 'and 25 percent down on that new number'], '$1,068,750'],
    [8, ['is parking included', 'so both together'], '$3,690'],
    [5, ['Parking?', 'Deeded or leased'], 'deeded'],
    [6, ['Steps at the entrance?', 'And the bedrooms, are they up another flight?'], 'upstairs'],
    [5, ['what floor is it on?', 'and how do I get up there?'], 'elevator'],
    [7, ['does it have a pool?', 'what else is out there?'], 'terrace'],
    [9, ['how many bedrooms?', 'and the wash?'], 'washer'],
    [9, ['me and a friend would split it. how much each', 'with the parking spot?'], '$2,665 each a month'],
    [9, ['how much is parking', 'a year?', 'with the rent, monthly i mean'], '$5,330 a month'],
    [9, ['what’s the rent a year', 'and with the parking?'], '$63,960'],
    [6, ['what would 20% down be', 'with the garage?'], 'one-car garage'],
    [4, ['is anyone living there right now', 'since when'], 'vacant'],
    [4, ['any steps from the driveway?', 'and the bedrooms, same level as that?'], 'Upstairs, the bedrooms'],
    [6, ['and the bedrooms, they are where?'], 'bedrooms are upstairs'],
    [7, ['when was it built', 'and what’s it made of now'], 'cedar and glass'],
    [5, ['cuánto se paga de comunidad al mes', 'y al año?'], '$11,820'],
    [5, ['still 1.895?'], 'Yes. The asking price is $1,895,000'],
    [7, ['square footage of the house itself not the land'], '6,100'],
    [7, ['What materials were used in the remake of the house?'], 'cedar and glass'],
    [4, ['can we use the pool in may?'], 'The pool'],
    [5, ['who’s living in it at the moment, the owner or a tenant?'], 'A tenant lives there'],
    [8, ['how many stairs are there altogether'], 'I’ve asked the landlord'],
    [6, ['how many steps to the door'], 'six steps'],
    [4, ['can it close by dec 5'], 'No: it’s vacant and closing is possible in 21 days, so around December 15'],
    [4, ['when could we close'], 'so around December 15, 2026 at the earliest'],
    [4, ['say they accept today and we take the quickest closing, what date would that be'], 'December 15, 2026'],
    [6, ['what do the dues add up to over the life of a 30 yr loan'], '$75,600'],
    [7, ['does the place turn a hundred this year'], 'about 100 years old'],
    [6, ['ok cost per sq foot on juniper, need it for my wife’s spreadsheet'], '$636'],
    [9, ['we can do 5k. over or under'], '$150 over $5,000'],
    [8, ['My ceiling is 3,500 a month before utilities. Does it fit?'], '$3,400'],
    [6, ['budget tops out at 1.1, does this fit'], '$20,000 over $1,100,000'],
    [6, ['we need at least three bedrooms, does it make the cut?'], 'Yes. It has 3 bedrooms.'],
  ] as const)('for listing %i: %j', async (id, messages, told) => {
    expect((await talkAbout(id, [...messages])).at(-1)?.text).toContain(told)
  })

  it.each([
    [8, ['when is it free', 'is there parking', 'hmm ok. and laundry in the flat i hope'], false],
    [4, ['is anyone living there right now', 'what about the pool', 'ok whatever. how soon could we close'], false],
    [8, ['when is it free', 'is there parking', 'sure. and is there laundry'], true],
    [8, ['when is it free', 'is there parking', 'ok great'], true],
  ] as const)(
    'takes only what is a yes for one, after the offer of a tour: listing %i, %j',
    async (id, messages, wants) => {
      const answers = await talkAbout(id, [...messages])
      expect(answers.at(-2)?.text).toContain('see it in person?')
      expect(answers.at(-1)?.wantsTour).toBe(wants)
    },
  )

  it('says who has a bath of their own only where the listing does', async () => {
    expect((await ask(5, 'which bedrooms are en suite')).text).toContain('Each bedroom has its own bath.')
    expect((await ask(4, 'does the master bedroom have its own bath?')).unanswered).toHaveLength(1)
  })

  it('knows a home that is kept off the market', async () => {
    expect((await ask(7, 'on the market or not')).text).toContain('isn’t on the market yet')
  })
})

describe('[API-05] words that mean something else', () => {
  it.each([
    [5, 'are there any special assessments planned?', 'firm'],
    [8, 'Hi, Jo Park here, can I see it Monday at 2?', 'arking'],
    [8, 'tour sunday 2:30 pm, Del Farnsworth here', 'fixed'],
    [8, 'its tess', 'fixed'],
  ] as const)('don’t bring up facts: listing %i, %s', async (id, message, fact) => {
    expect((await ask(id, message)).text).not.toContain(fact)
  })

  it.each(['Jo Park here', 'its tess', 'I’m Bob', 'nice to meet you'])('greets: %s', async (message) => {
    expect((await ask(8, message)).text).toContain('I’m Penny')
  })

  it.each([
    ['I’ll be in SF by that day, is it still free?', false],
    ['how many sf is it', true],
    ['the size in sf?', true],
  ])('reads SF as a city or as square feet: %s', async (message, isSize) => {
    expect((await ask(8, message)).text.includes('640')).toBe(isSize)
  })

  it.each([
    [6, 'How far is it from a million fifty?', '$1,050,000 is $70,000'],
    [5, 'are the dues nine eighty five?', 'Yes'],
    [5, 'dues of nine eighty five, times twelve?', '$11,820'],
    [5, 'ok so dues are nine eighty five or whatever, times twelve is what', '$11,820'],
  ] as const)('are amounts as they are spoken: listing %i, %s', async (id, message, sum) => {
    expect((await ask(id, message)).text).toContain(sum)
  })
})

it.each([
  [6, 'is the kitchen upstairs?'],
  [6, 'and the kitchen, is it upstairs?'],
  [6, 'is the living room on the upper floor?'],
  [4, 'are the bedrooms on the ground floor?'],
] as const)('says no yes to a floor that the sentence gives something else: listing %i, %s', async (id, message) => {
  const { text } = await ask(id, message)
  expect(text).toContain('pstairs')
  expect(text).not.toMatch(/^Yes|\. Yes/)
})

describe('[API-05] a lease term after the other', () => {
  it.each([
    [9, ['what does the longer one add up to at the listed rent', 'and the shorter'], '$61,800'],
    [9, ['rent with a dog', 'and without him?'], 'The rent is $5,150 a month without pets.'],
    [
      9,
      ['rent with a dog', 'plus the parking spot', 'actually dog’s staying with my mom so without him'],
      '$5,330 a month',
    ],
    [9, ['rent with a dog and parking', 'minus the dog'], '$5,330'],
    [9, ['rent plus parking minus the dog'], '$5,330'],
    [7, ['and the land it sits on', 'which is what in sq ft'], '30,492'],
    [9, ['if i move in jan 1, when would a year end', 'and the longer one?'], 'through December 31, 2028'],
    [
      8,
      ['when is a 12 month lease over if i start dec 15', 'and the other?', 'the shorter one?'],
      'A 12-month lease from',
    ],
    [8, ['when does the longer lease end if i start january 2'], 'An 18-month lease from January 2, 2027'],
    [9, ['what does the second lease add up to', 'and the first'], '$61,800'],
    [8, ['what’s the average rent with the free month', 'and the other one?'], '$40,800'],
    [8, ['what’s the average rent with the free month', 'and the whole thing start to finish'], '$57,800'],
    [8, ['so total rent over those 18 is what', 'which is what a month really'], '$3,211'],
    [8, ['total rent over the 18?'], '$57,800'],
  ] as const)('listing %i, %j', async (id, messages, sum) => {
    expect((await talkAbout(id, [...messages])).at(-1)?.text).toContain(sum)
  })

  it.each([
    [8, ['what’s the average rent with the free month', 'and the other bedroom?']],
    [9, ['20% more rent is what', 'double the deposit']],
    [8, ['first month plus the deposit in total?', 'and the other one?']],
  ] as const)('asks nothing of it otherwise: listing %i, %j', async (id, messages) => {
    expect((await talkAbout(id, [...messages])).at(-1)?.text).not.toMatch(/\$40,800|40% of/)
  })
})

describe('[API-05] sums that several share, or at another price', () => {
  it.each([
    [6, ['10% down on this, how much', 'double the down'], '20% of $1,120,000 is $224,000'],
    [6, ['10% down on this, how much', 'double the down', 'to finance then'], '$896,000'],
    [9, ['rent with the parking space', 'and with one cat?', 'what about two?', 'so for a full year?'], '$65,160'],
    [5, ['I would put 20 percent, how much is it?', 'And with 25?'], '25% of $1,895,000 is $473,750'],
    [6, ['what are the dues per year', 'over 5?'], '$12,600 for 5 years'],
    [8, ['rent plus the nearby garage each month?', 'x 12?'], '$44,280'],
    [8, ['first month plus the deposit?', 'and with the nearby garage for the first month?'], '$7,090'],
    [4, ['¿Cuánto es el 10% de enganche?', '¿Cuánto faltaría por financiar entonces?'], '$4,275,000'],
    [4, ['me and my two brothers buying it together, how much each'], '$1,583,333 each'],
    [4, ['we split it in equal thirds, how much each'], '$1,583,333 each'],
    [8, ['which works out cheaper per month, 12 months or 18?'], '$3,211'],
    [8, ['can i get in by dec 1 or is that too early'], 'No: it’s available from December 15'],
    [8, ['is december 1 too early'], 'Yes: it’s available from December 15'],
    [9, ['what’d it run me a month extra to bring two 20 pound dogs'], 'It’s $50 a month for each pet, $100 for 2'],
    [4, ['more beds or more baths, and by how many'], 'More bedrooms: 5 against 4.5 baths, 0.5 more'],
    [7, ['are there more bathrooms than bedrooms?'], 'More bedrooms: 6 against 5 baths, 1 more'],
    [8, ['are there more bathrooms than bedrooms?'], 'No, as many bedrooms as baths: 1 each'],
    [5, ['Suppose my mortgage is 8,200 a month. With the dues on top, what am I paying?'], '$9,185 a month'],
    [9, ['12 months rent here + deposit'], '$69,525'],
    [9, ['what’s rent each split by 3', 'still 3 but with the parking spot'], '$1,776.67 each a month'],
    [6, ['20% down on the 1.05'], '20% of $1,050,000 is $210,000'],
    [6, ['my budget is 1.2, how much is left?'], '$80,000 ($1,200,000 − $1,120,000)'],
    [6, ['10% down split in half'], '$56,000 each ($112,000 ÷ 2)'],
    [4, ['putting down thirty per cent, how much do we borrow?'], '$3,325,000'],
    [9, ['If the owner gives me 5000, how much is it for all the 24 months?'], '$120,000 for 2 years (24 × $5,000)'],
    [8, ['two of us sharing, what’s rent each?', 'with the garage'], '$1,845 each a month'],
    [8, ['two of us sharing, what’s rent each?', 'and deposit, each'], '$1,700 each ($3,400 ÷ 2)'],
    [9, ['deposit plus first month', 'split between 2 of us'], '$6,437.50 each ($12,875 ÷ 2)'],
    [9, ['how much is it with parking to move in?', 'split between 2 of us'], '$6,527.50 each'],
  ] as const)('listing %i, %j', async (id, messages, sum) => {
    const answers = await talkAbout(id, [...messages])
    expect(answers.at(-1)?.text).toContain(sum)
  })

  it.each([
    [9, ['rent?', 'my budget is 6000', 'so how much left'], '$850 a month'],
    [9, ['we have 5600 a month. what’s the rent', 'and per year?'], '$61,800'],
    [9, ['how much would it be monthly with 1 cat', 'and with the parking space on top?'], '$5,380'],
    [9, ['we have 5600 a month. what’s the rent', 'with parking?'], '$5,330'],
    [6, ['price?', 'my budget is 1.3M', 'how much would be left'], '$180,000'],
    [6, ['price?', 'my budget is 1.2', 'so how much is left'], '$80,000 ($1,200,000 − $1,120,000)'],
    [6, ['I have 250k cash. is that enough for 20 percent down', 'so what’s left of my 250 after that'], '$26,000'],
    [
      6,
      ['I have 250k cash. is that enough for 20 percent down', 'and if I put the whole 250 in what do I borrow'],
      '$870,000',
    ],
    [6, ['psf?', 'and if i get it for 1.05M'], '$597 a square foot ($1,050,000 ÷ 1,760)'],
    [6, ['psf?', 'and if i get it for 1.05M', 'how far below ask is that'], '$70,000 (6.25%) below the asking price'],
    [
      9,
      [
        'If owner gives me 5000, how much is it for all the 24 months?',
        'How much I save against the list rent, in total?',
      ],
      '$3,600',
    ],
    [
      6,
      ['¿cuánto piden por la casa?', '¿y el 20% de enganche?', 'o sea, ¿de cuánto quedaría el préstamo?'],
      '$896,000',
    ],
    [4, ['heat?', 'and to cool it'], 'heat pump'],
    [5, ['price?', 'no, I meant the HOA dues'], '$985 a month'],
    [5, ['my max is 1.9 am i ok'], '$5,000 under $1,900,000'],
    [4, ['10 percent under would be how much', 'and 25 percent down on that new number'], '25% of $4,275,000'],
    [4, ['25% down leaves a loan of what', 'same thing but say they took 4.5 million'], '25% of $4,500,000'],
    [4, ['is there a pool', 'what year was it built'], '2019'],
    [7, ['y el terreno, cuánto mide', 'eso cuanto es en pies cuadrados'], '30,492'],
    [4, ['total sq ft of the house'], '4,820 square feet'],
  ] as const)('goes on from what was said before: listing %i, %j', async (id, messages, sum) => {
    const answers = await talkAbout(id, [...messages])
    expect(answers.at(-1)?.text).toContain(sum)
  })

  it('takes no sum for the visitor’s money that isn’t said to be theirs', async () => {
    const [, left] = await talkAbout(9, ['the place next door asks 5600. what’s the rent here', 'how much is left'])
    expect(left?.text).not.toContain('$450')
  })

  it.each(['how much is left on the lease', 'how much over asking do people pay'])(
    'takes none for “%s”',
    async (asked) => {
      const [, other] = await talkAbout(9, ['we have 5600 a month. what’s the rent', asked])
      expect(other?.text).not.toContain('$450')
    },
  )

  it.each([
    [5, 'I have two greyhounds, about 70 lbs each. Within the limit or over?', 'No. The limit is under 60 lb'],
    [5, 'is 70 lbs over the limit?', 'Yes. The limit is under 60 lb'],
    [7, 'Is it prewar?', 'Yes. It was built in 1926.'],
    [4, 'is it prewar?', 'No. It was built in 2019.'],
  ] as const)('gives the right verdict: listing %i, %s', async (id, message, verdict) => {
    expect((await ask(id, message)).text).toContain(verdict)
  })

  it('takes “that” for the rent, in which something may be included', async () => {
    const [, included] = await talkAbout(8, ['rent?', 'heat in that?'])
    expect(included?.text).toBe((await talkAbout(8, ['rent?', 'is heat included in the rent?']))[1]?.text)
  })

  it('says yes to no number of bedrooms where their walls are asked for', async () => {
    expect((await ask(5, 'Do the two bedrooms share a wall?')).text).not.toContain('Yes')
  })

  it('asks of a heated pool how far it is, and not how it is heated', async () => {
    const turns = await talkAbout(4, ['is the pool heated?', 'and how far is it from the sofa'])
    expect(turns[1]?.text).toContain('four steps from the sofa')
  })

  it.each([
    ['for two of them?', '$100 a month for 2 pets'],
    ['what do two small dogs cost', '$100 a month for 2 pets'],
  ])('counts small dogs like others: %s', async (message, sum) => {
    const turns = await talkAbout(9, ['what do small dogs cost', message])
    expect(turns[1]?.text).toContain(sum)
  })

  it('gives what those of before cost in a year', async () => {
    const turns = await talkAbout(9, ['what does it cost for two dogs', 'how much is that a year?'])
    expect(turns[1]?.text).toContain('$1,200 a year')
  })

  it.each(['and in total?', 'what is the total', 'altogether?'])(
    'gives what a lease with a free month comes to: %s',
    async (message) => {
      const turns = await talkAbout(8, ['what is the average with the month free', message])
      expect(turns[1]?.text).toContain('18 months cost $57,800')
    },
  )

  it('takes “become free” for the day it is available, whatever was spoken of', async () => {
    const turns = await talkAbout(8, ['is it loud there?', 'when does it become free, by the way?'])
    expect(turns[1]?.text).toContain('December 15, 2026')
  })

  it('adds what was spoken of to the rent: “the rent plus that”', async () => {
    const turns = await talkAbout(8, ['is there parking?', 'what would the rent plus that be per month?'])
    expect(turns[1]?.text).toContain('$3,690 a month')
  })

  it('takes the asking price for the home’s, whatever was spoken of', async () => {
    const turns = await talkAbout(5, ['is there parking?', 'is the asking price inside that?'])
    expect(turns[1]?.text).toContain('$1,895,000')
  })

  it.each([
    [5, 'HOA dues over a 5-year hold, assuming they stay flat', '$59,100 for 5 years'],
    [8, '¿Cuánto pagaría en total por los seis primeros meses de alquiler?', '$20,400 por 6 meses'],
    [4, 'if our offer is accepted on Tuesday, December 1, what date is the quickest closing?', 'December 22'],
    [9, 'a partir de qué fecha se puede rentar el departamento', '1 de enero de 2027'],
    [4, 'how is it heated in winter and cooled in summer?', 'radiant floor heating. A heat pump cools it'],
    [6, 'does it have its own front door?', 'its own front door'],
    [6, 'does the HOA let owners rent the place out?', 'I’ve asked the seller'],
    [6, 'does the HOA allow dogs?', 'pets are allowed'],
    [7, 'Is this actually listed?', 'isn’t on the market yet'],
    [8, 'lease lengths on offer?', 'The lease is 12 or 18 months.'],
    [8, 'is this place rent controlled?', 'The listing doesn’t say.'],
    [9, '¿El apartamento se entrega amoblado?', 'El anuncio no lo dice.'],
    [5, 'what’s the monthly cost if I put 25% down at 6.5%', 'about $8,983 a month'],
    [5, 'monthly cost with HOA with 25% down at 6.5%', 'With the HOA dues of $985 it’s about $9,968 a month.'],
  ] as const)('listing %i: %s', async (id, message, words) => {
    expect((await ask(id, message)).text).toContain(words)
  })

  it('gives the rent for a number of months after the lease terms, and what each of two pays', async () => {
    const turns = await talkAbout(8, [
      'how long is the lease',
      'so 12 would be how much total',
      'can my roommate and I split it',
      'that’s each?',
    ])
    expect(turns[1]?.text).toContain('$40,800')
    expect(turns[2]?.text).toContain('$1,700 each')
    expect(turns[3]?.text).toContain('$1,700 each')
  })

  it('asks the owner nothing about a roommate who shares the rent', async () => {
    expect((await ask(9, 'me and a roommate going halves, what do we each pay')).text).not.toContain('doesn’t say')
  })
})

describe('the next question about a sum or a rule', () => {
  it.each<[4 | 5 | 6 | 7 | 8 | 9, string[], string]>([
    [8, ['3400 between three people is?', 'and two?'], '$1,700 each a month'],
    [9, ['rent three ways for 22 Carver', 'actually just two of us', 'with the parking space too'], '$2,665 each'],
    [5, ['how much is 10% down?', '25?', 'what would I need to borrow then'], '$1,421,250'],
    [5, ['how much is 30 percent down', 'so how much would that be in dollars'], '$568,500'],
    [9, ['what does it cost to move into the loft?', 'how does that break down?'], 'first month $5,150 + deposit'],
    [9, ['what does it cost to move into the loft?', 'and without the deposit'], '$5,150: $12,875 − deposit'],
    [9, ['dogs ok?', 'and for two?', 'on top of rent that makes', 'over a year'], '$63,000'],
    [9, ['dogs ok?', 'so 38 is out?'], 'No. The limit is under 35 lb.'],
    [9, ['dogs ok?', 'and 30 is ok?'], 'Yes. It’s allowed'],
    [8, ['do they take dogs?', 'not even a tiny one?'], 'dogs aren’t allowed'],
    [9, ['what is the rent per year', 'no i meant the parking'], '$2,160 a year'],
    [6, ['what is the HOA fee at 77 Juniper?', 'over a year'], 'HOA dues: $2,520 a year'],
    [6, ['what is the HOA fee at 77 Juniper?', 'over a year', 'and ten?'], '$25,200'],
    [4, ['is anybody living there?', 'counting from today, what day is that?'], '21 days, so around December'],
    [9, ['what does it cost to move into the loft?', 'add a month of parking'], '$13,055 to move in'],
    [9, ['what is the rent plus parking', 'and my cat?'], '$5,380 a month'],
    [9, ['what is the rent per year', 'no i meant the parking', 'both together?'], '$63,960'],
    [8, ['what is this deal with the longer lease?', 'so averaged out, per month?', 'and on the 12?'], '$40,800'],
    [6, ['when was it built', 'any work done since then?'], 'I’ve sent your question to the seller'],
    [6, ['are dogs allowed?', 'any limit on how many'], 'I’ve sent your question to the seller'],
    [6, ['are dogs allowed?', 'or how heavy?'], 'I’ve sent your question to the seller'],
    [7, ['how old is this place?', 'and when was it redone?'], 'I’ve sent your question to the seller'],
    [4, ['how old is it', 'has it been redone since', 'what yr did they do that'], 'I’ve asked the seller'],
    [6, ['when was it built', 'so what year was that'], 'It was built in 1998'],
    [8, ['how is it heated?', 'could I stick a unit in the window?'], 'I’ve sent your question to the landlord'],
    [4, ['is it vacant', 'how long has it been empty?'], 'I’ve sent your question to the seller'],
    [5, ['does a parking spot come with it?', 'so it’d be mine, not leased?'], 'deeded'],
    [4, ['how big is this place inside?', 'we’re at 3,100 now so thats how much more'], '1,720 sq ft more'],
    [9, ['how much cash do i need up front', 'we have 10k saved so how short are we for the move in'], '$2,875 short'],
    [8, ['how much to move in', 'and with the garage'], '$7,090 to move in'],
    [8, ['¿cuánto tengo que dar para entrar?', '¿y con el estacionamiento?'], '$7,090 para mudarse'],
    [8, ['how much to move in', 'and with the garage', 'what about per month, garage included'], '$3,690 a month'],
    [8, ['what does the rent average out to with the free month', 'so im saving how much a month'], '$188.89 a month'],
    [5, ['how much are the hoa dues', 'per year?', 'does that include water'], 'Yes. The HOA dues'],
    [8, ['which utilities are on me', 'whats the electric bill usually'], 'I’ve sent your question to the landlord'],
    [4, ['would the seller look at offers', 'so whens the next time they go thru them'], 'Tuesdays'],
    [4, ['what is 5% under asking', 'sorry 8 not 5'], '8% below $4,750,000 is $4,370,000'],
    [6, ['how many steps up to the front door', 'and once your inside, more stairs?'], 'bedrooms are upstairs'],
    [4, ['how many cars fit in total', 'and can i charge an electric one there?'], 'EV charger'],
    [4, ['how much is 25% down', 'and at 6.25 what’s the monthly'], 'a loan of $3,562,500, 6.25% over 30 years'],
    [4, ['how much is 25% down', 'and at 6.25 what’s the monthly', 'what if 15 years'], '$30,546 a month'],
    [6, ['payment with 20% down at 6.5%?', 'add the hoa'], 'With the HOA dues of $210 it’s about $5,873'],
    [8, ['what does the free month come to on average', 'so which is cheaper per month'], '$3,211.11 a month'],
    [6, ['how many steps up to the front door', 'so whats downstairs'], 'the kitchen and living room'],
    [6, ['what would 5% under come to?', 'and 10?', 'saving me how much?'], '$112,000'],
    [8, ['rent with parking?', 'and without parking, a year of it?'], '$40,800 a year'],
    [9, ['rent with the parking?', 'and one dog on top', 'without the dog?'], '$5,330 a month'],
    [6, ['how does this townhouse get warm?', 'and the building?'], 'built in 1998'],
    [9, ['is the rent negotiable', 'and for 12?'], 'No. The rent is negotiable for leases of 24 months'],
    [9, ['deposit in dollars', 'plus first month?', 'why so much?'], 'I’ve asked the landlord'],
    [8, ['can my cat come', 'is rent higher with the cat'], 'I’ve sent your question to the landlord'],
    [6, ['how much is 10% down', 'and 20?', 'what’s the difference between the two'], '$112,000: 20% of'],
    [9, ['rent for 12 months', 'and 24', 'so how much more is that'], '$61,800: 24 × rent'],
    [9, ['rent with parking', 'and with two cats', 'difference?'], '− (rent $5,150 + parking $180)'],
    [5, ['what would 5% under be', 'and 8% under', 'whats the difference between those 2'], '$56,850'],
    [5, ['bedrooms?', 'whats between them then'], 'the living room between them'],
    [5, ['how much is a down payment of 20 percent', 'and for 30 percent please?'], '30% of $1,895,000 is $568,500'],
    [5, ['dogs ok?', 'does the building charge anything for them'], 'I’ve sent your question to the seller'],
    [5, ['if I came in at 1.8 how far off would I be', 'what’s that in percent'], '$95,000 (5.01%) below'],
    [5, ['and 3% under would be', 'how much more than my 1.8 is that'], '$38,150'],
    [
      4,
      ['how fast can one close', 'if the contract was signed today what date would that be'],
      'Closing is possible in 21',
    ],
  ])('listing %i: %j', async (id, messages, words) => {
    expect((await talkAbout(id, messages)).at(-1)?.text).toContain(words)
  })

  it('is no question about dogs after “lab” in “after my lab”', async () => {
    const answers = ['is there a desk for after my chem lab?', 'my lab is over at 4, is there a gym?'].map((one) =>
      ask(8, one),
    )
    for (const { text } of await Promise.all(answers)) expect(text).not.toContain('dogs')
    expect((await ask(8, 'is my lab allowed?')).text).toContain('dogs')
  })

  it.each([
    [6, ['where is the washer?', 'would they stay if we buy?']],
    [6, ['where is the washer?', 'do they convey?']],
  ] as const)('listing %i: gets no yes from a fact that says nothing of it: %j', async (id, messages) => {
    const answer = (await talkAbout(id, [...messages])).at(-1)
    expect(answer?.text).not.toContain('Yes')
    expect(answer?.unanswered).toHaveLength(1)
  })

  it.each([
    [4, ['how big is the garage', 'what’s under the house?'], 'garage'],
    [8, ['is there parking', 'how thick are the walls?'], 'arking'],
    [9, ['guest parking?', 'how far to the L'], '$180'],
  ] as const)('listing %i: takes nothing from what was asked before: %j', async (id, messages, words) => {
    expect((await talkAbout(id, [...messages])).at(-1)?.text).not.toContain(words)
  })

  it.each([
    [5, ['would three cats be too many'], 'Yes. Allowed: up to 2, cats and dogs under 60 lb.'],
    [5, ['would two cats be too many'], 'No. Allowed: up to 2, cats and dogs under 60 lb.'],
    [5, ['mine’s 40 pounds', 'plus my gf has two cats, would that be too many'], 'Allowed: up to 2, cats and dogs'],
    [9, ['mine’s 30 pounds', 'plus my gf has two cats, would that be too many'], 'Allowed: cats and dogs under 35'],
  ] as const)('listing %i: counts animals against the rule: %j', async (id, messages, text) => {
    const answers = await talkAbout(id, ['dogs ok in this building?', ...messages])
    expect(answers.at(-1)?.text.startsWith(text)).toBe(true)
  })

  it('isn’t begun by “one more”, which repeats nothing', async () => {
    const [, answer] = await talkAbout(5, ['when was the tower finished?', 'one more, is there a gym?'])
    expect(answer?.text).toContain('A gym')
    expect(answer?.text).not.toContain('2008')
  })

  it.each([
    [8, 'What’s the earliest date the flat is free?', 'December 15, 2026'],
    [9, 'Is the loft free by then?', 'January 1, 2027'],
    [4, 'I work nights, home at 8 and asleep until one, so nothing before 2 works. Is there a pool?', 'pool'],
    [8, 'is parking free?', 'No. Parking isn’t included'],
    [5, 'what’s a down payment of 20 per cent', '20% of $1,895,000 is $379,000'],
    [5, 'Is the price itself movable?', 'The price is firm'],
    [8, 'the rent, is it open to discussion?', 'The rent is fixed'],
    [9, 'Does the longer one get me a better rent?', 'negotiable for leases of 24 months'],
    [8, 'So from when the earliest?', 'December 15, 2026'],
    [7, 'and what do they want for all that land', 'The price is available on request'],
    [8, 'for how long do they rent it', 'The lease is 12 or 18 months'],
    [8, 'if i sign for 18 do i get anything off', 'one month free on an 18-month lease'],
    [4, 'thats 3 & a half percent down, how much is it', '3.5% of $4,750,000 is $166,250'],
    [8, 'how loud does valencia get under that window on a friday', 'The listing doesn’t say'],
    [4, 'if we sign on December 1, on what day could we close at the earliest?', 'December 22, 2026'],
  ] as const)('listing %i: %s', async (id, message, words) => {
    expect((await ask(id, message)).text).toContain(words)
  })
})

describe('[API-05] supplies after who pays the utilities', () => {
  const listing = rental({})
  const asked: Listing = {
    ...listing,
    answers: [
      {
        id: 1,
        question: 'Which utilities does the tenant pay?',
        answer: 'The tenant pays electricity. Heat and water are in the rent.',
      },
    ],
    facts: { ...listing.facts, heating: 'radiators' },
  }

  it.each(['heat too?', 'not heat?', 'and heat?', 'heat as well', 'is heat also included'])(
    '“%s”',
    async (question) => {
      const answer = await lastAnswer(asked, ['which utilities would I pay myself?', question])
      expect(answer).toContain('Heat and water are in the rent.')
    },
  )
})

describe('[API-05] a sum of what was asked about', () => {
  const listing = rental({ parking: 'one space, $100 a month', pets: 'cats and dogs, $50 a month each' })

  it.each([
    [['is the parking extra?', 'and one small dog', 'so all in per month with the rent'], '$3,150'],
    [['is the parking extra?', 'and one small dog', 'with everything how much is it'], '$3,150'],
    [['are dogs ok', 'and if we get a cat too', 'rent with both of them?'], '$3,100'],
    [['how much for two dogs', 'with the rent how much would it be a month'], '$3,100'],
    [['rent with one dog', 'and with the rent?'], '$3,050'],
    [['is the parking extra?', 'all in for a year with the rent'], '$36,000'],
    [['rent with parking', 'and a year of both'], '$37,200'],
  ])('%j', async (messages, sum) => expect(await lastAnswer(listing, messages)).toContain(sum))

  it('isn’t made of a question where: “and where do people park”', async () => {
    const answer = await lastAnswer(rental({ parking: 'street parking', deposit: 'one month' }), [
      'how much to move in',
      'and where do people park',
    ])
    expect(answer).not.toContain('$')
    expect(answer.toLowerCase()).toContain('street parking')
  })
})

describe('[API-05] a question that goes on', () => {
  it.each([
    [4, ['what does the lot measure', 'and the house is from when'], 'built in 2019'],
    [8, ['heat is radiators?', "what about when it's hot"], 'no air conditioning'],
    [9, ['can i lease for a year', 'whats the longer one'], '12 or 24 months'],
    [9, ['can i bring a dog?', 'fee?'], '$50'],
    [5, ['does it come with a parking spot', 'do i own it or rent it'], 'deeded'],
    [5, ['how much would 20% down be', 'and the loan', "over 30 years at 6.5 what's that a month"], '$9,582'],
    [6, ['how much would 20% down be', '10% down on that would be?'], '$112,000'],
    [6, ["what's 3% less than the price", '20% down on that would be?'], '$217,280'],
    [9, ['does it have central air', 'so no window units needed'], 'heat pump cools it'],
    [5, ['is there a gym', 'do i have to pay extra for it'], 'They cover insurance, gym'],
    [6, ['is there a garden', 'who looks after it', 'do I pay for that separately'], 'roof, garden and trash'],
    [4, ['does the kitchen have an island', 'where does the kitchen window look out'], 'a window over the lawn'],
    [5, ['is there parking', 'is the space mine or do i rent it'], 'deeded'],
    [5, ['are the two bedrooms next to each other', 'and do they share a bathroom'], 'Each bedroom has its own bath.'],
    [6, ['how much is it', 'and the down payment at 20?', 'so the loan would be'], 'leaves $896,000'],
    [6, ['what’s the down payment if i put 15'], '15% of $1,120,000 is $168,000'],
    [8, ['how long is the lease', 'if i start december 15 when does it end'], 'runs through June 14, 2028'],
    [9, ['if i sign on january 1 when is it up'], 'runs through December 31, 2027'],
    [6, ['20 percent down how much', 'how much a month is that'], 'The monthly payment depends on the rate'],
    [6, ['20 percent down how much', 'and the monthly', 'at 6.5%'], 'a loan of $896,000, 6.5% over 30 years'],
    [
      8,
      ['18 months with one free, what is that a month', 'can my cat come too', 'and if i have two'],
      'One cat is OK.',
    ],
    [4, ['is there a pool', 'how close is it to the living room'], 'four steps from the sofa'],
    [5, ['is the price firm', 'not even a little?'], 'firm at $1,895,000'],
    [6, ['what does the hoa cover', 'does it cover the roof?'], 'Yes. The HOA dues are $210 a month.'],
    [5, ['what does the hoa cover', 'what else is in it'], 'insurance, gym, doorman and water'],
  ] as const)('about listing %i: %j', async (id, messages, text) => {
    const answers = await talkAbout(id, [...messages])
    expect(answers.at(-1)?.text).toContain(text)
  })

  it('gets no yes from where the bedrooms are: “and inside, are the bedrooms on the same floor as the kitchen”', async () => {
    const answers = await talkAbout(6, [
      'any steps to get in',
      'and inside, are the bedrooms on the same floor as the kitchen',
    ])
    expect(answers.at(-1)?.text).toMatch(/^From the listing: “The three bedrooms are upstairs/)
  })

  it('is no tour: “we’d want to start february 1”', async () => {
    const answers = await talkAbout(9, ['so whats the rent', "we'd want to start february 1"])
    expect(answers.at(-1)?.wantsTour).toBe(false)
  })
})

describe('[API-05] whether an amount is high', () => {
  it.each([
    [4, ['how much is it?', 'is that normal for the area?']],
    [5, ['how much are the hoa dues', 'is that normal?']],
    [5, ['what are the dues', 'seems high for the area no?']],
    [8, ['what’s the rent', 'is that a lot for this neighborhood']],
    [8, ['is the rent high for the area?']],
  ] as const)('is for a professional, of listing %i: %j', async (id, messages) => {
    const answers = await talkAbout(id, [...messages])
    expect(answers.at(-1)).toMatchObject({ acts: ['market'], unanswered: [] })
    expect(answers.at(-1)?.text).not.toMatch(/^Yes|police|\barea is\b/)
  })

  it.each([
    [4, ['is there a pool', 'is that normal for the area'], 'question'],
    [4, ['how much is it', 'is that a lot for a neighborhood with so many blacks'], 'protected'],
    [4, ['how much is it', 'is it negotiable?'], 'question'],
  ] as const)('isn’t asked of listing %i by %j', async (id, messages, act) => {
    expect((await talkAbout(id, [...messages])).at(-1)?.acts).toContain(act)
  })
})

it.each(['does it go all the way up?', 'does the elevator reach the fifth?'])(
  '[API-05] an elevator that ends below the home doesn’t: “%s”',
  async (question) => {
    const answers = await talkAbout(9, ['is there an elevator', question])
    expect(answers.at(-1)?.text).toMatch(/^No\. There’s an elevator to the fourth floor/)
  },
)

it.each([
  [5, ['how many bedrooms', 'which one is bigger?']],
  [4, ['which bedroom is the biggest']],
  [6, ['was anything redone recently?']],
  [4, ['does the master bedroom have its own bath?']],
  [9, ['are the two bedrooms real bedrooms with doors?']],
  [5, ['does the insurance in the hoa include earthquake']],
  [7, ['is there a maids room or a nanny room off the kitchen']],
  [4, ['who mows the lawn']],
  [4, ['how many square feet', 'does that include the garage?']],
  [5, ['does it have a view', 'from the bedroom too?']],
  [5, ['how many floors does the building have?']],
  [5, ['is the hoa raising fees']],
  [4, ['is there a park nearby', 'how far']],
] as const)('[API-05] what listing %i doesn’t say is asked: %j', async (id, messages) => {
  const last = (await talkAbout(id, [...messages])).at(-1)
  expect(last?.unanswered).toHaveLength(1)
  expect(last?.topics).not.toContain('availability')
})

it('[API-05] “lot?” after the price asks for the lot', async () => {
  const answers = await talkAbout(4, ['asking price?', 'lot?'])
  expect(answers.at(-1)?.text).toContain('0.42')
})

it('[API-05] “why not?” after a day that is too early gets the reason, and is no question for the seller', async () => {
  const answers = await talkAbout(5, ['could i move in before new years', 'why not?'])
  expect(answers.at(-1)).toMatchObject({ unanswered: [] })
  expect(answers.at(-1)?.text).toContain('A tenant lives there until January 31, 2027.')
})

it.each(['yes please find out', 'ok please ask', 'can you ask them?'])(
  '[API-05] “%s” after a question that went to the seller sends nothing more',
  async (message) => {
    const answers = await talkAbout(4, [message], 'balanced', [{ type: 'OWNER_ASKED', count: 1 }])
    expect(answers.at(-1)).toMatchObject({ unanswered: [], wantsPerson: false })
    expect(answers.at(-1)?.text).toContain('The seller has your question.')
  },
)

it.each(['is somebody living there now?', 'is it occupied now?'])(
  '[API-05] “%s” is a yes where a tenant lives',
  async (question) => {
    expect((await ask(5, question)).text).toBe('Yes. A tenant lives there until January 31, 2027.')
  },
)

it.each([
  [4, 'do you think they’d take 4.4'],
  [4, 'could we get it for 5% less than asking'],
  [5, 'would they take 1.8'],
] as const)('[API-05] whether an offer is taken only the seller of listing %i can say: “%s”', async (id, question) => {
  const { text } = await ask(id, question)
  expect(text).toMatch(/^The .*Only the seller can say whether they’d take a specific offer\.$/)
})

it('[API-05] “when do they look at it?” of an offer is no wish to come', async () => {
  expect(asksForTour('and if we put in an offer when do they look at it?')).toBe(false)
  expect((await ask(4, 'is the price fixed?')).text).toMatch(/^No\. The seller is open to offers/)
  expect((await ask(9, 'was it an old church or something?')).text).toContain('1910 workshop')
})

it('[API-05] “how much are they asking?” after a sum asks for the price alone', async () => {
  const answers = await talkAbout(7, ['and the lot?', 'whats that in square feet', 'and how much are they asking?'])
  expect(answers.at(-1)?.text).toContain('on request')
  expect(answers.at(-1)?.text).not.toContain('acres')
})
