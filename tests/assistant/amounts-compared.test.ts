import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'

describe('[API-05] a question that names two numbers', () => {
  it.each([
    [5, 'Is the valet for 1 car or 2?', 'There’s one valet space, deeded.'],
    [4, 'is it 4 or 4.5 baths', 'It has 4.5 baths.'],
    [4, 'was it 2019 or 2009 that it was built?', 'It was built in 2019.'],
    [4, 'Is the lot 0.42 or 0.24 acres?', 'The lot is 0.42 acres, about 18,295 square feet.'],
  ] as const)('is answered by neither yes nor no (%s): %s', async (id, message, answer) => {
    expect((await ask(id, message)).text).toBe(answer)
  })

  it('multiplies a price per square foot', async () => {
    const { text } = await ask(5, 'If I multiply 1,300 a foot by what you have, I land where?')
    expect(text).toContain('$1,703,000 ($1,300 × 1,310)')
  })
})

describe('[API-05] a sum that is compared with an amount of the same message', () => {
  it.each([
    [5, 'Under fifteen hundred a foot?', 'Yes. About $1,447 a square foot ($1,895,000 ÷ 1,310).'],
    [8, 'would 15 thousand cover moving in', 'Yes. $6,800 to move in: first month $3,400 + deposit $3,400.'],
    [6, 'Is 250 thousand more than 20 percent?', 'Yes. 20% of $1,120,000 is $224,000.'],
    [6, 'is fifty six thousand at least 5 percent of the price', 'Yes. 5% of $1,120,000 is $56,000.'],
    [5, 'does 350 thou cover a 20% down', 'No. 20% of $1,895,000 is $379,000'],
  ] as const)('is told with a yes or a no (%s): %s', async (id, message, answer) => {
    expect((await ask(id, message)).text).toContain(answer)
  })

  it('is no other comparison', async () => {
    expect((await ask(6, 'is it over 1,000,000')).text).toBe(
      'Yes. The asking price is $1,120,000, $120,000 over $1,000,000.',
    )
    expect((await ask(4, 'how much is 20 percent down')).text).toContain('20% of $4,750,000 is $950,000, which leaves')
  })
})
