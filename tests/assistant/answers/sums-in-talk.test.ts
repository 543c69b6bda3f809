import { describe, expect, it } from 'vitest'
import { answerToLast } from '../support/ask.ts'

const asPercent = 'got 400k for the down payment, whats that as a percentage'
const threeOfUs = 'three of us splitting rent evenly how much each'
const ownMortgage = 'total per month if my mortgage is 7,900'
const forSize = ['whats the size', 'price divided by that']
const sixtyForty = ['half of rent each?', 'she makes more so lets say 60 40']
const toMoveIn = 'total to get keys please, first and the deposit'
const forTwoDogs = ['se puede tener perro', 'los dos entonces cuanto suman', 'y ya con la renta']
const leaving = 'then how many nights am i in a hotel if i leave my place on dec 12'

describe('[API-05] a sum in everyday talk', () => {
  it.each([
    [4, ['20 percent of the price is what', 'and the rest of it then'], /leaves \$3,800,000/],
    [
      9,
      ['how much is the deposit', 'plus first month', 'split between 2 of us', 'wait no theres three of us'],
      /\$4,291\.67 each/,
    ],
    [7, ['we want something with a pool, we can go to 8 million', 'Has it one?'], /terrace and a pool/],
    [4, ['20% down', 'so the remainder is what'], /leaves \$3,800,000/],
    [6, ['I have 300k down what is the loan', 'and the rest?'], /^\$820,000/],
    [5, [asPercent, 'i mean 450 not 400, redo it'], /^\$450,000 is 23\.7%/],
    [5, [asPercent, 'no, 350'], /^\$350,000 is 18\.5%/],
    [5, [asPercent, 'actually 1.2'], /^\$1,200,000 is 63\.3%/],
    [6, ['traemos 200 mil de enganche, que porcentaje es', 'ah no, 180. hazlo otra vez'], /^\$180,000 es el 16\.1%/],
    [6, ['20% down', 'sorry 25'], /^25% of/],
    [6, ['been preapproved up to 1.05 so theres a gap', 'how big a gap'], /^\$1,050,000 is \$70,000 \(6\.25%\) below/],
    [6, ['our budget is 1.05', 'whats the gap'], /\$70,000 \(6\.25%\) below/],
    [9, ['budget was 5k but i can stretch, call it 5400', 'so with parking am i over'], /^No\. .*\$70 under \$5,400/],
    [9, [threeOfUs, 'actually jess bailed its two now'], /^\$2,575 each a month/],
    [9, [threeOfUs, 'so now it’s four of us'], /^\$1,287\.50 each a month/],
    [5, [ownMortgage], /^\$8,885 a month: \$7,900 \+ HOA dues \$985/],
    [5, [ownMortgage, 'forgot taxes, say 1,900 a month, add em'], /^\$10,785 a month/],
    [6, ['all in per month if the mortgage is 5600 with the hoa', 'plus 250 for insurance'], /^\$6,060 a month/],
    [8, ['i can go up to 3600', 'with the garage am i over'], /^Yes\. .*\$90 over \$3,600/],
    [4, ['preapproved for 4.2', 'whats the shortfall'], /\$550,000/],
    [8, ['how many days am i between places if i move out dec 3', 'hotel is 160 a night'], /\$1,920/],
    [8, ['so rent plus the garage plus say 70 for electric'], /^\$3,760 a month/],
    [6, forSize, /^About \$636 a square foot/],
    [6, [...forSize, 'and if they took 1.05 for it'], /^About \$597 a square foot/],
    [6, [...forSize, 'and if they took 1.05 for it', 'which is how much off'], /^\$1,050,000 is \$70,000/],
    [4, ['whats 4.75 over 4820'], /^About \$985 a square foot/],
    [4, ['whats 4.75 over 4820', 'and over the lot, per sq ft of dirt'], /^About \$260 a square foot of land/],
    [6, ['put 10 down on this how much is that', 'and 3 percent closing on top'], /^\$145,600/],
    [8, sixtyForty.slice(0, 1), /^\$1,700 each/],
    [8, sixtyForty, /^60%: \$2,040; 40%: \$1,360/],
    [8, [...sixtyForty, 'now the deposit same way'], /^60%: \$2,040; 40%: \$1,360/],
    [9, [toMoveIn, 'does that have the parking in it'], /^No\. \$12,875/],
    [9, [toMoveIn, 'does that have the parking in it', 'add it, and one dog at 22lbs'], /^\$13,105/],
    [9, [leaving], /^20 days from December 12, 2026 to January 1, 2027/],
    [9, [leaving, 'yikes at 190 a night thats'], /\$3,800/],
    [7, ['if it went for 900 a foot what would the price be'], /^\$900 a square foot would be \$5,490,000/],
    [6, ['what are the dues', 'so what am i handing them over ten years at todays rate'], /^HOA dues: \$25,200/],
    [
      8,
      [
        '18 months with the month free adds up to what',
        'and on the 12 month its just 12 x right',
        'difference per month between the two?',
      ],
      /\$188\.89 a month/,
    ],
    [5, ['How long til the tenant goes, count it in days from today', 'conventional, 25 down', 'whats 25'], /^25% of/],
  ] as const)('for listing %i: %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [9, forTwoDogs, /^\$5,250 al mes/],
    [9, [...forTwoDogs, 'y si agarro el estacionamiento'], /^\$5,430 al mes/],
    [
      9,
      [...forTwoDogs, 'y si agarro el estacionamiento', 'perdon el segundo perro es de mi hermana, no viene, quitalo'],
      /^\$5,380 al mes/,
    ],
    [9, ['cuanto necesito para entrar', 'cuanto seria cada parte entonces'], /\$6,437\.50/],
    [4, ['pensamos pagar la mitad en efectivo, cuanto es eso'], /^El 50% de \$4,750,000 son \$2,375,000/],
    [5, ['sería con crédito, me aprobaron 1.5', 'entonces de mi bolsa cuanto faltaria'], /\$395,000/],
    [6, ['traemos 200 mil de enganche, que porcentaje es', 'y con eso cuanto queda debiendose'], /\$920,000/],
  ] as const)('in Spanish, for listing %i: %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it.each([
    [6, ['how many bedrooms', 'and the rest of the house?'], /\$/],
    [8, ['is there laundry', 'no, 3'], /\$/],
    [9, [threeOfUs, 'is there a third bedroom'], /each/],
    [5, ['how much is 20% down', 'is my mortgage going to be high'], /\$7/],
    [9, ['how big are the bedrooms', 'how big a gap is under the door'], /\$/],
  ] as const)('is none where nothing is calculated: listing %i, %j', async (id, messages, wrong) => {
    expect((await answerToLast(id, messages)).text).not.toMatch(wrong)
  })
})
