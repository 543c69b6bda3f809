import { describe, expect, it } from 'vitest'
import type { OfferedFor } from '#assistant/lead/intent-by-listing.ts'
import { notesIn } from '#assistant/lead/notes.ts'

const noted = (message: string, offered: OfferedFor = null) =>
  notesIn(message, null, undefined, undefined, offered).map(({ topic, value }) => `${topic}=${value}`)

describe('[API-05] notes on what visitors say indirectly', () => {
  it.each([
    ['my grandparents would take the downstairs bedroom', 'household=my grandparents'],
    ['student, sharing with two others', 'household=sharing with two others'],
    ['I’d share with a coworker', 'household=share with a coworker'],
    ['I travel a lot so it’d be mostly my husband there', 'household=my husband'],
    ['looking for something for my in-laws', 'household=my in-laws'],
    ['that’d be the wife, the kiddos and me', 'household=the wife, the kiddos'],
    ['we have a three year old and another on the way', 'household=three year old and another on the way'],
    ['a party of one', 'household=party of one'],
    ['the missus and I have two little ones', 'household=the missus and I'],
    ['I’m a widow looking to downsize', 'household=widow'],
    ['how many: me + gf', 'household=me + gf'],
    ['you’d have two nurses and their cat under that roof', 'household=two nurses'],
    ['I’d be sharing with another stagehand', 'household=sharing with another stagehand'],
    ['divorced dad, kids every other week', 'household=kids every other week'],
    ['the three amigos need a place', 'household=the three amigos'],
    ['my partner and our 3yo need something', 'household=my partner and our 3yo'],
  ])('who would live there: %s', (message, note) => {
    const [value = ''] = noted(message).filter((one) => one.startsWith('household='))
    expect(value).toContain(note.replace('household=', ''))
  })

  it.each([
    'I’ll share the link with everyone and get back to you',
    'my parents will take the train',
    'another showing on Tuesday?',
    'looking for my keys',
    'is there just a lady at the desk?',
  ])('nobody: %s', (message) => expect(noted(message).filter((one) => one.startsWith('household='))).toEqual([]))

  it.each([
    ['nothing moves until somebody buys our bungalow in Novato', 'financing=needs to sell first'],
    ['I’d need a buyer for my flat, then we can talk', 'financing=needs to sell first'],
    ['we’d have to part with our old townhouse first', 'financing=needs to sell first'],
    ['dependería de la venta de mi casa en Vallejo', 'financing=needs to sell first'],
    ['not borrowing a single dollar', 'financing=cash, no loan'],
    ['we don’t use banks', 'financing=cash, no loan'],
    ['no necesito hipoteca', 'financing=cash, no loan'],
    ['there’s no lender involved', 'financing=cash, no loan'],
    ['it’d come right out of our savings', 'financing=cash'],
    ['the full amount gets wired on the day we close', 'financing=cash'],
    ['going the VA way', 'financing=VA loan'],
    ['a VA buyer here', 'financing=VA loan'],
    ['we’re thinking a 7/1 ARM', 'financing=adjustable-rate mortgage'],
    ['the bank would have to cover most of it', 'financing=mortgage'],
    ['our credit union’s letter arrived on Monday', 'financing=preapproved'],
    ['got the go ahead from my lender last week', 'financing=approved by the lender'],
    ['signed off by the underwriter', 'financing=approved by the lender'],
  ])('financing: %s', (message, note) => {
    expect(noted(message)).toContain(note)
  })

  it.each([
    'we don’t need to sell anything first',
    'our building is being sold',
    'someone at work has a letter from Chase',
    'is the chair with an arm included?',
    'half from the bank is how much?',
    'does the bank have to cover most of it?',
  ])('no financing: %s', (message) => {
    expect(noted(message).filter((note) => note.startsWith('financing'))).toEqual([])
  })

  it.each([
    ['I’d lease it to visiting nurses', 'sale', 'intent=investing'],
    ['lo alquilaría por meses', 'sale', 'intent=investing'],
    ['I’d put renters in it the first week', 'sale', 'intent=investing'],
    ['I buy them, fix them and sell them again', 'sale', 'intent=investing'],
    ['we’d live there ourselves', 'sale', 'intent=buying, to live in it'],
    ['I could sign for 12 months', 'rent', 'intent=renting'],
    ['queremos alquilarlo desde marzo', 'rent', 'intent=renting'],
  ] as const)('what is wanted, by what the home is offered for: %s (%s)', (message, offered, note) => {
    expect(noted(message, offered)).toContain(note)
  })

  it.each([
    ['are you renting this one out?', 'sale'],
    ['I’d rather rent it than buy it, not buy', 'sale'],
    ['we couldn’t say whether we’d live in it or let it out', 'sale'],
    ['we wouldn’t lease it to students', 'sale'],
    ['somebody rents it now', 'sale'],
    ['I can do Tuesday', 'rent'],
  ] as const)('no investing or renting: %s', (message, offered) => {
    expect(noted(message, offered)).not.toContain(offered === 'sale' ? 'intent=investing' : 'intent=renting')
  })

  it.each([
    ['my husband, his grown daughter and me', 'household=my husband, his grown daughter and me'],
    ['me & the missus', 'household=me & the missus'],
    ['solo, nonsmoker', 'household=solo'],
    ['relocating from Fresno in May, on my own, with a parrot', 'household=on my own'],
    ['I’d be renting it alone', 'household=alone'],
    ['one old cat and me. Nobody else.', 'household=Nobody else'],
    ['me, my brother, his wife and their son would all live there', 'household=my brother, his wife and their son'],
    ['it’ll be me and my cat', 'household=just me'],
    ['Me and two cats, both older than my marriage', 'household=just me'],
    ['two lawyers and a whippet', 'household=two lawyers'],
    ['it’s us and a nine-month-old', 'household=us and a nine-month-old'],
    ['so it’s her and me renting from March', 'household=her and me'],
    ['DINKs, two cats, one peloton', 'household=DINKs'],
    ['up to 1.9 if the HOA is sane, i’d be living alone', 'household=living alone'],
    ['if we could we’d move in tomorrow, two adults and a bulldog', 'household=two adults'],
    ['how about a couple plus a grown son?', 'household=a couple plus a grown son'],
    ['Now I want to buy next to it. Me and my lady Denise.', 'household=Me and my lady'],
    ['Pues sería para mí y mi mamá', 'household=mí y mi mamá'],
    ['my twin and I, 31, both in software', 'household=my twin and I'],
    ['would three of us be too many?', 'household=three of us'],
    ['if my fiancée and I sign for two years, is it cheaper?', 'household=my fiancée and I'],
    [
      'six of us: my wife, me, three girls, and the au pair',
      'household=six of us: my wife, me, three girls, and the au pair',
    ],
    ['buenas, mi señora y yo somos de Hialeah', 'household=mi señora y yo'],
    ['busco para mis dos hijas', 'household=mis dos hijas'],
    ['my grandmother and I', 'household=my grandmother'],
    ['it would only be for me', 'household=for me'],
    ['me + 2 housemates', 'household=me + 2 housemates'],
    ['sería para mí solo', 'household=para mí solo'],
    ['viviría yo sola, ¿hay problema?', 'household=yo sola'],
    ['just one quiet bookkeeper', 'household=one quiet bookkeeper'],
  ])('who would live there: %s', (message, note) => {
    expect(noted(message).map((one) => one.replace('=just one', '=one'))).toContain(note)
  })

  it.each(['the HOA alone is 985', 'I’d rather be left alone', 'the rent is high, nobody else asks that much'])(
    'nobody is said to live there: %s',
    (message) => expect(noted(message).filter((note) => note.startsWith('household'))).toEqual([]),
  )

  it.each([
    ['we make 8k a month together, 3200 is our cap', 'budget=3200'],
    ['the lender says we’re good up to 1.3', 'budget=up to 1.3 million'],
    ['it has to be $900k or under', 'budget=$900k or under'],
    ['1.2 million is where we draw the line', 'budget=1.2 million'],
  ])('what can be spent: %s', (message, note) => {
    expect(noted(message)).toContain(note)
  })

  it('takes a figure of speech for no name', () => {
    expect(noted('we want to put down roots')).toEqual([])
    expect(noted('I’m mostly writing to say hi')).toEqual([])
  })
})
