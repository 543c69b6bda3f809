import { describe, expect, it } from 'vitest'
import { answerToLast } from '../support/ask.ts'

describe('[API-05] an amount in everyday talk', () => {
  it.each([
    // Numbers as they are spoken and written
    [6, 'hundred n twenty grand down leaves what', /^\$1,000,000 \(\$1,120,000 − \$120,000\)/],
    [6, 'two ten a month times a year is what', /\$2,520\b/],
    [4, 'tengo cuatro millones y medio, ¿cuánto me faltaría?', /\$250,000/],
    [6, 'thirty pecent down how much', /\$336,000/],
    [4, 'my cousin and i go fifty fifty. 30 percent down, what’s my part?', /^30% .*\$712,500 each/],
    // Amounts in words, for checks and banks
    [5, 'could you spell out the asking price?', /one million eight hundred ninety-five thousand dollars/],
    [6, 'write the price out in words for my check', /one million one hundred twenty thousand dollars/],
    [4, 'el precio con letra, es para el cheque', /cuatro millones setecientos cincuenta mil dólares/],
    // Costs beside the price or the rent
    [4, 'if closing is 2% what’s the price plus closing', /^\$4,845,000/],
    [6, 'closing runs about 2.5 percent, add that to the price please', /^\$1,148,000/],
    [6, 'our max is 1.15 with closing costs, say three percent. Do we make it?', /^No\. \$1,153,600/],
    [6, 'property taxes 1.2 percent plus hoa per month?', /^\$1,330 a month/],
    [6, 'price plus five years of hoa plus 30 grand for a roof, total', /^\$1,162,600/],
    [6, 'loan is 5,000 a month. hoa on top, monthly and yearly?', /^\$5,210 a month.*\$62,520 a year/],
    [6, 'payment is 5,640 and my truck is 700. mortgage plus hoa, ignore the truck', /^\$5,850 a month/],
    [8, 'internet is 70 and power about 95, with rent what’s the total', /^\$3,565 a month/],
    [9, 'two beagles and a car. all in a month??', /^\$5,430 a month/],
    // Places in a garage
    [6, 'does the garage take more than one car', /^No\. /],
    [4, 'would the driveway and garage take more than two cars', /^Yes\. /],
    // What is left
    [4, 'my house sold for 5.2, after I buy this one what’s left over', /^\$450,000/],
    [4, 'we have 5 million. will we have at least 200k left?', /^Yes\. \$250,000 would be left/],
    [4, 'we have 5 million. will we have at least 300k left after buying?', /^No\. \$250,000 would be left/],
    [4, 'we have 4.6 million. will we have at least 300k left after buying?', /^No\. .*\$150,000 short/],
    // Shares
    [4, 'four siblings buying together, four equal shares. what does each pay?', /^\$1,187,500 each/],
    [6, 'five people living there, how many sq ft a person', /^352 sq ft each/],
    [8, 'Seríamos cuatro. ¿De a cuánto nos toca la renta?', /^\$850 cada uno al mes/],
    [5, 'I put aside 400k over ten years. what percent of the price is that?', /^\$400,000 is 21\.1%/],
    [8, 'divide the rent by 30 days', /^\$113\.33/],
    // Of a price that is supposed
    [7, 'suppose it sells at 6.2 million. split three ways, each pays?', /\$2,066,667 each/],
    [7, 'Imagine it’s listed at six million, what would a square foot cost?', /\$984 a square foot/],
  ] as const)('is calculated for listing %i: "%s"', async (id, message, expected) => {
    expect((await answerToLast(id, [message])).text).toMatch(expected)
  })

  it.each([
    [6, 'is it under 700 a sq ft, y/n', /^Yes\. About \$636/],
    [5, 'nothing here goes over 1,400 a foot. Is yours under that?', /^No\. About \$1,447/],
    [4, 'oiga y el pie cuadrado sale más barato que 1,100?', /^Sí\. Unos \$985/],
    [5, 'we need nothing under 1200 sqft. does it clear that?', /^Yes\. It’s 1,310 square feet/],
    [8, 'would five thousand do for moving in', /^No\. \$6,800 to move in/],
    [5, 'is it the same number of baths as bedrooms?', /^Yes, as many bedrooms as baths: 2 each/],
    [9, 'is it as many baths as bedrooms', /^No\. More bedrooms/],
    [5, 'what’s more, a year of dues or 11 grand, and by how much?', /^\$11,820 a year .*\$820 more/],
    [6, 'our cap is 1.1, does it fit, and if not by how much?', /^No\. .*\$20,000 over \$1,100,000/],
    [4, 'we have five cars. garage plus driveway, do they all fit?', /^No\. Parking for 4 cars/],
    [8, 'can we pick up the keys dec 1', /^No: it’s available from December 15/],
    [9, 'arriving on the twentieth of december, is that before or after it’s free?', /^Before: .* January 1/],
    [4, 'our lease ends december 31. if we went into contract today could we own it before then', /^Yes: /],
  ] as const)('is compared for listing %i: "%s"', async (id, message, expected) => {
    expect((await answerToLast(id, [message])).text).toMatch(expected)
  })
})
