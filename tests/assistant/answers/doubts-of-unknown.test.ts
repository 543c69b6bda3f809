import { describe, expect, it } from 'vitest'
import { conversationAfter, newConversation, toKept } from '#assistant/decide/conversation.ts'
import type { SampleId } from '../support/ask.ts'
import { answerToLast, ask, talkAbout } from '../support/ask.ts'

/** After a question that the listing doesn't answer, which the owner was asked. */
async function afterUnknown(id: SampleId, question: string, doubt: string) {
  const [first] = await talkAbout(id, [question])
  if (!first) throw new Error('There is no answer.')
  const conversation = conversationAfter(first.conversation, [{ type: 'OWNER_ASKED', count: 1 }])
  return ask(id, doubt, { conversation: toKept(conversation) })
}

describe('[API-05] a doubt about what the listing doesn’t say', () => {
  it.each([
    [6, 'is there a basement', 'nothing nothing?'],
    [7, 'is there an hoa up there', 'so no or you dont know'],
    [7, 'where would we put three cars', 'you dont know or theres none'],
    [7, 'is there a basement', 'none at all?'],
    [8, 'is there a dishwasher', 'is that a no?'],
    [8, 'is there a dishwasher', 'ok so no then'],
    [8, 'is there a dishwasher', 'you sure?'],
    [8, 'is there a dishwasher', 'you have no idea?'],
    [7, '¿hay sótano?', '¿no sabe o no hay?'],
    [7, '¿hay sótano?', '¿nada de nada?'],
  ] as const)('isn’t taken for a no, nor mailed again: listing %i, "%s", "%s"', async (id, question, doubt) => {
    const { text, unanswered, isGuarded } = await afterUnknown(id, question, doubt)
    expect(text).toMatch(/^I don’t know: the listing doesn’t say either way\.|^No lo sé: el anuncio no dice ni/)
    expect(unanswered).toEqual([])
    expect(isGuarded).toBe(false)
  })

  it.each([
    [7, 'how much is it', 'not even a ballpark?'],
    [7, '¿cuánto piden por ella?', '¿y no tenés ni una idea?'],
    [7, 'is there a basement', 'not even a guess?'],
  ] as const)('gets no guess: listing %i, "%s", "%s"', async (id, question, doubt) => {
    const { text, unanswered } = await afterUnknown(id, question, doubt)
    expect(text).toMatch(/^I’d only be guessing|^Solo estaría adivinando/)
    expect(unanswered).toEqual([])
  })

  it.each([
    [7, 'is there a basement', 'so who’d know that', /^The seller\. They have your question/],
    [8, 'is there a dishwasher', 'who do i ask then', /^The landlord\. They have your question/],
    [7, '¿hay sótano?', '¿y quién sabe eso?', /^El vendedor\. Ya tiene su pregunta/],
  ] as const)('says who knows: listing %i, "%s", "%s"', async (id, question, doubt, expected) => {
    const { text, unanswered } = await afterUnknown(id, question, doubt)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it('tells what is known where someone despairs of it', async () => {
    const { text } = await afterUnknown(7, 'does it have ac', 'geez what DO you know about it')
    expect(text).toMatch(/6 bedrooms, 5 baths/)
  })

  it.each([
    [4, ['any hoa?', 'none at all?'], /^No\. There are no HOA dues\./],
    [7, ['is there a gym', 'how many bedrooms', 'you sure?'], /^It has 6 bedrooms\./],
    [8, ['is there a gym', 'is there parking', 'is that a no?'], /Parking isn’t included/],
  ] as const)('of a fact gets the fact: listing %i, %j', async (id, messages, expected) => {
    const { text } = await answerToLast(id, messages, [{ type: 'OWNER_ASKED', count: 1 }])
    expect(text).toMatch(expected)
  })

  it.each(['no', 'nothing', 'no idea'])('isn’t what is said to an offer: "%s"', async (message) => {
    const { text } = await afterUnknown(7, 'is there a basement', message)
    expect(text).not.toMatch(/either way|guessing/)
  })

  it('beside a question asks nothing', async () => {
    const { text } = await ask(4, 'so no then. how many bedrooms', { conversation: toKept(newConversation()) })
    expect(text).toMatch(/^It has 5 bedrooms\./)
  })
})
