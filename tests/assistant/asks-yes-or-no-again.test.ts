import { describe, expect, it } from 'vitest'
import { asksYesOrNoAgain } from '#assistant/decide/asks-yes-or-no-again.ts'
import { answerToLast } from './support/ask.ts'

describe('a question whether the last answer was a yes or a no', () => {
  it.each(['is that a no?', 'so no?', 'so that’s a no then', 'guess it’s a no', 'ok so that is a no'])(
    'gets the answer again: %s',
    async (message) => {
      const { text } = await answerToLast(9, ['do you allow dogs', 'mine’s 40 lbs', message])
      expect(text).toMatch(/^No\. The limit is under 35 lb/)
    },
  )

  it('gets a yes again', async () => {
    expect((await answerToLast(9, ['do you allow dogs', 'so that’s a yes?'])).text).toMatch(/^Yes\./)
  })

  it('asks no owner twice: what the listing left open stays open', async () => {
    const { text, unanswered } = await answerToLast(5, ['is the gym open 24 hours?', 'so that’s a no?'])
    expect(text).not.toMatch(/^No\b/)
    expect(unanswered).toEqual([])
  })

  it.each(['really?', 'really? nothing at all?', 'seriously??', 'none at all?'])(
    'or a doubt about it gets it again: %s',
    async (message) => {
      expect((await answerToLast(4, ['is there an hoa', message])).text).toMatch(/There are no HOA dues/)
    },
  )

  it.each(['no', 'yes', 'no then', 'it’s a yes from me', 'that’s a nice house', 'so no pool then?'])(
    'isn’t meant by “%s”',
    (message) => expect(asksYesOrNoAgain(message)).toBe(false),
  )
})
