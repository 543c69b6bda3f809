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

describe('answers from the listing’s facts', () => {
  it('name the amenities', async () => {
    expect((await ask(5, 'what amenities does the building have')).text).toBe(
      'It has a gym, a doorman, an elevator, parking, a washer and dryer in the unit and cooling.',
    )
    expect((await ask(8, 'Amenities?')).text).toBe('It has bicycle storage and laundry.')
    expect((await ask(8, '¿qué amenidades tiene?')).text).toBe('Tiene lugar para bicicletas y lavandería.')
  })

  it('aren’t sums with what another home cost', async () => {
    const burned = 'I got burned by a 700 a month HOA on my last place so please tell me there isn’t one here'
    expect((await ask(4, burned)).text).toBe('There are no HOA dues.')
  })

  it('start with yes or no when the question allows it', async () => {
    expect((await ask(8, 'is there an elevator?')).text).toMatch(/^No\. There’s no elevator/)
    expect((await ask(6, 'do you show it on Mondays?')).text).toMatch(/^No, not on Monday\./)
    expect((await ask(6, 'do you show it on Sundays?')).text).toMatch(/^Yes, on Sunday/)
  })
  it('say where the bedrooms are when that is asked, not how many there are', async () => {
    const { text, unanswered } = await ask(5, 'are the 2 bedrooms next to each other or apart?')
    expect(text).toContain('opposite ends')
    expect(text).not.toMatch(/^Yes/)
    expect(unanswered).toEqual([])
  })
  it('treat one of two words around "or" as an answer', async () => {
    expect((await ask(4, 'is it fiber or cable?')).unanswered).toEqual([])
    expect((await ask(4, 'is the pool salt or chlorine?')).unanswered).toHaveLength(1)
  })
  it('don’t say yes to a room that is only compared with a recorded one', async () => {
    const { text, unanswered } = await ask(4, 'is there a den besides the living room?')
    expect(text).not.toMatch(/^Yes/)
    expect(unanswered).toHaveLength(1)
  })
  it('quote the sentence about the item, not one that lists it among others', async () => {
    expect((await ask(4, "how's the kitchen?")).text).toContain('marble island')
  })
  it('say what the HOA dues cover when an amount is mentioned with them', async () => {
    expect((await ask(5, 'what does the 985 HOA fee pay for?')).text).toContain('gym')
  })
  it('don’t answer the cost of electricity with who pays it', async () => {
    expect((await ask(8, 'how much is electricity in a normal month?')).unanswered).toHaveLength(1)
  })
  it('phrase a field as a sentence', async () => {
    expect((await ask(4, 'how is it heated?')).text).toBe('It has radiant floor heating.')
  })
  it('answer each item of a list', async () => {
    const { text } = await ask(4, 'price, sq ft, and lot size?')
    expect(text).toContain('$4,750,000')
    expect(text).toContain('4,820')
    expect(text).toContain('0.42')
  })
  it('use the last subject for a short follow-up', async () => {
    const reply = await ask(4, 'is the pool heated?', 'year round?')
    expect(reply.text).toContain('April to October')
    expect(reply.unanswered).toEqual([])
  })
  it('ask the owner when a word asks for more than the listing says', async () => {
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
  ])('for listing %i don’t say yes to a word that the listing doesn’t have: %s', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(text).not.toMatch(/^Yes/)
  })
  it('say yes when everything asked is in the listing', async () => {
    const { text, unanswered } = await ask(4, 'is the kitchen island marble?')
    expect(text).toMatch(/^Yes/)
    expect(unanswered).toEqual([])
  })
  it('give heating and cooling when both are asked for', async () => {
    const { text } = await ask(4, 'how is it heated and cooled?')
    expect(text).toContain('radiant floor')
    expect(text).toContain('heat pump')
  })
  it('don’t ask the owner because of a remark', async () => {
    const reply = await ask(5, 'Does it have A/C? Those glass towers turn into saunas.')
    expect(reply.unanswered).toEqual([])
  })
  it('don’t say yes to a private yard when it is shared', async () => {
    expect((await ask(6, 'is the yard just ours?')).text).toMatch(/^No\./)
  })
  it('are in Spanish for a question in Spanish', async () => {
    const reply = await ask(8, '¿Aceptan perros?')
    expect(reply.language).toBe('es')
    expect(reply.text).toMatch(/^No\. .*los perros no están permitidos/)
    expect((await ask(6, 'hay que subir escaleras para entrar?')).text).toContain('seis escalones')
  })
  it('say in Spanish what an English quote is about', async () => {
    expect((await ask(7, '¿tiene alberca?')).text).toContain('piscina (alberca)')
  })
  it('don’t say yes to a kind of parking that the listing doesn’t mention', async () => {
    const shared = await ask(4, 'is the driveway shared?')
    expect(shared.text).not.toMatch(/^Yes/)
    expect(shared.unanswered).toHaveLength(1)
    expect((await ask(6, 'is the garage enclosed?')).text).toMatch(/^Yes\./)
  })
  it('say what is warm when, using the owner’s months', async () => {
    expect((await ask(4, 'is the pool warm enough to swim in May?')).text).toContain('April to October')
  })
  it('mention the yard when outdoor space is asked for', async () => {
    expect((await ask(6, 'is there any outdoor space for us?')).text).toContain('garden')
  })
  it('describe the view from a floor', async () => {
    expect((await ask(4, 'what would i see from upstairs?')).text).toContain('trees')
  })
  it('say when the keys are available, not what they cost', async () => {
    expect((await ask(8, 'what’s the earliest I can get the keys?')).text).toContain('December 15')
    expect((await ask(8, 'how much to get the keys?')).text).toContain('$6,800')
  })
})
