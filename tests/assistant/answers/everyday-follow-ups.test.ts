import { describe, expect, it } from 'vitest'
import { answerToLast, ask } from '../support/ask.ts'

const loan = 'what would i pay per month if i put 30% down at 6.25% over 30 years'
const forTwo = ['splitting it 2 ways whats each', 'with the parking?', 'and my dog, hes 30 lb']

describe('[API-05] a sum that goes on', () => {
  it.each([
    [5, [loan, 'plus the hoa'], /\$9,152 a month/],
    [5, [loan, 'plus the hoa', 'and with 15 years instead'], /over 15 years .* \$12,359 a month/],
    [5, [loan, 'i want the total with the hoa on the 15 year one'], /over 15 years .* \$12,359 a month/],
    [5, [loan, 'plus the hoa', 'you forgot the hoa'], /\$9,152 a month/],
    [9, [...forTwo, 'so each of us pays what all in'], /^\$2,690 each a month/],
    [6, ['is it over 2000 sq ft', 'how far off'], /240 sq ft under/],
    [8, ['18 month deal, how many do i actually pay for'], /\$57,800 \(17 × \$3,400\)/],
    [9, ['do you take cats', 'just the cat and the small dog then', 'a year?'], /\$1,200 a year/],
    [
      8,
      ['how does the free month thing work', 'spread over the 18 whats it really cost me a month'],
      /\$3,211\.11 a month/,
    ],
    [9, ['splitting it 2 ways whats each', 'and if we take the parking'], /^\$2,665 each/],
    [9, ['if we do the 24 starting in jan when are we out'], /through December 31, 2028/],
    [9, ['cuanto es la renta con el parqueo?', 'y con dos gatos?', 'al año cuanto seria todo eso'], /^\$65,160/],
    [4, ['20% down at 6.5 over 30'], /loan of \$3,800,000, 6\.5% over 30 years/],
    [4, ['what is 20% down', 'ok so the loan would be the rest. at 6.4 over 30 yrs'], /loan of \$3,800,000, 6\.4%/],
    [4, ['1.2 percent of the price, how much is this per month'], /or \$4,750 a month/],
    [9, ['rent plus parking plus one cat', 'now no parking'], /^\$5,200 a month/],
    [9, ['how much is it a month', 'with the car space'], /^\$5,330 a month/],
    [8, ['18 month deal, how many do i actually pay for', 'What do I save?'], /you save \$3,400/],
    [4, ['would they look at 4.5?', 'how far under is that in percent'], /\(5\.26%\) below/],
    [
      4,
      ['20% down?', 'monthly on the rest at 6.25 for 30 yrs', 'what if i put down 1.5 million instead'],
      /loan of \$3,250,000/,
    ],
    [6, ['5% down?', 'and the payment after that at 7%', 'what if i do 10 instead'], /loan of \$1,008,000, 7%/],
    [6, ['5% down?', 'and the payment after that at 7%', 'and if rates drop to 6'], /loan of \$1,064,000, 6%/],
    [8, ['whats the move in total', 'so what do i write the check for on day one'], /^\$6,800 to move in/],
  ] as const)('for listing %i: %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [['if its listed at 6.2M whats 25% down'], /taking your \$6,200,000\. 25% of \$6,200,000 is \$1,550,000/],
    [['if its listed at 6.2M whats 25% down', 'and monthly on the rest at 6.4 for 30'], /a loan of \$4,650,000, 6\.4%/],
    [['if its listed at 6.2M whats 25% down', 'per square foot at that price?'], /\$1,016 a square foot/],
    [['say it came out at 7.5 million, whats that per square foot'], /\$1,230 a square foot/],
  ] as const)('at a price that a visitor supposes: %j', async (messages, expected) => {
    expect((await answerToLast(7, messages)).text).toMatch(expected)
  })

  it('doesn’t compare a price that nobody named with a supposed one', async () => {
    const { text } = await answerToLast(7, ['if its listed at 6.2M whats 25% down', 'is it over 5M?'])
    expect(text).not.toMatch(/^(?:Yes|No)/)
  })

  it.each([
    [4, ['how many bathrooms', 'whats the half one'], /50%|0\.5:/],
    [6, ['10% down how much', '1.1 is my ceiling'], /1\.1%/],
    [8, ['how much is the garage', 'street cleaning days?'], /\$3,4/],
    [9, ['could i get 4900'], /\$250 over/],
  ] as const)('calculates nothing where nothing is to calculate: listing %i, %j', async (id, messages, wrong) => {
    expect((await answerToLast(id, messages)).text).not.toMatch(wrong)
  })
})

describe('[API-05] a question with two sides', () => {
  it.each([
    [6, 'Do the neighbors own the garden together or is it mine'],
    [6, 'is the garden ours, or is it shared with the neighbors'],
  ] as const)('asks the owner nothing where the listing tells which: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).toMatch(/neighbors share/)
    expect(unanswered).toEqual([])
  })
})

describe('[API-05] what only a professional should say', () => {
  it.each([
    [6, ['can i afford it on 210k a year']],
    [6, ['how much per foot', 'cheaper per foot than other places on the street?']],
    [6, ['how big is it', 'will it go up if i wait till spring']],
    [6, ['plus pmi if i do the 10 instead']],
    [4, ['whats the price', 'is that high for mill valley']],
  ] as const)('isn’t answered from the listing: %i, %j', async (id, messages) => {
    const { text, wantsTour } = await answerToLast(id, messages)
    expect(text).not.toMatch(/^Yes|\$|square feet/)
    expect(wantsTour).toBe(false)
  })
})

describe('[API-05] a fact in a follow-up', () => {
  it.each([
    [9, ['can i get in before xmas', 'jan 1 is a holiday can i get keys that day'], /available from January 1, 2027/],
    [9, ['when is it available', 'what day of the week is that'], /^January 1, 2027 is a Friday/],
    [8, ['what day of the week is january 4'], /^January 4, 2027 is a Monday/],
    [5, ['where would my guests sleep', 'do they have their own bathroom or would we share'], /own bath/],
    [8, ['is the deposit the same as the rent'], /^The deposit is one month’s rent, \$3,400/],
    [4, ['how big’s the lot in square feet', 'so whats the garden like'], /opens to the yard/],
    [9, ['jan 1 is a holiday. would they let me in the 31st'], /1 day after December 31, 2026/],
    [9, ['my question was if my start date can be jan 15 instead of the 1st'], /available from January 1/],
    [4, ['how many bathrooms', 'does it get hot in summer'], /heat pump cools it/],
    [4, ['¿la casa tiene piscina?'], /^Sí\./],
    [4, ['may I ask roughly how long a viewing takes?'], /30 minutes/],
    [6, ['does the hoa do the roof', 'windows too?'], /They cover roof, garden and trash\. Would/],
    [6, ['does the hoa do the roof', 'and the garden too'], /^Yes\. .*They cover roof, garden and trash/],
    [5, ['how much is the hoa fee', 'what does it come with'], /insurance, gym, doorman and water/],
    [5, ['so baths', 'are they both attached'], /^Yes\. Each bedroom has its own bath/],
    [5, ['someone living there now??', 'so valentines day would work or no'], /^Yes: .*13 days before February 14/],
    [8, ['when can i move', 'thats a what day of the week'], /^December 15, 2026 is a Tuesday/],
    [8, ['my lease ends nov 30 so how long am i homeless'], /^15 days from November 30/],
    [6, ['can i see it on sunday', 'how late'], /10 AM to 4 PM/],
    [8, ['is there laundry', 'and the washer sits where'], /basement/],
    [6, ['a cuanto esta el bart caminando'], /BART station/],
    [6, ['a cuanto esta la casa'], /\$1,120,000/],
    [6, ['a cuanto esta el hoa'], /\$210/],
    [7, ['cuanto terreno es', 'de eso la casa cuanto ocupa, digo la construccion nomas'], /6,100 pies cuadrados/],
    [4, ['thinking 4.6 as an offer is that dumb'], /^The seller is open to offers/],
    [4, ['thinking 4.6 as an offer is that dumb', 'how much under is that in percent'], /\(3\.16%\) below/],
    [4, ['would a bid of 4.5 be insulting'], /^The seller is open to offers/],
    [4, ['cuando se puede cerrar', 'si firmo el lunes que fecha caeria'], /21 días/],
  ] as const)('is given: listing %i, %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [8, ['do we split it', 'does she have to be on the lease too or can i just add her later']],
    [8, ['how long is the lease', 'what about month to month after the first year']],
    [5, ['any big assessments coming up']],
    [8, ['is there a bike room', 'is there anywhere to put it or do i have to drag it up the stairs']],
    [4, ['why is nobody living there']],
    [9, ['do you know how long to union sq']],
    [6, ['how many steps to the front door', 'any other way in, like thru the garage']],
    [5, ['is parking included', 'could i rent a second one there']],
    [8, ['whats the move in total', 'last month too?']],
    [8, ['does a couch come with it']],
    [8, ['we have two cats', 'could they make an exception']],
    [8, ['tenemos dos gatos, ¿hay problema?', '¿pueden hacer una excepción?']],
    [5, ['¿cuánto pagan de renta?']],
    [6, ['is the bath upstairs']],
    [6, ['how many baths', 'does the main bedroom have its own']],
    [8, ['I make 96,000 a year. Is this enough income to qualify for the apartment?']],
    [8, ['Would the owner ever sell?']],
    [5, ['Does the tenant stay in the apartment during the tour?']],
    [7, ['is it listed yet', 'how do i get on that']],
    [5, ['so baths', 'are they both attached', 'which one gets the morning light']],
    [7, ['is it listed yet', 'how would i join the waitlist']],
    [7, ['can you put me on the waitlist?']],
    [7, ['is it listed yet', 'is there already a bunch of people ahead of me']],
    [7, ['is it listed yet', 'then how long would i have before everyone else sees it']],
    [7, ['remodeled when?', 'by who']],
    [4, ['and the charger, is that staying with the house or do they take it']],
    [5, ['what happens to the renter', 'can they refuse to go']],
    [5, ['what happens to the renter', 'and if he doesnt, whose problem is it']],
    [9, ['Forgive me, we do have a parakeet. Does that count?']],
    [9, ['theres a couch im bringing 94 inches long, will it make that turn']],
    [9, ['i play drums btw how thick are the walls']],
    [4, ['cuando se puede cerrar', 'desde cuando esta asi']],
    [9, ['el deposito cuanto es', 'y se puede en dos partes, mitad ahora mitad en enero']],
  ] as const)('is asked of the owner: listing %i, %j', async (id, messages) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(unanswered).toHaveLength(1)
    expect(text).not.toMatch(/^(?:Yes|No|Sí)\b/)
  })
})

describe('[API-05] what isn’t a question about the home', () => {
  it.each([
    [6, ['is there a pool', 'Thanks, that’s helpful I guess']],
    [7, ['fireplace?', 'what is the point of this thing']],
    [9, ['what train is it near', 'are you just gonna pass everything to the owner']],
    [7, ['over 5M?', 'come on you must know']],
    [7, ['We sold our company this year and would pay cash.']],
    [4, ['budget is whatever they get for the house, call it 3.9 to 4.2. they would not need a loan']],
    [
      6,
      ['What does the $210 a month pay for?', 'There are three of us, my teenage son included, and we have no pets.'],
    ],
    [6, ['how old is it', 'Yes I’d live there too. So four people total.']],
    [4, ['I misspoke, make that 4.55']],
    [4, ['no mortgage, or maybe a small one, haven’t decided']],
    [6, ['My name is Barbara, by the way.']],
    [8, ['My son, who starts a job in San Francisco, would live there.']],
    [6, ['so is the garden mine', 'ok thats kinda nice actually']],
    [9, ['washer dryer in the apt or down the hall', 'whatever im happy either way']],
    [8, ['we have two cats. is that gonna be a problem', 'how do i reach them']],
    [4, ['fine. i drive a rivian btw and the wife has a leaf']],
    [4, ['when do they look at offers', 'were paying cash. no contingencies']],
    [7, ['is it listed yet', 'put me down as Theo Brandt, looking around spring, not in a hurry']],
    [7, ['my ceiling is six and a half million, tell them that']],
    [5, ['sería con crédito, me aprobaron 1.5']],
  ] as const)('asks the owner nothing and gets no fact: listing %i, %j', async (id, messages) => {
    const { text, unanswered, facts } = await answerToLast(id, messages)
    expect(unanswered).toEqual([])
    expect(facts).toEqual([])
    expect(text).not.toMatch(/understand|mean/)
  })

  it.each([
    [7, 'can you see it from the kitchen'],
    [7, 'I see it says 1926, is the wiring that old too?'],
    [6, 'plus pmi if i do the 10 instead'],
    [5, 'is there a service elevator and do i have to book it for the move'],
    [6, 'Quiet street? I work nights and sleep till noon'],
    [4, 'Is the road quiet? We both get up at five.'],
    [4, 'if people come over where do they park'],
    [4, 'like before christmas? today’s the 20th'],
    [4, 'is it in a fire zone? our insurance got cancelled at the last house'],
    [6, 'could i walk it at like 11pm, is it safe over there'],
    [8, 'Is there AC? i dont see it'],
    [7, 'how long would i have before everyone else sees it'],
    [7, 'put me down as Theo Brandt'],
    [9, 'perdon el segundo perro es de mi hermana, no viene, quitalo'],
  ] as const)('wishes for no tour: listing %i, "%s"', async (id, message) => {
    const { wantsTour, text } = await ask(id, message)
    expect(wantsTour).toBe(false)
    expect(text).not.toMatch(/[Tt]our/)
  })

  it.each([
    [4, 'The kid’s playset in the back yard, does it stay?', /^Yes/],
    [4, 'Is the fence safe for a toddler? Self-closing gate etc.', /closing is possible/i],
    [6, 'what about the cafes, how far on foot', /a square foot/],
    [8, 'what about the curtains', /From the listing/],
  ] as const)('isn’t taken for another: listing %i, "%s"', async (id, message, wrong) => {
    expect((await ask(id, message)).text).not.toMatch(wrong)
  })

  it.each([
    [5, 'off the record tho'],
    [4, 'so you won’t say?'],
    [6, '¿Entonces no me puede decir?'],
    [5, 'so is that yes or no'],
  ] as const)('after a refusal gets no fact: listing %i, "%s"', async (id, message) => {
    const { text, facts } = await answerToLast(id, ['whats the crime like around there', message])
    expect(facts).toEqual([])
    expect(text).not.toMatch(/Thanks|catch|understand|entendí/)
  })

  it('passes a wish to ask the owner everything on', async () => {
    const { text } = await answerToLast(7, ['is there a basement', 'just ask the owner all of it please'])
    expect(text).not.toMatch(/waitlist/)
  })

  it.each([
    [8, 'is it ok if my roommates mum comes too, she’s basically the bank'],
    [8, 'my lease ends nov 30 so how long am i homeless'],
    [9, 'perdon el segundo perro es de mi hermana, no viene, quitalo'],
    [7, 'jesus para los papeles'],
    [5, 'Doing a 1031, my identification window closes December 18.'],
    [6, '¿el barrio es caminable?'],
    [4, 'i work from home and upload huge video files, will that be a problem here'],
  ] as const)('isn’t a matter of fair housing: listing %i, "%s"', async (id, message) => {
    expect((await ask(id, message)).text).not.toMatch(/fair housing|apply|Occupancy/)
  })
})
