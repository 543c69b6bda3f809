import { describe, expect, it } from 'vitest'
import { answerToLast, ask } from '../support/ask.ts'

describe('[API-05] a question whose first half says something of its writer', () => {
  it.each([
    [8, 'i clear about 7800 a month before taxes. is that 2x the rent or better', /^Yes\. 2 × \$3,400 is \$6,800/],
    [8, 'we bring home 9,500. is it 3 times the rent?', /^No\. 3 × \$3,400 is \$10,200/],
    [9, 'pensaba pagar 4800 con la cochera incluida, estoy muy lejos?', /^No\. \$5,330 al mes.* \$530 más/],
    [9, 'quería pagar 5400 con el estacionamiento, ¿ando muy corto?', /\$5,330 al mes/],
    [
      7,
      'six thousand one hundred feet over six bedrooms, what’s that average out to',
      /1,016\.67 square feet a bedroom/,
    ],
    [9, 'frenchie, 28 lb, and her brother whos 33. whats that add on every month', /\$100 a month/],
    [9, 'one cat and her sister. how much is that a month', /^\$100 a month/],
    [
      6,
      'can swing a hundred grand less than what they want, thats every penny. should i bother',
      /Only the seller can say/,
    ],
    [
      6,
      'pulling 3.5 percent fha, both teachers. would they even look at less than a million one',
      /Only the seller can say/,
    ],
    [4, 'house down the street sold at 1,050 a foot, is yours asking more or less than that', /\$65 less than \$1,050/],
    [5, 'Saw a 2 bed at 1,450 per square foot. So this one is cheaper per foot or pricier?', /\$3 less than \$1,450/],
    [6, 'at 640 bucks a foot comp on 45th st is this above or below it', /\$4 less than \$640/],
    [4, 'per foot does it beat the $1,050 i paid last year', /\$65 less than \$1,050/],
    [8, 'i clear 7850 a month after tax. whats left once rents paid', /^\$4,450 a month less/],
    [9, 'two cats and a car. whats the monthly damage', /^\$5,430 a month/],
    [9, 'weeks from today til i could get in', /5 weeks/],
    [8, 'cuantos dias faltan pa que se desocupe', /^21 días/],
    [8, 'entre mi prima y yo, a cuanto nos toca la renta', /^\$1,700 cada uno/],
    [9, '¿el alquiler anual con plaza de garaje incluida?', /^\$63,960/],
    [5, 'dues if i stay put five years n they dont raise em', /\$59,100 for 5 years/],
    [9, 'cat fee over the two year lease', /\$1,200 for 2 years/],
    [7, 'average space per bedroom if you just divide it out', /1,016\.67 square feet a bedroom/],
    [5, 'is the unit roomier than 1250 feet', /^Yes\. .*60 sq ft over/],
    [4, 'assume closing costs of 2.5% on top of list. total outlay?', /^\$4,868,750/],
    [4, 'if my agent gets me 250k off whats the new price per sq ft', /\$934 a square foot \(\$4,500,000/],
    [9, 'suppose he gave us a month free on 24, averages to?', /^\$4,935\.42 a month on average/],
    [9, 'if he tossed in two months free over 2 years what’s my average', /^\$4,720\.83 a month on average/],
    [4, 'a guy comes in 8 percent shy of asking. where does he land', /^8% below \$4,750,000 is \$4,370,000/],
    [5, 'the hoa at my current bldg is 1,240. id be saving what a month', /^\$255 a month less/],
    [5, '2 br at the lumina is 1,180 ft. bigger or smaller here and how much', /^130 sq ft more/],
    [6, 'got outbid on a 1,540 footer on 51st. this one has what, how much more', /^220 sq ft more/],
    [7, 'we’ve got 4,400 sq ft now. this ones bigger by', /^1,700 sq ft more/],
    [8, 'current studio’s 415 sq ft. how much space am i gaining', /^225 sq ft more/],
    [4, 'saw one off miller ave 5.1m same size. this ones cheaper by', /\$350,000/],
    [8, 'im at 2,950 rn in the sunset. jump would be', /^\$450 a month more/],
    [8, 'days from today til its open', /^21 days/],
    [9, 'cuanto pagamos por cabeza si somos cuatro, dos por pieza', /^\$1,287\.50 cada uno/],
    [8, 'si gano 6,500 limpios al mes cuanto me sobra despues de la renta', /^\$3,100 al mes menos/],
    [4, 'with the fastest closing what date is that', /December 15, 2026/],
    [9, '40x rule.. what do i need to be making', /^\$206,000 a year/],
    [4, 'split the price over the bedrooms for me lol, whats each one costing', /^About \$950,000 a bedroom/],
    [4, 'how many square feet is the dirt it sits on', /18,295 square feet/],
    [5, 'what does the homeowners fee add up to in five years', /\$59,100 for 5 years/],
    [6, '1% of the price a year for upkeep, what’s that monthly', /\$933\.33 a month/],
    [8, 'the studio on Guerrero is 2,950, what am i paying extra for a real bedroom', /^\$450 a month more/],
    [8, 'gano 9500 al mes, cuanto me queda pagando la renta y el garage de 290', /\$5,810/],
    [6, 'hoa at my current condo is $465!! how much less would i pay here a month', /^\$255 a month less/],
    [8, 'need it by december 20, my lease is up. is that crazy', /available from December 15/],
    [8, 'got one cat, Mochi, 9 lb. we cool?', /^Yes\. One cat is OK/],
    [6, 'this one got a backyard thats ours or nah', /neighbors share/],
    [6, 'yall take cats or nah', /^Yes, pets are allowed/],
  ] as const)('is answered as one: listing %i, "%s"', async (id, message, expected) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/3\.5%|air conditioning|advi[cs]e/)
    expect(unanswered).toEqual([])
  })

  it('compares an allowance with the rent', async () => {
    const { text } = await ask(8, 'allowance is 3500 all in. after lights and wifi would i still be under')
    expect(text).toMatch(/^Yes\. The rent is \$3,400 a month, \$100 under \$3,500/)
  })

  it('compares no more than one thing with a price', async () => {
    const { text } = await ask(6, 'bueno con los gastos quizas un millon cincuenta. le queda cerca el tren?')
    expect(text).toMatch(/BART/)
    expect(text).not.toMatch(/^No|70,000/)
  })
})

describe('[API-05] what visitors do or have', () => {
  it.each([
    [5, 'looking to park some 1031 money, wont live there. whats the renter situation', /until January 31, 2027/],
    [6, 'dont need a mortgage. well. dont WANT one. anyways how much a month are the dues', /^The HOA dues are \$210/],
    [6, 'gonna flip it honestly. roof on me or on the hoa', /^The HOA dues are \$210/],
    [6, 'just getting a feel for what oakland costs. this one got a backyard thats ours or nah', /neighbors share/],
    [5, 'es para inversión, vivimos en guadalajara. cuánto es la cuota al mes', /^La cuota de HOA es de \$985/],
    [4, 'scratch that my wife says we’d still take a small loan, like 20 percent of it', /[Tt]hanks/],
    [6, 'thinking we’d flip it', /[Tt]hanks/],
    [6, 'probably doing a loan for some of it', /[Tt]hanks/],
    [
      4,
      'i never said 5 million i said 4.5. thats the ceiling and thats with the furniture if they throw it in',
      /thanks/i,
    ],
    [6, 'that’s our absolute max with grandma’s money', /thanks/i],
  ] as const)('gets no advice refused, and isn’t mailed: listing %i, "%s"', async (id, message, expected) => {
    const { text, unanswered, isGuarded } = await ask(id, message)
    expect(text).toMatch(expected)
    expect({ unanswered, isGuarded }).toEqual({ unanswered: [], isGuarded: false })
  })

  it.each([
    [6, 'should i flip it?'],
    [6, 'looking for mortgage advice, which lender is best'],
    [5, 'are condos in soma tanking or have they bottomed'],
    [6, 'have townhouses peaked around there'],
  ] as const)('is advice where it is asked for, and isn’t mailed: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).toMatch(/advi[cs]e|professional/)
    expect(unanswered).toEqual([])
  })
})

describe('[API-05] questions beside what visitors say of themselves', () => {
  it.each([
    [6, 'who pays when the shingles blow off', /^The HOA dues .* roof/],
    [6, 'if the roof leaks who is on the hook', /^The HOA dues .* roof/],
    [6, 'my husband’s in a chair since the accident. how rough is the way in', /six steps/],
    [6, 'how bad is the climb to the front door', /six steps/],
    [8, 'does it bake up there in september', /^There’s no air conditioning/],
    [8, 'do i roast in there in the summer', /^There’s no air conditioning/],
    [9, 'my limit is five flat. if i commit for two yrs will they meet me there', /negotiable for leases of 24 months/],
    [9, 'somos dos musicos y un contrabajo, el ascensor nos deja en la puerta o toca cargarlo', /cuarto piso/],
    [9, 'a que precio sale el pie cuadrado al año', /\$63\.06/],
    [5, 'if the renters out end of jan 27 how many months is that from this december', /^1 month and 30 days/],
    [4, 'it’d be a wire, no bank in the picture. how quick could they hand over keys', /^It’s vacant/],
  ] as const)('are answered: listing %i, "%s"', async (id, message, expected) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [7, 'i own over in montclair and have to unload that one first. would they wait on me'],
    [9, 'im stuck in a lease thru feb 28. will they hold it or do i lose it'],
    [8, 'dont have a us credit score yet, can show 6 months savings. do they go by that'],
  ] as const)('are the owner’s where only the owner knows: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(text).not.toMatch(/The lease|^No\b/)
  })

  it('ask of two teslas and of no complaint', async () => {
    const { text } = await ask(4, 'we drive two teslas and a camper van. gonna be a problem here?')
    expect(text).toMatch(/EV charger/)
    expect(text).not.toMatch(/Sorry/)
  })

  it('ask of the second cat', async () => {
    const { text } = await answerToLast(8, ['we have one cat, ok?', 'my girlfriend’s bringing hers too so thats two'])
    expect(text).toMatch(/One cat/)
    expect(text).not.toMatch(/air conditioning/)
  })
})

describe('[API-05] a wish for a person', () => {
  it.each([
    'youre a bot arent u. i want whoever actually knows this house',
    'this is ridiculous put a manager on',
    'get me an actual human',
    'connect me to your supervisor please',
    'i want someone who has been in the house',
    'you people told me someone would ring me back MONDAY. its friday. get me an actual human',
  ])('is heard, and asks for no tour: "%s"', async (message) => {
    const { wantsPerson, wantsTour } = await ask(4, message)
    expect({ wantsPerson, wantsTour }).toEqual({ wantsPerson: true, wantsTour: false })
  })

  it.each(['can i get a person to help move the piano in', 'is there a manager on site'])(
    'isn’t what another question is: "%s"',
    async (message) => {
      expect((await ask(8, message)).wantsPerson).toBe(false)
    },
  )
})
