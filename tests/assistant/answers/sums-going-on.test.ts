import { describe, expect, it } from 'vitest'
import { amountsIn } from '#assistant/understand/amounts.ts'
import { spanishToEnglish } from '#assistant/understand/spanish.ts'
import { answerToLast, ask } from '../support/ask.ts'

const halfMillion = ['half a million down how much is left to finance', 'thats what percent down']
const interestAlone = [...halfMillion, 'if the rate’s 6 and its interest only whats a month']
const withParking = ['with the parking spot whats it come to every month', 'ok add my cat']
const threePets = 'got 2 cats n a 30lb dog whats pet rent on all 3'
const income = 'I make 9800 a month, is the rent more than a third of it'
const perFoot = ['price per square foot?', 'Would that be higher or lower than $650?']
const ofTenant = ['How long till the tenant leaves', 'in weeks??', 'if i close a month after that what date is that']
const comparedUnit = 'im comparing with a 1450 sqft unit at 1.99m. which ones cheaper per foot'
const wrongDues = ['my agent said hoa was 958 and ur page says 985 which is it', 'so hes wrong by what, 27?']
const moveIn = 'how much cash do i need to hand over to get the keys'
const freeMonth = 'what about w the free month averaged in over the 18'
const siblings = ['price split among 4 people', 'what about one share of the dues']

describe('[API-05] a sum that goes on from what the one before came to', () => {
  it.each([
    [5, halfMillion, /^\$500,000 is 26\.4% of the asking price/],
    [4, ['what would 20% down be', 'ok what about half'], /^50% of \$4,750,000 is \$2,375,000/],
    [5, ['my limit is 1.7 million, is it more than that', 'whats the difference then'], /\$195,000 over \$1,700,000/],
    [6, ['my house now is 2100 sq ft, is this smaller', 'and in feet how much smaller is it'], /340 sq ft under/],
    [6, ['is it at least 1800 sqft', 'short how many'], /40 sq ft under 1,800/],
    [
      8,
      ['what salary do i need with the 40x the rent rule', 'do i clear it with 130k?'],
      /^No\. 40 × \$3,400 is \$136,000/,
    ],
    [9, ['how much w/ the parking space', 'x2 ppl'], /^\$2,665 each a month/],
    [9, ['cuanto pago para entrar', 'y con un perrito de 10 libras?'], /^\$12,925/],
    [9, ['monthly with two cats and parking?', 'and without the car'], /^\$5,250 a month/],
    [9, ['rent with parking under 5400?', 'and with a cat on top'], /^\$5,380 a month/],
    [6, ['si doy 300 de enganche, cuanto quedo a deber'], /^\$820,000/],
    [
      7,
      ['say i guess six and a half million for it, whats 30 pct down on my guess'],
      /30% of \$6,500,000 is \$1,950,000/,
    ],
    [5, interestAlone, /interest alone comes to \$6,975 a month \(\$1,395,000 × 6% ÷ 12\)/],
    [5, [...interestAlone, 'plus dues?'], /\$7,960 a month/],
    [
      6,
      ['I have 300k down what is the loan', 'what percent is that', 'ok at 6.5 for 30 yrs'],
      /loan of \$820,000, 6\.5%/,
    ],
    [
      4,
      ['how much would they have to drop to hit 950 a foot'],
      /\$4,579,000 \(\$950 × 4,820\).* \$171,000 \(3\.6%\) below/,
    ],
    [4, ['how much would they have to drop to hit 950 a foot', 'so that’d be what percent off'], /\(3\.6%\) below/],
    [9, ['my roomate pays 55 percent, whats his', 'mine?'], /^45% of \$5,150 is \$2,317\.50/],
    [9, ['my roomate pays 55 percent, whats his', 'redo it at 60/40 pls'], /^60%: \$3,090; 40%: \$2,060/],
    [
      9,
      ['if I sign for 24 months how much would I pay over the entire lease, rent only', 'Now halve it.'],
      /^\$61,800/,
    ],
    [9, ['rent plus parking', 'double it'], /^\$10,660 a month/],
    [4, ['20% down', 'and 25', 'difference between the two'], /^\$237,500: 25%/],
    [4, ['el enganche al 15 porciento', 'ok y al 10 porciento', 'la diferencia entre los dos enganches'], /\$237,500/],
    [6, ['a como sale con 20 de enganche', 'y cuanto quedaria debiendo'], /\$896,000/],
    [
      6,
      ['property tax at 1.25 percent what would that be a yr', 'monthly', 'slap the hoa on there'],
      /^\$1,376\.67 a month/,
    ],
    [6, perFoot, /^Lower\. \$636\.36 is \$13\.64 under \$650\./],
    [6, [...perFoot, 'By how much, if you please?'], /\$13\.64 under \$650/],
    [9, ['rent with parking and a cat', 'is that under 5500'], /^Yes\. \$5,380 is \$120 under \$5,500\./],
    [9, ['rent with parking and a cat', 'is that under 5500', 'drop the parking then'], /^\$5,200 a month/],
    [4, ['20% down', 'is that more than 900k', 'and 25'], /^25% of \$4,750,000/],
    [9, ['is it bigger than 1000 square feet', 'damn how short'], /^It’s 980 square feet, 20 sq ft under/],
    [5, wrongDues.slice(0, 1), /^The HOA dues are \$985 a month, \$27 over \$958/],
    [5, wrongDues, /^The HOA dues are \$985 a month, \$27 over \$958/],
    [5, [...wrongDues, 'over a year that adds up to'], /\$324 a year/],
    [5, siblings, /^\$246\.25 each a month/],
    [5, [...siblings, 'one drops out so redo both'], /^\$631,666 each|^\$631,667 each.*\$328\.33 each/],
    [5, ['price split among 3 people', 'and split just the 20% down by however many we are now'], /\$126,333 each/],
  ] as const)('for listing %i: %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [9, withParking, /^\$5,380 a month/],
    [9, [...withParking, 'and a second one?'], /^\$5,430 a month: rent \$5,150 \+ parking \$180 \+ 2 pets \$100/],
    [9, [...withParking, 'and a second one?', 'yikes. drop the parking then'], /\$5,250 a month/],
    [9, ['how much is the rent', 'add my two cats and the parking'], /^\$5,430 a month/],
    [9, ['rent with two dogs and parking', 'leave out the dogs'], /^\$5,330 a month/],
    [9, [threePets], /\$150 for 3\./],
    [9, [threePets, 'just the cats then'], /^\$100 /],
    [9, [threePets, 'just the cats then', 'and for 12 months of that'], /^\$1,200/],
    [8, ['ok 3400 PLUS parking PLUS what else. just give me the real number'], /^\$3,690 a month/],
    [
      8,
      ['rent plus the garage', 'dont include the parking i take bart'],
      /^The rent is \$3,400 a month without parking/,
    ],
    [9, ['tengo dos perros', 'y cuanto me sale al mes con los dos y el carro'], /^\$5,430 al mes/],
  ] as const)('with one part more or less, for listing %i: %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [8, [income], /^Yes\. The rent is 34\.7% of \$9,800/],
    [8, [income, 'what percent is it then'], /^34\.7% of \$9,800/],
    [8, [income, 'with that garage added is it over 40'], /^No\. \$3,690 a month .* is 37\.7% of \$9,800/],
    [8, ['we earn 120k, is the rent under 30% of our income'], /^No\. The rent is 34% of \$120,000/],
    [9, ['whats 30% of my income if i make 9000'], /^\$2,700 \(30% × \$9,000\)/],
    [
      6,
      ['net of the hoa whats left per yr if i got 6200 a month'],
      /^\$71,880 a year: 12 × \(\$6,200 − HOA dues \$210\)/,
    ],
  ] as const)('with what a visitor earns, for listing %i: %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [9, ['my place now is 745 sq ft how much extra room would i get'], /^235 sq ft more/],
    [7, ['.7 acre vs my .25 acre how many times bigger'], /^2\.8 times as big/],
    [
      7,
      ['.7 acre vs my .25 acre how many times bigger', 'and the house vs my 2,400 sqft, same question'],
      /^2\.54 times/,
    ],
    [5, [comparedUnit, 'which is larger'], /^It’s 1,310 square feet, 140 sq ft under 1,450 sq ft/],
    [5, [comparedUnit, 'theirs has hoa 1210 so whats the gap per year'], /\$2,700 a year \(\$985 against \$1,210\)/],
  ] as const)('with another home, for listing %i: %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [5, ofTenant.slice(0, 2), /9 weeks and 5 days/],
    [5, ofTenant, /^A month after January 31, 2027 is February 28, 2027/],
    [5, [...ofTenant, 'cool what day of the week does it land on'], /^February 28, 2027 is a Sunday/],
    [4, ['close in 21 days from today is when exactly'], /^21 days after November 24, 2026 is December 15, 2026/],
    [4, ['close in 21 days from today is when exactly', 'thats before xmas right'], /^Yes\. .* 10 days before/],
    [9, ['if it’s 12 months from jan 1 when would it end', 'what day is that'], /^December 31, 2027 is a Friday/],
  ] as const)('from a date, for listing %i: %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [9, '¿puedo pagar hasta tres mil quinientos?', /\$3,000/],
    [6, 'divorced dad 50/50 custody so 3 br is a must', /50%|\$/],
    [5, 'what about one share of the dues', /0\.1%/],
    [6, 'net of the hoa whats left per yr if i got 6200 a month', /\$1,113,800/],
  ] as const)('doesn’t calculate what nobody asked: listing %i, "%s"', async (id, message, wrong) => {
    expect((await ask(id, message)).text).not.toMatch(wrong)
  })

  it.each([
    [8, [moveIn, 'does that include the deposit or is that on top'], /^Yes\. \$6,800 to move in/],
    [8, [moveIn, 'and if the garage nearby too'], /^\$7,090 to move in/],
    [9, ['rent plus parking', 'does that include my cat'], /^No\. \$5,330 a month/],
    [8, [freeMonth, 'and on the 12 month one', 'so how much do i save going longer'], /\$188\.89 a month/],
    [8, ['cuanto pagaria con el mes gratis en 18 meses', 'de cuanto es la diferencia'], /\$188\.89 al mes/],
    [8, ['what does 18 months come to', 'so whats the average'], /\$3,211\.11 a month/],
    [9, ['suppose they knocked $200 a month off, what would those two years run?'], /^\$118,800 for 24 months/],
    [6, ['now w/out the tax just hoa and a mortgage of 5900'], /^\$6,110 a month: \$5,900 \+ HOA dues \$210/],
    [
      5,
      ['si pongo 695 mil que porcentaje es', 'entre mi esposa y yo mitad y mitad de esa cantidad'],
      /\$347,500 cada uno/,
    ],
    [5, ['I can only do 1.7, how far short of asking am I', 'what percent is that'], /\(10\.29%\) below/],
    [5, ['my budget is 1.8, how far off', 'and if i stretch to 1.85'], /\$45,000 \(2\.37%\) below/],
    [9, ['two cats, how much extra a month'], /^\$100 a month \(2 × \$50\)/],
    [9, ['two cats, how much extra a month', 'and for the whole year'], /^\$1,200/],
    [9, ['if i pay 6 months up front how much'], /^Rent: \$30,900 for 6 months/],
    [9, ['how much is the rent for a year', 'minus 5 percent for prepaying'], /^\$58,710: \$61,800 − 5% of \$61,800/],
    [6, ['whats the price minus 7 percent', 'and monthly at 6.5 on that with 20 down'], /loan of \$833,280, 6\.5%/],
    [8, ['is the rent under 30% of 10k'], /^No\. 30% of \$10,000 is \$3,000; the rent is \$3,400, \$400 over/],
    [8, ['is the rent under 30% of 10k', 'and 12k?'], /^Yes\. 30% of \$12,000 is \$3,600/],
    [9, ['is 980 sq ft bigger than my 850'], /^Yes\. It’s 980 square feet, 130 sq ft over 850/],
    [4, ['how much bigger is the lot than the house'], /^13,475 sq ft/],
    [7, ['thats how many yrs before 1990'], /^About 64 years before 1990/],
    [9, ['how old was it when they converted it'], /^About 102 years/],
    [4, ['what would closing in 21 days be if we signed Dec 1'], /December 22, 2026/],
    [
      6,
      ['if i offer 1.05 how far under asking is that', 'would they go for it tho'],
      /^The seller is open to offers\. Only/,
    ],
    [8, ['is that same kind of forced air heat my last place had'], /^No\. It has radiators/],
    [5, ['is the heat forced air'], /^It has central heating/],
    [
      9,
      ['rent split among 3 people', 'and with the parking'],
      /^\$1,776\.67 each a month: \(rent \$5,150 \+ parking \$180\) ÷ 3/,
    ],
    [9, ['rent split among 3 people', 'each per year'], /^\$20,600: 12 × \$1,716\.67/],
    [4, ['i have 900k, what percent down is that', 'and if i add 100k'], /^\$1,000,000 is 21\.1%/],
    [4, ['i have 900k, what percent down is that', 'and if i add 100k', 'loan then'], /^\$3,750,000/],
    [
      6,
      ['el 20 por ciento de enganche', 'y el resto a 6.5 por ciento a 30 años cuanto sale al mes'],
      /\$896,000, 6\.5%/,
    ],
    [7, ['how many times my 5000 sq ft lot'], /^6\.1 times as big/],
    [9, ['we want to split it 50/50, how much each'], /^50%: \$2,575; 50%: \$2,575/],
    [4, ['¿y mensualidad de condominio hay o no?'], /^No hay cuota/],
  ] as const)('is exact, for listing %i: %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [8, '¿puedo pagar hasta tres mil quinientos pero ni un peso mas?', /^Sí\. .*\$100 menos que \$3,500/],
    [9, 'how much to move in with parking', /^\$13,055 to move in/],
    [9, 'if i pay the first month and deposit up front how much', /^\$12,875/],
    [4, 'whats 20% down at 6.5 over 30', /loan of \$3,800,000/],
    [6, 'price minus 210', /\$1,119,790/],
    [8, 'does it have radiators', /^Yes\. It has radiators/],
    [9, 'how old is it', /about 116 years old/],
    [9, 'is it bigger than 850 sq ft', /^Yes\. It’s 980 square feet/],
    [6, 'would they take it off the market', /^(?!.*specific offer)/],
  ] as const)('stays as it was: listing %i, "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it.each([
    ['tres mil quinientos', 3500],
    ['cinco mil doscientos cincuenta', 5250],
    ['mil ochocientos', 1800],
    ['un millon doscientos mil', 1_200_000],
    ['noventa y cinco mil doscientos', 95_200],
    ['treinta y siete', 37],
    ['veintiseis', 26],
  ])('reads the whole number "%s"', (said, value) => {
    expect(amountsIn(spanishToEnglish(said.split(' '))).map((amount) => amount.value)).toEqual([value])
  })
})

describe('[API-05] another share of the price', () => {
  it.each([
    [4, ['how much would 20% down be?', 'and with 40%?'], /^40% of \$4,750,000 is \$1,900,000/],
    [4, ['6 percent interest on 80 percent of the price, interest only, per year'], /\$228,000 a year/],
  ] as const)('isn’t taken from the share before: listing %i, %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })
})
