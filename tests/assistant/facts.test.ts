import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conversationAfterReply, newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { replyTo } from '#assistant/decide/reply.ts'
import type { Listing } from '../../assistant/listing.ts'

const listings = JSON.parse(
  readFileSync(new URL('../../assistant/corpora/listings.json', import.meta.url), 'utf8'),
) as Listing[]

/** The reply to the last of the messages. */
async function ask(id: number, ...messages: string[]) {
  const listing = listings.find((one) => one.id === id) as Listing
  let conversation = newConversation()
  let answer = null
  for (const message of messages) {
    const reply = await replyTo({ listing, message, conversation, today: '2026-11-20', screen: () => null })
    conversation = conversationAfterReply(conversation, reply)
    answer = { ...reply, text: textOf(reply.parts) }
  }
  if (answer === null) throw new Error('no message')
  return answer
}

describe('answers from the record', () => {
  it('says yes or no first where the question allows it', async () => {
    expect((await ask(8, 'is there an elevator?')).text).toMatch(/^No\. There’s no elevator/)
    expect((await ask(6, 'do you show it on Mondays?')).text).toMatch(/^No, not on Monday\./)
    expect((await ask(6, 'do you show it on Sundays?')).text).toMatch(/^Yes, on Sunday/)
  })
  it('says where the bedrooms are where that is asked, not how many there are', async () => {
    const { text, unanswered } = await ask(5, 'are the 2 bedrooms next to each other or apart?')
    expect(text).toContain('opposite ends')
    expect(text).not.toMatch(/^Yes/)
    expect(unanswered).toEqual([])
  })
  it('takes one of two words beside an "or" for an answer', async () => {
    expect((await ask(4, 'is it fiber or cable?')).unanswered).toEqual([])
    expect((await ask(4, 'is the pool salt or chlorine?')).unanswered).toHaveLength(1)
  })
  it('doesn’t say yes to a room that is only compared with one on record', async () => {
    const { text, unanswered } = await ask(4, 'is there a den besides the living room?')
    expect(text).not.toMatch(/^Yes/)
    expect(unanswered).toHaveLength(1)
  })
  it('quotes the sentence about the thing, not one that names it among others', async () => {
    expect((await ask(4, "how's the kitchen?")).text).toContain('marble island')
  })
  it('says what the fee covers where a sum is named with it', async () => {
    expect((await ask(5, 'what does the 985 HOA fee pay for?')).text).toContain('gym')
  })
  it('doesn’t answer what electricity costs by who pays it', async () => {
    expect((await ask(8, 'how much is electricity in a normal month?')).unanswered).toHaveLength(1)
  })
  it('words a field as a sentence', async () => {
    expect((await ask(4, 'how is it heated?')).text).toBe('It has radiant floor heating.')
  })
  it('answers each thing of a list', async () => {
    const { text } = await ask(4, 'price, sq ft, and lot size?')
    expect(text).toContain('$4,750,000')
    expect(text).toContain('4,820')
    expect(text).toContain('0.42')
  })
  it('tells the last subject again for a short follow-up', async () => {
    const reply = await ask(4, 'is the pool heated?', 'year round?')
    expect(reply.text).toContain('April to October')
    expect(reply.unanswered).toEqual([])
  })
  it('asks the owner where a word asks for more than the record says', async () => {
    expect((await ask(8, 'is the deposit refundable?')).unanswered).toHaveLength(1)
    expect((await ask(5, 'who was the architect?')).unanswered).toHaveLength(1)
  })
  it.each([
    [4, 'is the kitchen black and white?'],
    [8, 'does the brick wall have a mural?'],
    [4, 'do blinds come with the windows?'],
    [8, 'does the bedroom fit a queen?'],
    [4, 'Japanese maple in the garden?'],
    [4, 'English garden or Japanese garden?'],
  ])('of %i says no yes to a word that the record doesn’t have: %s', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(text).not.toMatch(/^Yes/)
  })
  it('says yes where all of it is on record', async () => {
    const { text, unanswered } = await ask(4, 'is the kitchen island marble?')
    expect(text).toMatch(/^Yes/)
    expect(unanswered).toEqual([])
  })
  it('tells heating and cooling where both are asked for', async () => {
    const { text } = await ask(4, 'how is it heated and cooled?')
    expect(text).toContain('radiant floor')
    expect(text).toContain('heat pump')
  })
  it('doesn’t ask the owner because of a remark', async () => {
    const reply = await ask(5, 'Does it have A/C? Those glass towers turn into saunas.')
    expect(reply.unanswered).toEqual([])
  })
  it('doesn’t say yes to a garden of one’s own where it is shared', async () => {
    expect((await ask(6, 'is the yard just ours?')).text).toMatch(/^No\./)
  })
  it('answers in Spanish', async () => {
    const reply = await ask(8, '¿Aceptan perros?')
    expect(reply.language).toBe('es')
    expect(reply.text).toMatch(/^No\. .*los perros no están permitidos/)
    expect((await ask(6, 'hay que subir escaleras para entrar?')).text).toContain('seis escalones')
  })
  it('names what an English quote says in Spanish', async () => {
    expect((await ask(7, '¿tiene alberca?')).text).toContain('piscina (alberca)')
  })
  it('doesn’t say yes to a kind of parking that the record doesn’t speak of', async () => {
    const shared = await ask(4, 'is the driveway shared?')
    expect(shared.text).not.toMatch(/^Yes/)
    expect(shared.unanswered).toHaveLength(1)
    expect((await ask(6, 'is the garage enclosed?')).text).toMatch(/^Yes\./)
  })
  it('answers what is warm when with the owner’s months', async () => {
    expect((await ask(4, 'is the pool warm enough to swim in May?')).text).toContain('April to October')
  })
  it('offers the garden where outdoor space is asked for', async () => {
    expect((await ask(6, 'is there any outdoor space for us?')).text).toContain('garden')
  })
  it('says what is seen from a floor', async () => {
    expect((await ask(4, 'what would i see from upstairs?')).text).toContain('trees')
  })
  it('tells when the keys are there, not what they cost', async () => {
    expect((await ask(8, 'what’s the earliest I can get the keys?')).text).toContain('December 15')
    expect((await ask(8, 'how much to get the keys?')).text).toContain('$6,800')
  })
})
