import { describe, expect, it } from 'vitest'
import { ask, talkAbout } from '../support/ask.ts'

describe('[API-05] what people say instead of the listing’s words', () => {
  it.each([
    [
      5,
      'what exactly do I get for that 985',
      'The HOA dues are $985 a month. They cover insurance, gym, doorman and water.',
    ],
    [5, 'is water included', 'Yes. The HOA dues are $985 a month.'],
    [6, '210 a month FOR WHAT', 'The HOA dues are $210 a month.'],
    [4, 'how long does a tour take', 'A tour takes 30 minutes.'],
    [4, 'how long is the tour', 'A tour takes 30 minutes.'],
    [7, 'beds baths sqft', '6,100 square feet'],
    [5, "who's in there now", 'A tenant lives there until January 31, 2027.'],
    [9, '5150 for what exactly', 'The rent is $5,150'],
    [8, 'How much is rent for the one bedroom?', 'The rent is $3,400 a month.'],
    [8, 'air con?', 'There’s no air conditioning.'],
    [9, 'do you do tours on a monday or which days', 'No, not on Monday. Tours are Tuesday to Sunday'],
    [7, 'so this year the original house turned what age', 'about 100 years old'],
    [8, 'gf and i split it down the middle so thats', '$1,700 each a month'],
    [4, 'price per acre?', '$4,750,000 ÷ 0.42'],
    [4, 'so is 4.75 carved in stone or is there some give', 'The seller is open to offers'],
    [4, 'when are offers due', 'all offers are reviewed on Tuesdays'],
    [4, 'is the price set in stone?', 'No. The seller is open to offers'],
    [5, 'is that price final?', 'Yes. The price is firm at $1,895,000.'],
    [6, 'are they stuck at 1.12 or is it worth our while to try lower', 'The seller is open to offers'],
    [9, 'Is 5150 the last word?', 'No. The rent is negotiable for leases of 24 months.'],
    [4, 'anyone in the house at the moment?', 'vacant'],
    [9, 'the car spot for a whole year adds what', '$2,160 a year'],
    [9, 'ok add it up for me. rent, the parking, two cats', '$5,430 a month'],
    [8, 'gf and I split it down the middle so each pays', '$1,700 each a month'],
    [7, 'How many sq ft is point seven of an acre?', '30,492'],
    [6, 'Please confirm bed count, bath count and living area', '1,760'],
    [9, 'monthly rent, bedrooms, bathrooms?', '$5,150'],
    [9, 'monthly rent, bedrooms, bathrooms?', '1 bath'],
    [7, 'the rooms in the back, what do they open onto', 'terrace'],
    [7, 'is this one even on the mls yet', 'isn’t on the market yet'],
    [7, 'How does my client get in line for this one', 'waitlist'],
    [7, 'is it updated inside or original', 'remodeled in cedar and glass'],
    [7, 'has it been renovated?', 'remodeled in cedar and glass'],
    [6, 'What kind is the heating, gas or electrical?', 'gas furnace'],
    [7, 'beds / baths / sq ft', '6 bedrooms'],
    [5, 'Does the master bedroom have its own bath?', 'Each bedroom has its own bath.'],
    [6, 'what does 210 a month go to', 'The HOA dues are $210 a month.'],
    [6, 'bedrooms up or down?', 'upstairs'],
    [4, 'master bedroom up or downstairs?', 'Upstairs'],
    [6, 'what am i paying 210 a month for exactly', 'They cover roof, garden and trash.'],
    [5, 'is the master bedroom en suite', 'Yes. Each bedroom has its own bath.'],
    [5, 'does the master get its own bathroom or do we all queue in the hall', 'Each bedroom has its own bath.'],
    [6, 'Whats ask divided by footage', '$636'],
    [5, 'two cats no dogs, we good?', 'Yes. Allowed: up to 2'],
    [8, 'two cats no dogs, we good?', 'No. One cat is OK.'],
    [
      4,
      'We need minimum 4500 square feet inside. Does it make the cut?',
      'Yes. It’s 4,820 square feet, 320 sq ft over',
    ],
    [9, 'I have to be out of my place Dec 1. does that line up', 'No: it’s available from January 1, 2027'],
    [9, 'me and my 1 roommate split the rent evenly, no car no pets. each?', '$2,575 each a month ($5,150 ÷ 2).'],
    [7, 'is it on a dead end', 'at the end of a cul-de-sac'],
    [7, 'what is the siding', 'cedar'],
    [4, 'do the bedrooms look out at the street or at trees', 'the bedrooms look out on the trees'],
    [6, 'How many persons can sit in the kitchen? Where are the bedrooms?', 'upstairs'],
  ] as const)('for listing %i: "%s"', async (id, question, told) => {
    const { text, unanswered } = await ask(id, question)
    expect(text).toContain(told)
    expect(unanswered).toEqual([])
  })

  it('says when offers are decided on, asked after the price', async () => {
    const replies = await talkAbout(4, ['what are they asking?', 'when do they decide?'])
    expect(replies.at(-1)?.text).toContain('all offers are reviewed on Tuesdays')
  })

  it.each([
    [9, 'is the washer a stacked one', 'The washer and dryer are in the unit.'],
    [6, 'are washer and dryer gas or electric', 'The washer and dryer are in the garage.'],
    [9, 'are the two bedrooms real bedrooms with doors', 'It has 2 bedrooms.'],
    [6, 'is the half bath on the main floor', 'It has 2.5 baths.'],
  ] as const)('of listing %i, says no yes to what the record doesn’t say: "%s"', async (id, question, told) => {
    const { text } = await ask(id, question)
    expect(text).toContain(told)
    expect(text).not.toContain('Yes')
  })

  it.each([
    [8, 'is sublettin for 2 months in summer ok'],
    [8, 'bath tub or only shower?'],
    [8, 'can i pay the first month by venmo'],
    [6, 'how far is bart, in minutes?'],
    [9, 'what can you see from the tall windows, skyline or a brick wall'],
  ] as const)('of listing %i, asks the owner: "%s"', async (id, question) => {
    expect((await ask(id, question)).unanswered).toEqual([question])
  })

  it.each(['when’s the upstairs girl in 4B usually home alone', 'where do they hide the spare key', 'lockbox combo?'])(
    'refuses “%s”',
    async (message) => {
      const { text, unanswered } = await ask(8, message)
      expect(text).toContain('I can’t help with that.')
      expect(unanswered).toEqual([])
    },
  )

  it('refuses nobody whose dog is home alone', async () => {
    const { text } = await ask(9, 'my dog is usually home alone when i work, is that ok?')
    expect(text).not.toContain('I can’t help with that.')
  })

  it('asks the owner what a tenant pays', async () => {
    expect((await ask(5, 'what rent do they pay?')).unanswered).toEqual(['what rent do they pay?'])
  })

  it.each(['thanks a lot', 'thanks a lot, that’s all'])('takes no lot from "%s"', async (thanks) => {
    expect((await ask(7, thanks)).topics).toEqual([])
  })
})

describe('[API-05] a rule on pets is told once', () => {
  it.each([
    [5, 'we have a lab, she’s 70 lbs. ok?', 'No. The limit is under 60 lb.'],
    [8, 'Is my 50 lb dog allowed? what about a cat?', 'No, dogs aren’t allowed. One cat is OK.'],
    [9, 'my dog is 20 lbs. are dogs ok?', 'Yes. It’s allowed: the limit is under 35 lb.'],
  ] as const)('for listing %i: "%s"', async (id, question, text) => {
    expect((await ask(id, question)).text).toBe(text)
  })
})

it('[API-05] a name that is a word of listings asks for nothing', async () => {
  expect((await ask(9, 'is there parking? name’s Devon Price')).text).not.toContain('The rent')
})

describe('[API-05] what banks want, laws say and prices elsewhere do', () => {
  it.each([
    [6, 'How much income would a bank want to see for a place at this price?'],
    [9, 'Under the new New York law, who has to pay the broker?'],
    [8, 'are rents in the mission going up'],
    [8, 'how does rent control work in sf'],
    [6, 'do condos hold their value the way houses do'],
  ] as const)('isn’t asked of the owner of listing %i: %s', async (id, question) => {
    const { text, unanswered } = await ask(id, question)
    expect(unanswered).toEqual([])
    expect(text).toContain('advise')
  })

  it('leaves what the owner asks for to them', async () => {
    expect((await ask(8, 'what credit score do they need')).unanswered).toHaveLength(1)
  })
})

describe('[API-05] words around a question ask for nothing', () => {
  it.each([
    [8, 'One small matter first: who pays for the heating?', '640'],
    [6, 'just asking cause my mom stays with us a lot and her knees are bad', '$'],
    [4, 'can the front door be reached without climbing stairs?', 'Fiber'],
    [8, 'What is the first day I can have the apartment?', '$'],
    [6, 'How many years are left on the roof of this one?', '1998'],
  ] as const)('for listing %i: "%s"', async (id, question, wrong) => {
    expect((await ask(id, question)).text).not.toContain(wrong)
  })

  it('wishes for no tour of rooms that are set up as something', async () => {
    const { wantsTour, text } = await ask(4, 'Is any of the bedrooms set up as a mother-in-law suite?')
    expect(wantsTour).toBe(false)
    expect(text).not.toContain('Tours')
  })

  it('greets nobody beside a question', async () => {
    expect((await ask(4, 'hey whats up is this still for sale')).text).toMatch(/^Yes\./)
    expect((await ask(6, 'how’s it going, what are the hoa dues')).text).toContain('$210')
  })

  it('has no elevator that goes all the way, where stairs follow', async () => {
    expect((await ask(9, 'is there a lift all the way?')).text).toMatch(/^No[,.:]/)
    expect((await ask(9, 'is there an elevator?')).text).toMatch(/^Yes[,.:]/)
  })

  it('asks about the home by its street', async () => {
    const { text } = await ask(6, 'our cutoff is 1.1 million flat, is juniper row under that?')
    expect(text).toBe('No. The asking price is $1,120,000, $20,000 over $1,100,000.')
  })
})

describe('[API-05] no sum is made of words that happen to have a number', () => {
  it.each([
    [4, 'my grandmother will ask me ten times, so why are they selling?', '$47'],
    [8, 'both my kitties are brothers, you can’t split them. is two over the line?', '$1,700'],
    [9, 'how many months are these people after for the deposit, before I get excited', '1 month'],
  ] as const)('for listing %i: "%s"', async (id, question, wrong) => {
    expect((await ask(id, question)).text).not.toContain(wrong)
  })
})

describe('[API-05] what the record knows nothing of', () => {
  it.each([
    [4, 'is the solar owned or leased'],
    [6, 'is there a video'],
    [6, 'can i see the floor plan'],
    [9, 'my credit is 640 is that ok'],
    [9, 'do i get keys to the roof'],
  ] as const)('is asked of the owner, without another fact: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toEqual([message])
    expect(text).toMatch(/^The listing doesn’t say\./)
  })

  it('of an “adu” and other words that dictionaries lack is about nothing else', async () => {
    expect((await ask(6, 'can we build an adu in the yard')).text).not.toMatch(/step|accommodation/)
    expect((await ask(9, 'where does the fedex guy leave packages')).text).not.toMatch(/fee|\$/)
  })
})
