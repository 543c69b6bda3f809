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
