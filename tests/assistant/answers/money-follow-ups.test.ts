import { describe, expect, it } from 'vitest'
import { answerToLast } from '../support/ask.ts'

const dues = ['does it come with one of those monthly association bills', 'none at all?']
const firstYear = ['whats twenty percent of the asking', 'plus the dues for the first year on top']
const sisters = ['me and my two sisters are goin in on it equal, what does each of us put', 'and of the dues']
const ofThree = ['3 of us splitting it, whats each', 'we’re actually 4 now, my cousin']
const moveIn = 'how much up front to move in'
const pay = 'i make 9k a month, is that half my pay or a third or what'
const garage = 'and after parking over at the garage'
const fianza = ['de cuanto es la fianza', 'y eso aparte del primer mes no?', 'tengo ahorrados 12 mil, me da?']
const cats = ['what would both my cats add', 'so the year with rent and all']
const keys = 'how much to get the keys, all in'

describe('[API-05] a sum that everyday talk goes on with', () => {
  it.each([
    [4, ['25% down', 'and the part left over'], /leaves \$3,562,500/],
    [4, ['25% down', 'the bit thats left'], /leaves \$3,562,500/],
    [4, ['25% down', 'and the balance?'], /leaves \$3,562,500/],
    [4, [...dues, 'so over 10 years i save how much compared to a place charging 400 a month'], /^\$48,000/],
    [5, ['hoa?', 'how much more over 5 years than a place with 400 a month dues'], /^\$35,100/],
    [5, [...firstYear, 'will 400 do it'], /^Yes\. \$400,000 covers \$390,820/],
    [5, ['20% down', 'plus 3% closing', 'i have 420k, enough?'], /^No\. \$420,000 is \$15,850 short of \$435,850/],
    [4, ['20% down', 'so the rest at 6.5 is what a month'], /loan of \$3,800,000, 6\.5%/],
    [6, ['20% down', 'cuanto me quedaria a deber'], /quedan \$896,000|leaves \$896,000/],
    [5, ['whats 25% down on 1.8', 'and the loan'], /25% of \$1,800,000 .* \$1,350,000/],
    [5, ['whats 25% down on 1.8', 'and the loan', 'at 6.75 how much a month'], /loan of \$1,350,000, 6\.75%/],
    [6, ['would they take 1.05', 'thats how much under', 'and what would my 20% be then'], /^20% of \$1,050,000/],
    [6, ['1.12 minus 5 percent', 'minus another 10k'], /\$1,054,000/],
    [4, ['20 percent of the price', 'and of 4.5'], /^\$900,000: 20% of \$4,500,000/],
    [6, ['is the price firm', 'and at 1.05 whats 20 down'], /\$210,000/],
    [5, ['would they take 1.8', 'so thats what percent off'], /\(5\.01%\) below/],
    [5, firstYear, /^\$390,820: 20% of asking price \$1,895,000 \+ 12 × HOA dues \$985/],
    [5, ['20% down', 'and two years of dues on top'], /^\$402,640/],
    [5, [...firstYear, 'i got 400k saved does that cover it'], /^Yes\. \$400,000 covers \$390,820 with \$9,180 left/],
    [5, [...firstYear, 'i have 380k, is that enough for it'], /^No\. \$380,000 is \$10,820 short of \$390,820/],
    [5, [...firstYear, 'i got 400k saved does that cover it', 'and if i only do 15'], /^\$296,070/],
    [5, [...firstYear, 'i got 380k saved does that cover it', 'by how much'], /\$10,820 over \$380,000/],
    [
      5,
      [
        'how much a square foot is that',
        'and if you add in five years of hoa on top of the price',
        'so divide that again',
      ],
      /\$1,492 a square foot/,
    ],
    [7, ['whats the sq footage', 'divided by the bedrooms how much is that each'], /^1,017 sq ft each/],
    [7, ['whats the sq footage', 'divided by the number of bathrooms'], /^1,220 sq ft each/],
    [4, ['si ofrezco 4.5 cuanto me estaria ahorrando'], /\$250,000 \(5\.26%\)/],
    [5, ['would they take 1.8', 'not even cash?', 'so how far short am i'], /\$95,000 \(5\.01%\) below/],
    [5, ['would they take 1.8', 'how much under is that'], /\$95,000 \(5\.01%\) below/],
    [6, ['if they went down 5 percent what would it be'], /^5% below \$1,120,000 is \$1,064,000/],
    [6, ['say the seller came down 10%, whats that'], /^10% below \$1,120,000 is \$1,008,000/],
    [6, ['what is 5 percent down'], /leaves \$1,064,000 to pay or finance/],
  ] as const)('has its own sum: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [6, sisters, /^\$70 each a month \(\$210 ÷ 3\)/],
    [6, [...sisters, 'we’re four actually, our cousin too'], /^\$280,000 each .* \$52\.50 each a month/],
    [6, [...sisters, 'we’re four actually, our cousin too', 'and a year of that second one'], /^\$630 each/],
    [9, ofThree, /^\$1,287\.50 each a month/],
    [9, ['3 of us splitting it, whats each', 'no wait make it two'], /^\$2,575 each a month/],
    [9, [...ofThree, 'plus the parking split the same way'], /^\$1,332\.50 each a month/],
    [9, [...ofThree, 'ok and the deposit, between us'], /^\$1,931\.25 each/],
    [9, [...ofThree, 'and of the deposit?'], /^\$1,931\.25 each/],
    [8, ['cuanto tendria que juntar pa entrar', 'somos dos, de a como nos toca'], /Son \$3,400 cada uno/],
    [
      8,
      ['cuanto tendria que juntar pa entrar', 'somos dos, de a como nos toca', 'no perdon somos tres'],
      /Son \$2,266\.67 cada uno/,
    ],
    [9, ['cuanto es de deposito', 'y la primera renta', 'y si somos tres'], /Son \$4,291\.67 cada uno/],
    [9, [moveIn, 'there’s two of us, whats each'], /That’s \$6,437\.50 each/],
    [
      4,
      ['3 of us splitting it, whats each', 'and if one of us pays double'],
      /^\$2,375,000 for the one who pays double and \$1,187,500 for each other/,
    ],
    [9, ['3 of us splitting it, whats each', 'and the deposit?'], /^The deposit is .*\$7,725/],
    [9, ['rent plus parking', 'we are three'], /^(?!.*each)/],
  ] as const)('is shared: listing %i, %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [9, ['ok say they take off 200, what’s that over the two years'], /24 months come to \$118,800, \$4,800 less/],
    [8, ['whats rent run me over the whole year', 'and the longer one with the freebie?'], /18 months cost \$57,800/],
    [9, ['whats rent for a year', 'and the longer one?'], /\$123,600/],
    [8, ['average rent with the free month', 'you sure? i get a different number'], /\$3,211\.11 a month/],
    [9, ['rent plus parking', 'you sure about that?'], /^\$5,330 a month/],
    [9, ['rent plus parking', 'i get another total'], /^\$5,330 a month/],
    [
      8,
      ['would they go down to 3200', 'not even for the long one?', 'ok but what do i save with that'],
      /you save \$3,400/,
    ],
    [8, ['is parking included', 'and what does that set me back'], /garage nearby from \$290 a month/],
    [9, ['where would i park', 'how much does it run me'], /\$180 a month/],
    [8, ['is parking included', 'so with the rent im at what'], /^\$3,690 a month/],
    [9, ['is there parking', 'add that to the rent please'], /^\$5,330 a month/],
    [9, ['el estacionamiento viene incluido', 'sumale eso a la renta porfa'], /^\$5,330 al mes/],
    [9, cats.slice(0, 1), /^\$100 a month/],
    [9, cats, /^\$63,000: 12 × \(rent \$5,150 \+ 2 pets \$100\)/],
    [9, [...cats, 'and minus one of em, shes going to my mom'], /^\$62,400/],
    [9, ['rent plus parking', 'nvm, without that'], /\$5,150/],
    [9, ['rent with 2 cats', 'and the car'], /^\$5,430 a month/],
    [9, ['rent with 2 cats', 'and the car', 'drop one cat'], /^\$5,380 a month/],
    [9, ['cuanto me sale con dos gatos', 'y con el coche'], /^\$5,430 al mes/],
    [9, ['is there parking', 'so im at what with rent'], /^\$5,330 a month/],
    [9, ['would they do 4900', 'thats how much less a year'], /\$3,000 a year/],
    [9, ['would they do 4900', 'over two years?'], /\$6,000 less than/],
    [8, ['how much is a 12 month total', 'and 18'], /18 months cost \$57,800/],
    [8, ['how much is a 12 month total', 'and 18', 'so the difference'], /\$17,000/],
    [8, ['if i stay 18 months whats the average', 'so thats how much off a month'], /\$188\.89 a month/],
    [8, ['is one month really free', 'vs the 12 month one'], /^Rent: \$40,800/],
    [8, ['how does the free month work', 'so i save what'], /you save \$3,400/],
    [9, ['could i get it for 4900'], /^The rent is negotiable for leases of 24 months/],
  ] as const)('of a rental: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [8, [keys, 'and that garage you said, add it'], /^\$7,090 to move in/],
    [9, [moveIn, 'which part’s the deposit'], /^The deposit is \$7,725/],
    [9, [moveIn, 'which part’s the deposit', 'and with the parking spot too'], /^\$13,055 to move in/],
    [9, fianza, /^No, a \$12,000 le faltan \$875/],
    [9, [...fianza, 'y si meto tambien el coche'], /^No, a \$12,000 le faltan \$1,055.* estacionamiento \$180/],
    [9, [moveIn, 'i got 15k saved, does that cover it'], /^Yes, \$15,000 covers it with \$2,125 left/],
    [9, ['4 people splitting move in costs', 'plus a cat fee'], /^\$12,925 to move in.*\$3,231\.25 each/],
    [9, ['budget is 5400 max', 'so can i afford it with parking'], /^Yes\. \$5,330 .* \$70 under \$5,400/],
    [9, ['budget is 5400 max', 'so can i afford it with parking', 'and my cat'], /^Yes\. \$5,380 .* \$20 under/],
    [9, ['budget is 5300 max', 'does that work with the spot'], /^No\. \$5,330 .* \$30 over \$5,300/],
    [9, [moveIn, 'no wait with the cat too'], /^\$12,925 to move in/],
    [8, ['i make 110k a year, is rent a third of that'], /^37\.1% of \$110,000/],
    [8, ['whats 30 percent of 9k'], /^\$2,700: 30% of \$9,000/],
    [8, [pay], /^37\.8% of \$9,000/],
    [8, [pay, garage], /is 41% of \$9,000/],
    [8, [pay, garage, 'nvm i sold the car, without that'], /^37\.8% of \$9,000/],
    [9, ['i take home 12k a month, what chunk of my pay is the rent'], /^42\.9% of \$12,000/],
  ] as const)('with what a visitor has: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [9, ['rent plus parking', 'i have 3 cats, is that ok'], /covers/],
    [9, ['whats the rent', 'i got a beagle, does that work'], /covers|short/],
    [5, ['20% down', 'do the dues cover water'], /\+ 12/],
    [9, ['3 of us splitting it, whats each', 'we are 3 minutes from the train'], /÷/],
    [8, [keys, 'and can i come back on sunday'], /deposit/],
  ] as const)('isn’t heard in other words: listing %i, %j', async (id, messages, wrong) => {
    expect((await answerToLast(id, messages)).text).not.toMatch(wrong)
  })
})
