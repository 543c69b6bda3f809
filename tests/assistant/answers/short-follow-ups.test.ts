import { describe, expect, it } from 'vitest'
import { answerToLast, ask, type SampleId } from '../support/ask.ts'
import { records } from '../support/records.ts'

const answered = (id: SampleId, question: string, answer: string) => ({
  ...records[id],
  answers: [{ id: 1, question, answer }],
})
const withFiber = answered(
  4,
  'How fast is the internet?',
  'Fiber reaches the house: one gigabit in both directions, with a cabinet for the router beside the laundry.',
)
const withBikes = answered(
  8,
  'Is there somewhere to keep a bicycle?',
  'Yes, a locked room beside the laundry in the basement has a hook for each apartment.',
)
const withUtilities = answered(
  8,
  'Which utilities does the tenant pay?',
  'The tenant pays electricity and internet. Heat, water and trash are in the rent.',
)

describe('[API-05] a few words about the fact just told', () => {
  it.each([
    [5, ['is it step free', 'all the way to 21?'], /^Yes\. The entrance is step-free \(by elevator\)\./],
    [5, ['i use a wheelchair, is it step free', 'all the way up?'], /^Yes\. The entrance is step-free/],
    [9, ['is there an elevator', 'all the way to the fifth floor?'], /one flight of stairs to the fifth\./],
    [
      4,
      ['is the entrance step free', 'thats from the street or from where you park'],
      /^The entrance is step-free \(from/,
    ],
    [4, ['is the entrance step free', 'from the driveway?'], /^Yes\. The entrance is step-free/],
    [5, ['how many bedrooms', 'and bathroom wise?'], /^Each bedroom has its own bath\./],
    [7, ['how many baths', 'so someone’s sharing'], /^Yes\. It has 6 bedrooms\. It has 5 baths\./],
    [
      6,
      ['are the bedrooms upstairs', 'all of em?'],
      /^Yes\. From the listing: “(?:The three|Three) bedrooms are upstairs/,
    ],
    [
      5,
      ['which way do the windows look', 'so sunrise or sunset'],
      /^Both\. .*bay to the east and the city to the west/,
    ],
    [5, ['which way do the windows look', 'morning sun?'], /^Yes\. .*bay to the east/],
    [4, ['how big’s the lot', 'and the house part of that?'], /^It’s 4,820 square feet\./],
    [4, ['how big a yard we talkin', 'whats that in square feet'], /18,295 square feet/],
    [8, ['where do i do laundry', 'do i gotta carry it down'], /^Yes\. Laundry is shared, in the basement\./],
    [5, ['where do i do laundry', 'do i have to haul it down'], /^No\. The washer and dryer are in the unit\./],
    [5, ['where do i do laundry', 'just mine or the whole floor uses it'], /^Just yours\. The washer and dryer are in/],
    [5, ['is there a washer', 'do i share it'], /^No\. The washer and dryer are in the unit\./],
    [9, ['is there a washer', 'dryer as well?'], /^Yes\. The washer and dryer are in the unit\./],
    [9, ['when was it built', 'but i read 2012 somewhere'], /1910 \(converted 2012\)/],
    [9, ['when was it built', 'what about the 2012'], /1910 \(converted 2012\)/],
    [6, ['when was it built', 'zillow says 1998'], /^Yes\. It was built in 1998\./],
    [
      7,
      ['de qué época es la casona', 'pero si en las fotos parece nuevita'],
      /1926 house, (?:remade|remodeled) in cedar and glass/,
    ],
    [7, ['how old is it', 'it looks brand new in the photos'], /(?:remade|remodeled) in cedar and glass/],
    [6, ['two ten a month goes to what'], /They cover roof, garden and trash\.$/],
    [5, ['so the nine eighty five a month goes to what'], /They cover insurance, gym, doorman and water\.$/],
    [6, ['what are the dues', 'not the water though huh'], /^No\. The HOA dues are \$210/],
    [6, ['what are the dues', 'and electricity?'], /^No\. The HOA dues are \$210/],
    [5, ['¿cuánto es la cuota de HOA?', '¿y la luz?'], /^No\. La cuota de HOA/],
    [5, ['¿cuánto es la cuota de HOA?', 'y el agua entonces no la pago?'], /Cubre: .*agua\./],
    [5, ['¿cuánto es la cuota de HOA?', 'ok y al ano cuanto se me va en eso'], /\$11,820 al año/],
    [6, ['who mows the garden', 'and do i pay him separate'], /^No\. The HOA dues .* roof, garden and trash\./],
    [4, ['¿cuántos carros caben? somos familia grande', '¿y afuera?'], /entrada para dos autos más/],
  ] as const)('is answered by it, and asks the owner nothing: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [withFiber, ['how fast is the internet', 'up too or just down'], /^Both\. .*both directions/],
    [withFiber, ['how fast is the internet', 'where does the box for it live'], /router beside the laundry/],
    [withBikes, ['got a fixie i dont wanna leave on the street'], /a locked room beside the laundry/],
    [withBikes, ['is there a bike room', 'and my girlfriends too or just one'], /a hook for each apartment/],
    [withUtilities, ['¿qué servicios paga el inquilino?', 'vamos que solo dos cosas, no?'], /electricity and internet/],
  ] as const)('is answered by what the owner told: %#', async (listing, messages, expected) => {
    const { text, unanswered } = await answerToLast(listing, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [5, ['is it step free', 'same for the gym?'], /“A gym and an elevator/],
    [5, ['which way do the windows look', 'both of them from the living room?'], /bay to the east/],
    [6, ['how many steps at the door', 'no way through the garage?'], /^The entrance isn’t step-free/],
    [6, ['hay que subir escalones pa entrar', 'ay no, y por el garaje no se puede?'], /^La entrada tiene escalones/],
    [7, ['is there a pool', 'and the rooms by it, which are those'], /rooms at the back open to a terrace and a pool/],
    [7, ['is it on the market', 'how come'], /^It isn’t on the market yet/],
  ] as const)('beyond it is the owner’s to say: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/^(?:Yes|No|Sí)\b/)
    expect(unanswered).toHaveLength(1)
  })

  it.each([
    [5, 'chair user here, can i reach the door alone', /^The entrance is step-free \(by elevator\)\./],
    [8, 'can my dad get in with his walker', /^The entrance isn’t step-free/],
    [7, 'is there water to jump in out back', /^Yes\. .*a terrace and a pool/],
  ] as const)('names no topic and asks of one: listing %i, "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it.each([
    [4, ['how many bedrooms', 'all of them new?'], /^Yes/],
    [6, ['what are the dues', 'and parking?'], /^No|HOA dues/],
    [5, ['is there a gym', 'from the street?'], /step-free/],
    [6, ['when was it built', 'do you have 2 parking spots'], /1998/],
    [4, ['is there parking', 'two ten a month?'], /dues/],
  ] as const)('isn’t taken for others: listing %i, %j', async (id, messages, wrong) => {
    expect((await answerToLast(id, messages)).text).not.toMatch(wrong)
  })
})
