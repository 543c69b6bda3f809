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
})
