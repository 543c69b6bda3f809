import { describe, expect, it } from 'vitest'
import { answerToLast, ask } from '../support/ask.ts'

const laundry = ['where do i do laundry', 'so theres no space for the car then?']
const leaseUp = [
  'when could i bring my boxes',
  'no earlier? my lease is up the 1st',
  'so how many days am i couch surfing',
]
const longer = ['si me quedo dos anos me bajan algo', 'como cuanto']
const price = '4.75 is that carved in stone or what'

describe('[API-05] a short question about what was spoken of last', () => {
  it.each([
    [5, ['where does my truck sleep', 'is that mine mine or do i rent it'], /^There’s one valet space, deeded/],
    [5, ['where does my truck sleep', 'is it really ours?'], /^There’s one valet space, deeded/],
    [5, ['where does my truck sleep', 'and my wifes?'], /^No\. Parking: one valet space/],
    [5, ['parking?', 'can my wife park too'], /^No\. Parking: one valet space/],
    [4, ['how many cars fit', 'what about my husbands truck'], /two-car garage/],
    [6, ['is there parking', 'is that free or i need a sticker'], /^There’s a one-car garage, street permit zone 5/],
    [4, ['how many cars can i leave there overnight', 'no i meant under a roof'], /^There’s a two-car garage/],
    [4, ['cuantos carros caben ahi, somos familia grande', 'y afuera?'], /entrada para dos/],
    [6, ['are pets ok here', 'and is there a yard for him'], /^Yes\. From the listing: “The neighbors/],
    [
      4,
      ['does the kitchen have an island', 'what’s it made of'],
      /^From the listing: “The kitchen has a marble island/,
    ],
    [6, ['hay escalones pa entrar?'], /^Sí\. Hay seis escalones en la entrada\.$/],
    [6, ['y las recamaras donde quedan'], /“The thr/],
    [6, laundry, /^There’s a one-car garage/],
    [6, ['we’re a two car household, problem?'], /^Parking: one-car garage/],
    [5, ['got two labs', 'ok forget the dogs, is there valet parking'], /^(?!.*Allowed).*valet/],
    [8, ['would my two kitties be ok'], /^No\. One cat is OK/],
    [8, ['can i bring a cat', 'even if theyre old and lazy'], /^One cat is OK/],
    [8, ['are cats ok', 'what about two', 'theyre tiny'], /^One cat is OK/],
    [9, ['can i bring my beagle', 'whats that add on'], /\$50 a month/],
    [5, ['y si fuera un gato', 'y dos de esos?'], /hasta 2/],
  ] as const)('of cars and animals: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [9, ['could they shave anything off the 5150'], /^The rent is negotiable for leases of 24 months/],
    [9, ['any chance they knock something off the 5150'], /^The rent is negotiable for leases of 24 months/],
    [6, ['is the price negotiable', 'like how much'], /open to offers.*Only the seller can say/],
    [9, longer, /negociable para contratos de 24 meses/],
    [9, [...longer, 'y si nomas me quedo uno?'], /^No: la renta es negociable|^No\. La renta es negociable/],
    [
      4,
      [price, 'so if i send mine wednesday i sit around a week?'],
      /^All offers are reviewed on Tuesdays.*waits 6 days/,
    ],
    [4, [price, 'if i submit an offer on monday how long do i wait'], /waits 1 day\./],
    [8, ['can i sign for six months', 'whats the least then'], /^The shortest lease is 12 months/],
    [9, ['when can i move in', 'my lease ends dec 20', 'how many nights is that'], /^12 days from December 20/],
    [8, ['how long is the lease', 'so a year minimum'], /^The lease is 12 or 18 months/],
    [8, leaseUp, /^7 days from December 1|^14 days from December 1/],
    [6, ['whats the price', 'and the monthly thing stays the same either way?'], /^The HOA dues are \$210 a month/],
    [6, ['two ten a month goes to what'], /They cover roof, garden and trash/],
  ] as const)('of terms and dates: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [8, ['how much to get the keys, all in', 'what part of that do i get back'], /\$3,400/],
    [9, ['whats the deposit', 'do i get it back when i leave'], /\$7,725/],
    [8, ['cuanto tendria que juntar pa entrar', 'y eso me lo regresan?'], /depósito/],
    [8, ['do i get the deposit back'], /\$3,400/],
    [9, ['does the deposit come back when i move out'], /\$7,725/],
    [9, ['can i pay the deposit later'], /\$7,725/],
    [6, ['would they cover closing'], /./],
    [9, ['whats the fee for a cat', 'and deposit for her'], /./],
    [5, ['my dogs 62 lbs', 'so close. no exceptions?'], /^(?!.*tenant)/],
    [8, ['is a cat ok', 'do they want extra for her'], /One cat is OK/],
    [9, ['could they shave anything off the 5150', 'how come only then'], /./],
    [4, ['how soon could we move in', 'from when, today or when they accept'], /./],
  ] as const)('is for the owner: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/^(?:Yes|No|Sí)\b/)
    expect(unanswered).toHaveLength(1)
  })

  it('says yes where a parking space is asked for plainly', async () => {
    expect((await ask(6, 'is there space for the car?')).text).toMatch(/^Yes/)
  })
})
