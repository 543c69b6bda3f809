import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'

describe('[API-05] a story beside a question', () => {
  it.each([
    [6, '1031 exchange buyer here, clock’s ticking. how fast can we close', /available now/],
    [6, 'got denied for a mortgage last year, trying again. is it still available', /available now/],
    [4, 'mortgage rates are nuts these days. is there a pool', /pool/],
  ] as const)('about loans and taxes gets no advice refused: listing %i, "%s"', async (id, message, expected) => {
    const { text, isGuarded } = await ask(id, message)
    expect(text).toMatch(expected)
    expect(isGuarded).toBe(false)
  })

  it.each([
    [6, 'mortgage rates? also is there a garage'],
    [6, 'any idea on mortgage rates. also is there a garage'],
    [6, 'what about closing costs. and is there a garage'],
  ] as const)('that asks for advice is told there is none: listing %i, "%s"', async (id, message) => {
    const { text } = await ask(id, message)
    expect(text).toMatch(/advi[cs]e|professional/)
    expect(text).toMatch(/garage/)
  })

  it.each([
    [9, 'could do 4900 if i sign for two. would they go for that', /\$250 over \$4,900/],
    [6, 'id go 1.05 all cash tomorrow. they bite?', /Only the seller can say/],
    [4, 'only got 4.3 lol. pointless?', /Only the seller can say/],
    [6, 'can do $1.1m, cash', /^The asking price is \$1,120,000/],
  ] as const)('with a sum gets no no from the owner: listing %i, "%s"', async (id, message, expected) => {
    const { text } = await ask(id, message)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/^No\b|pets|Sorry/)
  })

  it.each([
    [9, 'we gross 210 between us. does that clear 40x', /^Yes\. 40 × \$5,150 is \$206,000, against \$210,000/],
    [8, 'i net around 7k a month, is that 2x the rent?', /^Yes\. 2 × \$3,400/],
    [5, 'grandpa’s on a scooter, can he get up to you', /^The entrance is step-free/],
    [6, 'my mom’s in a chair, can she get in without help', /six steps/],
  ] as const)('with what one earns or needs is answered: listing %i, "%s"', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it.each(['pásame con el encargado', '¿hay alguien de carne y hueso ahí?', 'comuníqueme con la persona que vende'])(
    'asks for a person in Spanish: "%s"',
    async (message) => {
      expect((await ask(6, message)).wantsPerson).toBe(true)
    },
  )

  it.each([
    [9, 'my gf’s allergic to cats, prior tenants have any?'],
    [5, 'i dont drive. can i rent out the valet spot'],
    [5, 'no car. could i sell off that valet spot or am i stuck with it'],
    [4, 'retired navy, va loan all the way. is that gonna be a dealbreaker'],
    [9, 'moving from london, dont have a ssn. dealbreaker?'],
    [4, 'we keep bees. neighbors gonna freak?'],
  ] as const)('is asked of the owner where only the owner knows: listing %i, "%s"', async (id, message) => {
    const { unanswered, text, isGuarded } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(isGuarded).toBe(false)
    expect(text).not.toMatch(/^Yes/)
  })

  it.each([
    [9, 'were 3 roommates in a 2 bed, one on the couch. cool?'],
    [5, 'its a pied a terre for us. doorman hold packages?'],
  ] as const)('says nothing of what isn’t meant: listing %i, "%s"', async (id, message) => {
    expect((await ask(id, message)).text).not.toMatch(/heat pump|cats/)
  })

  it.each([
    [
      6,
      'me and 2 roommates, everybody gets their own room right? where do we stick 3 trucks',
      /3 bedrooms.*one-car garage/,
    ],
    [6, 'my realtor says its 3/2. is that right', /3 bedrooms.*2\.5 baths/],
    [9, 'i just need to know if 5k even gets me in the door', /\$12,875/],
    [9, 'my dog passed so no pets. do i still pay the 50', /\$50 a month for each pet/],
  ] as const)('is answered with the fact: listing %i, "%s"', async (id, message, expected) => {
    const { text, unanswered } = await ask(id, message)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/\b(?:Yes|No)\./)
    expect(unanswered).toEqual([])
  })

  it.each([
    [9, 'my boyfriend isnt on the lease yet, can he add later'],
    [4, 'our au pair needs her own entrance. doable'],
    [8, 'im a light sleeper, and i work from home. dealbreakers?'],
  ] as const)('leaves to the owner what no fact tells: listing %i, "%s"', async (id, message) => {
    expect((await ask(id, message)).unanswered).toHaveLength(1)
  })
})
