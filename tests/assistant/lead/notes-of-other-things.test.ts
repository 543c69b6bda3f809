import { describe, expect, it } from 'vitest'
import { notesIn } from '#assistant/lead/notes.ts'
import { statementsIn } from '#assistant/lead/statements.ts'
import type { LikelyQualification } from '#assistant/understand/learned.ts'

const nothing: LikelyQualification = {
  intent: { buying: 0, renting: 0, investing: 0, browsing: 0, none: 1 },
  financing: { cash: 0, preapproved: 0, mortgage: 0, 'needs to sell first': 0, none: 1 },
  timing: 0,
  budget: 0,
  household: 0,
  pets: { pets: 0, 'no pets': 0, none: 1 },
}

const animals: Partial<LikelyQualification> = { pets: { pets: 0.9, 'no pets': 0, none: 0.1 } }

/** The notes on a message whose statements the classifier holds to be of these topics. */
function noted(message: string, likely: Partial<LikelyQualification> = {}): string[] {
  const shares = new Map(statementsIn(message).map(({ text }) => [text, { ...nothing, ...likely }]))
  return notesIn(message, null, shares).map(({ topic, value }) => `${topic}=${value}`)
}

describe('[API-05] what is someone else’s, or no amount or date of a move', () => {
  it.each([
    'my boss paid cash for his over in tiburon',
    'my neighbor got a mortgage at 3 percent',
    'a coworker on 19 let hers go for 1.6',
    'our friends’ went for 5.2',
    'pals of mine on guerrero pay 2900',
    'my brother-in-law has 8 million and no taste',
    'mi prima paga 2100 en queens',
    'mi patrona anda buscando con 800 mil',
    'mi cuñado se compro la suya con credito VA',
    'my sisters doodle is 50 lb',
    'we rattle around in 3800 already',
    'ahora pago 4600',
    'im paying 2900 now',
    '1926 so the old girl just turned what',
    'i have 10 grand put away',
    'closing costs at 2 and a half',
  ])('gives no note: %s', (message) => {
    expect(noted(message, message.includes('doodle') ? animals : { budget: 0.9 })).toEqual([])
  })

  it.each([
    ['my uncle left me 2 million, no loan', ['financing=cash, no loan', 'budget=2 million']],
    ['my cousin and i can pay 4000 a month', ['household=my cousin', 'budget=4000 a month']],
    ['my friends have a boat, we have 900k to spend', ['budget=900k']],
    ['my brother and i would pay cash', ['household=my brother and i', 'financing=pay cash']],
    ['at 985 a month id have to come down to 1.8', ['budget=1.8 million']],
    ['fha three and a half', ['financing=fha']],
    ['my boss says hi, we can pay 1950 a month', ['budget=1950 a month']],
  ])('is no reason to drop their own: %s', (message, expected) => {
    expect(noted(message).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    'by',
    'in weeks',
    'for the year',
    'i get paid weekly so cut that rent up by week for me',
    'stack em up for a full year for me',
    'twelve months of it adds up to',
    'the rest at 6 over thirty years',
    'last spring it went for more',
    'feb won’t fly',
    'june is too soon',
    'yep the 28th',
    'fri the 27th, keep the hour',
    'earlier, like the minute you open',
    'some other time toward the end of the week',
    'more of a summer house for us',
    'my ex’s christmas stuff',
    'after the first month',
    'cuantos dias faltan',
    'despues me mudo',
  ])('gives no timing: %s', (message) => {
    expect(noted(message, { timing: 0.9 }).filter((note) => note.startsWith('timing'))).toEqual([])
  })

  it.each([
    ['feb won’t fly, it’s may', 'timing=may'],
    ['in about a year and a half', 'timing=a year'],
    ['we could move in on the 15th', 'timing=on the 15th'],
    ['no rush, next spring', 'timing=no rush'],
    ['we couldn’t move before april', 'timing=before april'],
  ])('still gives the timing: %s', (message, expected) => {
    expect(noted(message, { timing: 0.9 })).toContain(expected)
  })

  const people = { household: 0.9 }
  it.each([
    ['i have taste and five', []],
    ['31 years of other people’s kids', []],
    ['andamos entre cuatro y cuatro seis', []],
    ['my credit’s rough so dad is signing alongside me', ['financing=with a co-signer']],
    ['going for full bachelor pad', []],
    ['the baby grand in the living room', []],
    ['shes an afternoons only person', []],
    ['moving out of my parents’ house into my first apartment', []],
    ['so bear with me', []],
    ['she wont bring the parakeet, he moved in with me', []],
    ['we’d be raising our twins in a place like it', ['household=our twins']],
    ['goin halfsies with my college roommate', ['household=my college roommate']],
    ['girlfriends moving in w me so my share would be', ['household=girlfriends moving in w me']],
    ['crap, five now, jess wants in', ['household=five now, jess wants in']],
    ['grandma comes too', ['household=grandma comes too']],
    ['theres three teenagers with licenses', ['household=three teenagers']],
    ['we’re a five vehicle family', ["household=we're a five vehicle family"]],
  ])('names the people who would live there: %s', (message, expected) => {
    expect(noted(message, people)).toEqual(expected)
  })

  it.each([
    ['fence matters cause the husky jumps', ['pets=the husky']],
    ['the goofy tuxedo kitty comes with us', ['pets=the goofy tuxedo kitty']],
    ['koi dont count as pets', []],
    ['a boy 9 every other week', []],
    ['he never barks', ['pets=he never barks']],
  ])('names the animals: %s', (message, expected) => {
    expect(noted(message, animals)).toEqual(expected)
  })

  it.each([
    ['i get paid in cash', []],
    ['mortgage insurance drops off at twenty', []],
    ['doy dos millones de entrada, cuanto me queda por financiar', []],
    ['no lender has looked at us yet', ['financing=not preapproved yet']],
    ['not cash anymore, we’d be borrowing about half', ['financing=borrowing about half']],
    ['the lender says six and a half fixed for thirty', ['financing=mortgage']],
    ['proceeds from a warehouse, has to roll over tax deferred', ['financing=1031 exchange']],
    ['pero mi hermano firma conmigo', ['financing=with a co-signer']],
    ['i have a guarantor', ['financing=with a co-signer']],
    ['my inlaws are chipping in', ['financing=gift for the down payment']],
    ['my aunt is giving me a hard time', []],
  ])('says how they pay: %s', (message, expected) => {
    expect(noted(message)).toEqual(expected)
  })

  it.each([
    ['cant do over 3k a month', ['budget=3k a month']],
    ['actually make that 1.1', ['budget=1.1 million']],
    ['no, make it 4,900', []],
    ['make it 1:30', []],
    ['make it 10.30', []],
    ['950’s my limit', ['budget=950']],
    ['over 3k a month is fine, that is our budget', ['budget=over 3k a month']],
  ])('says how much they pay: %s', (message, expected) => {
    expect(noted(message, message.startsWith('cant') ? { budget: 0.9 } : {})).toEqual(expected)
  })

  it.each([
    ['renting a wheelchair lift van to move a fridge', []],
    ['im an early bird so 10 is good', []],
    ['this would be our weekend spot', ['intent=second home']],
    ['we’d be in it year round', ['intent=living in it']],
    ['lo compro pa vivirlo', ['intent=living in it']],
    ['i’d be collecting rent on it', ['intent=investing']],
    ['no tengo apuro ninguno', ['timing=no tengo apuro']],
    ['we can be patient', ['timing=we can be patient']],
    ['tengo un chihuahua de 5 libras, hacen excepción?', ['pets=un chihuahua']],
    ['¿aceptan dos perros, o solo uno?', []],
    ['aceptan dos perros, hay cuota?', []],
    ['somos cinco contando a mi suegra, hay recámara abajo?', ['household=cinco']],
  ])('says what they want with it: %s', (message, expected) => {
    expect(noted(message)).toEqual(expected)
  })
})
