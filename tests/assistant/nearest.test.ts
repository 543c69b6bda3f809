import { describe, expect, it } from 'vitest'
import { cached, type Encoder } from '../../assistant/understand/encoder.ts'
import { cosine, guessOf } from '../../assistant/understand/nearest.ts'

/** Counts letters, which is enough for texts that are equal or completely different. */
const emails: Encoder = {
  embed: async (texts) =>
    texts.map((text) => Array.from({ length: 26 }, (_, i) => text.split(String.fromCharCode(97 + i)).length - 1)),
}

describe('similarity to examples', () => {
  it('is 1 for the same direction and 0 for none', () => {
    expect(cosine([1, 2], [2, 4])).toBeCloseTo(1)
    expect(cosine([1, 0], [0, 1])).toBe(0)
    expect(cosine([0, 0], [1, 1])).toBe(0)
  })
  it('finds the topic of an example', async () => {
    expect((await guessOf('who was the architect'.split(' '), emails))?.nearness).toBeCloseTo(1)
  })
  it('finds nothing when no example is similar', async () => {
    expect(await guessOf(['zzzzqqq'], emails)).toBeNull()
    expect(await guessOf([], emails)).toBeNull()
  })
})

describe('the cache of vectors', () => {
  it('embeds each sentence once', async () => {
    const seen: string[] = []
    const encoder = cached({
      embed: async (texts) => {
        seen.push(...texts)
        return texts.map((text) => [text.length])
      },
    })
    expect(await encoder.embed(['a', 'bb', 'a'])).toEqual([[1], [2], [1]])
    expect(await encoder.embed(['bb', 'ccc'])).toEqual([[2], [3]])
    expect(seen).toEqual(['a', 'bb', 'ccc'])
  })
})
