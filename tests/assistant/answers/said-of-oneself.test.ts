import { describe, expect, it } from 'vitest'
import { answerToLast, ask } from '../support/ask.ts'

describe('[API-05] what visitors say of themselves', () => {
  it.each([
    [6, 'hola buenas, ando viendo casas por primera vez y me aprobaron un fha hasta 950'],
    [7, 'My wife Annelise and I are downsizing from Atherton and would be purchasing without a loan'],
    [5, 'gotta sell our place in Daly City first, goes on the market feb'],
    [6, 'heloc on our current home so basically cash but not really you get it'],
    [7, 'jumbo loan probably, havent talked to a bank yet'],
    [4, 'fijate q el banco me dio carta por 4 millones doscientos'],
    [6, 'asking for my daughter shes the one buying not me'],
    [5, 'wife is active duty so orders could come any month, we’re guessing spring'],
    [6, 'la verdad vivo en carro ahorita con mi niño'],
    [7, 'Family office writing on behalf of a principal. Please do not ask for the principal’s name'],
    [7, 'please don’t call me before noon'],
  ] as const)('gets thanks, no fact and no refusal: listing %i, "%s"', async (id, message) => {
    const { text, facts, unanswered, wantsTour, wantsPerson } = await ask(id, message)
    expect(text).toMatch(/[Tt]hanks|Got it|Gracias|Entendido/)
    expect({ facts, unanswered, wantsTour, wantsPerson }).toEqual({
      facts: [],
      unanswered: [],
      wantsTour: false,
      wantsPerson: false,
    })
  })

  it('leaves the question beside it', async () => {
    const { text } = await ask(4, 'No pets, no kids, no mortgage. Is there a pool?')
    expect(text).toMatch(/^Yes. From the listing: “The pool/)
  })

  it.each([
    [4, 'what rate would i get with a jumbo loan'],
    [4, 'should we use a heloc for the down payment?'],
  ] as const)('asks for advice when it asks: listing %i, "%s"', async (id, message) => {
    expect((await ask(id, message)).text).toMatch(/advi[cs]e|professional/)
  })

  it.each([
    [5, 'would the seller accept an fha loan'],
    [6, 'would they take a contingent offer you think'],
    [6, 'are they open to seller financing'],
  ] as const)('asks the owner which loans and conditions are taken: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(text).not.toMatch(/firm|open to offers|^No|^Yes/)
  })

  it('takes “then get me one” for the person that Penny offered', async () => {
    expect((await answerToLast(5, ['are you a real person', 'then get me one'])).wantsPerson).toBe(true)
  })

  it('takes “appreciate you” for thanks', async () => {
    expect((await ask(8, 'appreciate u')).text).toMatch(/welcome|Happy to help|Any ?time/)
  })

  it('takes “this is the third listing with a stupid robot” for a complaint', async () => {
    const { text, acts } = await ask(5, 'this is the third listing today with a stupid robot on it im so sick of it')
    expect(acts).toContain('complaint')
    expect(text).not.toMatch(/tenant/)
  })
})

describe('[API-05] an animal that the rule doesn’t name', () => {
  it.each([
    [8, 'can I have a hamster'],
    [9, 'do you allow hamsters'],
    [9, 'i have two parrots is that ok'],
    [9, 'we keep a tortoise, allowed?'],
  ] as const)('is the owner’s to say: listing %i, "%s"', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).not.toMatch(/^(?:Yes|No)\b/)
    expect(unanswered).toHaveLength(1)
  })
})
