import { describe, expect, it } from 'vitest'
import { notesIn } from '#assistant/lead/notes.ts'
import { isPlausible } from '#assistant/lead/plausible.ts'
import type { LeadNote } from '#assistant/turn.ts'

const noted = (message: string) => notesIn(message, null).map(({ topic, value }) => `${topic}=${value}`)

describe('[API-05] notes on everyday talk', () => {
  it.each([
    ['my husband’s in a chair since the accident', ['household=my husband']],
    ['my wife’s pregnant', ['household=my wife']],
    ['we’re first timers, pulling 3.5 percent fha, both teachers', ['financing=fha', 'household=both teachers']],
    ['tres perros chiquitos y una cotorra', ['pets=tres perros']],
    ['somos una pareja con mellizos y mi suegra', ['household=somos una pareja con mellizos']],
    ['i never said 5 million i said 4.5', ['budget=budget is 4.5 million']],
    ['we didn’t say 900k, we said 850k', ['budget=850k']],
    ['scratch that my wife says we’d still take a small loan', ['financing=take a small loan']],
    ['me and two roommates', ['household=me and two roommates']],
    ['wife, three boys, and a golden retriever', ['household=wife, three boys', 'pets=a golden retriever']],
    ['our household is 2 adults, 1 teenager', ['household=2 adults, 1 teenager']],
    ['looking for a place for my elderly mom', ['household=my elderly mom']],
    ['my sister and I, plus her toddler', ['household=my sister and I, plus her toddler']],
    ['it’s for my daughter at NYU, with two roommates', ['household=my daughter at NYU, with two roommates']],
    ['we’re expecting in March and need another room', ['household=expecting']],
    ['wife is pregnant, due in April', ['household=wife is pregnant']],
    [
      'hi so were relocating from austin in march my wife and i plus 2 cats we can go to about 4.5 million',
      ['household=my wife and i', 'pets=2 cats', 'budget=about 4.5 million', 'timing=in march'],
    ],
    ['ballpark 4 mil', ['budget=4 mil']],
    ['i wana rent not buy, i cant buy anything in this city haha', ['intent=renting']],
    ['1.05 is where we tap out', ['budget=1.05 million']],
    ['want to rent, maybe march or april', ['intent=renting', 'timing=march or april']],
    ['just curious, i live two doors down', ['intent=browsing']],
    ['we have a friend coming along too so 4 people total', ['household=4 people total']],
    ['I’d live there alone', ['household=live there alone']],
    ['honestly cant do anything til the house in Larkspur is sold', ['financing=needs to sell first']],
    ['my mom thinks i can spend 1.3 million. i’m capped at 1.05M', ['budget=1.05M']],
    ['realistically late 2027', ['timing=late 2027']],
    [
      'los 7 millones son el presupuesto de mi suegro, no el mío. yo quiero comprar con hipoteca',
      ['intent=buying', 'financing=hipoteca'],
    ],
    ['3500 is my roommates budget not mine lol mine is 2k a month', ['budget=2k a month']],
    ['I said 3000 earlier, make that 3,400 a month', ['budget=3,400 a month']],
    ['not looking to buy, only rent', ['intent=renting']],
    ['we each pay 2500 so five grand total a month', ['budget=five grand']],
    ['its me my brother n his buddy so 3 dudes', ['household=3 dudes']],
    ['we are a household of five', ['household=household of five']],
    ['seriamos 5 en la casa', ['household=5']],
    ['about 30 percent down, wells has us preapproved', ['financing=preapproved', 'financing=30 percent down']],
    ['podria dar 35% de entrada', ['financing=35% de entrada']],
    ['we got 2.5 million to put down and would borrow whats left', ['financing=2.5 million to put down']],
    ['say twenty percent in and the rest over 30 yrs at six and a half', []],
    ['ok 20 down, 30 years, 6.5', []],
    ['not flipping it, not renting it out', []],
    ['Our range is $4.2M - $4.9M.', ['budget=$4.2M - $4.9M']],
    ['my budget is a mil and three quarters', ['budget=budget is a mil and three quarters']],
    ['at least 4 mil at most 6, thats our window', ['budget=at least 4 mil at most 6']],
    ['my sister’s ceiling is 700k, mine’s 950k', ['budget=950k']],
    ['i said 800, make that 850. thats my limit', ['budget=850']],
    ['dije 4800 pero me dieron aumento asi que súbele a 5300 como tope', ['budget=budget is 5300']],
    ['the bank cut us down to 975k so that’s the max now', ['budget=975k']],
    ['no me alcanza pa mas de un millon cien', ['budget=un millon cien']],
    ['can’t do a thing till our current house is sold', ['financing=needs to sell first']],
    ['id be renting it out, its purely a numbers thing for me', ['intent=investing']],
    ['i’ve got one cat and a max of 3300, any wiggle room?', ['pets=one cat', 'budget=3300']],
    ['tengo una gata y llego a 3400, el agua va incluida?', ['pets=una gata']],
    ['got twin boys who are feral basically', ['household=twin boys']],
    ['three generations under one roof is what we’d be', ['household=three generations']],
    ['were not in a hurry, maybe next summer', ['timing=next summer']],
    ['me urge, tengo trillizos', ['timing=me urge', 'household=trillizos']],
  ])('name what is meant: "%s"', (message, expected) => {
    expect(noted(message)).toEqual(expected)
  })

  it.each([
    'hes a baby i swear',
    'we can do 50k under asking',
    'can swing a hundred grand less than what they want',
    'i could go 20k over list',
    'we own a rental in reno',
    'i never said 3 i said 4',
  ])('aren’t made: "%s"', (message) => {
    expect(noted(message)).toEqual([])
  })

  const note = (topic: LeadNote['topic'], value: string, sentence = value): LeadNote => ({ topic, value, sentence })
  it.each([
    note('timing', 'we’re first timers'),
    note('timing', 'by myself'),
    note('timing', 'ends before 8'),
    note('timing', 'i have my boys on weekends'),
    note('timing', 'para cuando saldria a la venta'),
    note('household', 'i represent myself and a family trust'),
    note('financing', 'mortgage', 'dont have a us credit score yet'),
  ])('of the classifier aren’t kept: $value', (one) => {
    expect(isPlausible(one)).toBe(false)
  })

  it.each([
    note('timing', 'once my boys finish school'),
    note('timing', 'before August'),
    note('financing', 'mortgage', 'credit score is 760, the bank is on it'),
    note('household', 'me and my trusty old mother'),
  ])('of the classifier are kept: $value', (one) => {
    expect(isPlausible(one)).toBe(true)
  })
})
