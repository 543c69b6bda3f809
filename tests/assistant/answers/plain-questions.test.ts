import { describe, expect, it } from 'vitest'
import { answerToLast, ask } from '../support/ask.ts'

describe('[API-05] a question on law or money beside a story', () => {
  it.each([
    [9, 'Under the new New York law, who has to pay the broker?'],
    [4, 'capital gains on selling our old home, how do we dodge it'],
  ] as const)('gets the advice to ask a professional for listing %i: "%s"', async (id, message) => {
    expect((await ask(id, message)).text).toMatch(/A lender, tax advisor or agent can tell you/)
  })
})

describe('[API-05] what is asked after a sum', () => {
  it('stands alone where nothing says that it is added', async () => {
    const { text } = await answerToLast(5, ['what would 10% down be', 'and hoa for a year'])
    expect(text).toMatch(/^HOA dues: \$11,820 a year/)
  })

  it('is whether there is a pool, and not whether the dues cover one', async () => {
    const asked = ['¿el edificio tiene gimnasio?', '¿eso ya viene en la cuota?', '¿y alberca, hay?']
    expect((await answerToLast(5, asked)).text).not.toMatch(/^No/)
  })
})

describe('[API-05] a fact asked for in words that don’t name it', () => {
  it.each([
    [
      4,
      'say i fall in love today, how fast could i be sleeping there',
      /^It’s vacant, and closing is possible in 21 days\.$/,
    ],
    [9, 'how soon could we be living there', /^It’s available from January 1, 2027\.$/],
    [8, 'trying to figure out what month to give notice at my place so it lines up with yours', /December 15, 2026/],
    [5, 'could i get them down to 1.8 or am i dreaming', /^The price is firm at \$1,895,000\./],
    [8, 'any chance of talking them down to 3100', /^(?:No\. )?The rent is fixed/],
    [4, 'if i send a number over the weekend when does anybody even read it', /reviewed on Tuesdays\.$/],
    [5, 'how far up is it i get wobbly past ten', /^It’s on the twenty-first floor\.$/],
    [6, 'im stuck at work mon thru fri so when could i look', /^Tours are Saturday and Sunday/],
    [4, 'im deaf to sales talk so just give me the hoa situation', /^There are no HOA dues\.$/],
    [5, 'whats the deal with the hoa', /^The HOA dues are \$985 a month\./],
    [5, 'what am i on the hook for every month besides mortgage n taxes', /^The HOA dues are \$985 a month\./],
    [4, 'groceries from the car to the kitchen, am i hauling them up anything', /^No\. The entrance is step-free/],
    [8, 'do i have to lug my bike up any stairs', /^Yes\. The entrance isn’t step-free/],
    [5, 'is 1895 the number or a number', /^The price is firm/],
    [9, 'whats it like in july', /^A heat pump cools it\.$/],
    [8, 'whats it like in there in august', /^There’s no air conditioning\.$/],
    [4, 'whats it like in january', /^It has radiant floor heating/],
    [5, 'id love to cancel equinox, does the building have anything', /^Yes\. From the listing: “A gym/],
    [6, 'esta recien hecha o ya tiene sus anitos', /^Se construyó en 1998/],
    [7, 'de que epoca es la casa, se ve moderna pero la cuadra no', /^Se construyó en 1926: tiene unos 100 años\.$/],
    [9, '¿me la dejan en 4900?', /^La renta es negociable/],
    [8, 'what’s the freebie if i sign long', /one month free on an 18-month lease\.$/],
    [4, 'i have four parakeets, loud as hell. theres no rule against em right', /^The listing has no pet rule/],
  ] as const)('for listing %i: "%s"', async (id, message, expected) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [8, 'i take 40 min showers be honest does the water come out of my pocket', /^(?!Yes|No)/],
    [
      7,
      'is it on a cut through where people fly past your driveway',
      /^From the listing: “On 0\.7 acres at the end of a/,
    ],
    [4, 'can my kids run around the yard or is it all slope', /^(?!Yes|No|I don’t)/],
    [5, 'can i see the bridge', /^The listing doesn’t say/],
    [5, 'where would my visitors leave their cars', /^The listing doesn’t say/],
    [6, 'i play trumpet, will the neighbors mind', /^The listing doesn’t say/],
    [6, 'is it on a through street', /^The listing doesn’t say/],
    [
      5,
      'need section 8 of the cc&rs, the one about hardwood, can u get me that',
      /^The listing doesn’t say\. I’ve asked/,
    ],
    [6, 'man cave question. can i turn the garage into a studio', /^(?!.*bedrooms)/],
    [8, 'is it on a speaker and does it come thru the window', /^The listing doesn’t say/],
    [6, 'does the choir practice next door carry thru the wall', /^The listing doesn’t say/],
    [7, 'i hear its a former convent or something, true?', /^(?!Yes|No)/],
    [9, 'the parade on the feast day, does it close carver st to cars', /^The listing doesn’t say/],
    [5, 'the valet guys, do i tip every time or is that in the 985', /^There’s one valet space, deeded\. The listing/],
    [9, 'the 180 spot, under cover or out in the weather', /^There’s one space, .* The listing doesn’t say more/],
    [8, 'puedo poner alfombra pegada', /^El anuncio no lo dice/],
    [4, 'cuando fue la ultima vez que le dieron mantenimiento a la bomba de calor', /^El anuncio no lo dice/],
    [4, 'marmol de verdad el de la isla o es cuarzo que se le parece', /^El anuncio dice/],
    [6, 'is a person gonna meet me there or is it like a lockbox deal', /^The listing doesn’t say\. I’ve asked/],
    [4, 'does it come with the patio chairs from the pics', /^From the listing: .* The listing doesn’t say more/],
    [
      4,
      'what amps is that plug for the tesla, mine pulls 48',
      /^There’s an EV charger\..* The listing doesn’t say more/,
    ],
    [
      6,
      'is there a handicap curb spot painted right in front that would eat my permit parking',
      /^The listing doesn’t/,
    ],
    [4, 'where would my in-laws crash when they visit', /^(?!Tours)/],
    [9, 'how old is the heat pump', /^It has a heat pump\. The listing doesn’t say more/],
    [6, 'how old is the furnace', /^(?:It has a gas furnace for heat\. )?The listing doesn’t say/],
    [8, 'que tanto migrante hay en ese edificio, la neta', /^No describo quién vive/],
    [5, 'is the valet by app like the last building i lived in', /^(?!.*tenant lives)/],
  ] as const)('says nothing that isn’t so for listing %i: "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it.each([
    [['are two dogs ok', 'what would the rent be with them'], /^\$5,250 a month: rent \$5,150 \+ 2 pets \$100/],
    [['are two dogs ok', 'how much is it for her'], /\$50/],
    [['can i bring my beagle', 'how much is the rent with him'], /^\$5,200 a month: rent \$5,150 \+ 1 pet \$50/],
    [['can i bring 2 dogs, 20 lbs each', 'so what’s the total per month'], /2 pets \$100/],
  ] as const)('adds the pets spoken of to the rent: %j', async (messages, expected) => {
    expect((await answerToLast(9, [...messages])).text).toMatch(expected)
  })

  it('reads what the pets add as what they cost', async () => {
    expect((await answerToLast(9, ['two cats', 'what does that add to the rent'])).text).toMatch(
      /^\$100 a month \(2 × \$50\)/,
    )
  })

  it.each([
    [6, 'was gonna go fha but my loan guy moved me to conventional with 20 down. putting it here so you have it'],
    [6, 'on call all week'],
    [5, 'my lender is asking for the master insurance policy'],
    [5, 'id be an absentee owner at first living off the rental income'],
  ] as const)('takes what listing %i is told of a visitor for that: "%s"', async (id, message) => {
    const { acts, unanswered } = await ask(id, message)
    expect(acts).not.toContain('market')
    expect(acts).not.toContain('person')
    expect(unanswered).toEqual([])
  })
})
