import { describe, expect, it } from 'vitest'
import { notesIn } from '#assistant/lead/notes.ts'
import { statementsIn } from '#assistant/lead/statements.ts'
import type { LikelyQualification } from '#assistant/understand/learned.ts'

const nothing: LikelyQualification = {
  intent: { buying: 0, renting: 0, investing: 0, browsing: 0, none: 1 },
  financing: { cash: 0, preapproved: 0, mortgage: 0, 'needs to sell first': 0, none: 1 },
  timing: 0,
  budget: 0,
  household: 0,
  pets: { pets: 0, 'no pets': 0, none: 1 },
}
const intent = (name: 'buying' | 'investing', share: number): Partial<LikelyQualification> => ({
  intent: { ...nothing.intent, none: 1 - share, [name]: share },
})
const financing = (share: number): Partial<LikelyQualification> => ({
  financing: { ...nothing.financing, none: 1 - share, preapproved: share },
})

/** The notes on a message whose statements have this likely label. */
function noted(
  message: string,
  likely: Partial<LikelyQualification>,
  asked: Parameters<typeof notesIn>[1] = null,
): string[] {
  const shares = new Map(statementsIn(message).map(({ text }) => [text, { ...nothing, ...likely }]))
  return notesIn(message, asked, shares).map(({ topic, value }) => `${topic}: ${value}`)
}

describe('[API-05] learned notes about visitors', () => {
  it('are made when no phrase matches', () => {
    expect(noted('this would be rental number four for us', intent('investing', 0.9))).toEqual(['intent: investing'])
    expect(noted('the credit union signed the papers', financing(0.9))).toEqual(['financing: preapproved'])
  })

  it('need a high probability, and a lower one for an answer', () => {
    expect(noted('something with a yard', intent('buying', 0.5))).toEqual([])
    expect(noted('something with a yard', intent('buying', 0.5), 'purpose')).toEqual(['intent: buying'])
  })

  it('never say cash where cash is denied', () => {
    const cash: Partial<LikelyQualification> = { financing: { ...nothing.financing, none: 0.02, cash: 0.98 } }
    expect(noted("no we're not paying cash we're taking out a loan", cash)).toEqual(['financing: taking out a loan'])
    expect(noted("we aren't paying cash", cash)).toEqual([])
    expect(noted('every cent is in the account', cash)).toEqual(['financing: cash'])
  })

  it('say nothing of pets where children are meant', () => {
    const noPets: Partial<LikelyQualification> = { pets: { pets: 0, 'no pets': 0.9, none: 0.1 } }
    const pets: Partial<LikelyQualification> = { pets: { pets: 0.9, 'no pets': 0, none: 0.1 } }
    expect(noted('none with kids, me and a sourdough starter', noPets)).not.toContain('pets: no pets')
    expect(noted('about our church and our 4 kids', pets)).not.toContain('pets: about our church and our 4 kids')
    expect(noted('none of those furry ones for me', noPets)).toEqual(['pets: no pets'])
  })

  it('take a long week for no date', () => {
    expect(noted('alright sorry, long week', { timing: 0.9 })).toEqual([])
  })

  it('are never made from a question, or about someone else', () => {
    expect(noted('is that good for investors?', intent('investing', 0.9))).toEqual([])
    expect(noted('my brother has rental number four', intent('investing', 0.9))).toEqual([])
  })

  it('don’t replace what was said literally', () => {
    expect(noted('I want to buy', intent('investing', 0.9))).toEqual(['intent: buying'])
  })

  it.each([
    'ideally the 28th at half ten',
    'mon 10',
    'Same time yes, Wednesday 2:30',
    'Saturday then, tomorrow, same time',
    'A week later, same time',
    'lol sorry no, back to 10:30 like before',
    'today at 1 perfect',
    'The day after then, same hour',
    'Wednesday the 25th, sometime in the morning, 10 or so',
    'not cancel just move it, tomorrow same time',
    'el martes a las 4 y media',
    'mañana por la tarde',
    'fire away',
    "okay so we're moving from Chicago",
  ])('have no timing of a move where a tour is meant, or no time: %s', (message) => {
    expect(noted(message, { timing: 0.95 })).toEqual([])
  })

  it.each([
    ['Once the kids are out of school', 'Once the kids are out of school'],
    ['after our wedding', 'after our wedding'],
    ['thinking q2', 'thinking q2'],
    ['the lease ends March 1 at noon', 'March 1'],
    ['en cuanto venda la mía', 'en cuanto venda la mía'],
  ])('have the timing of a move: %s', (message, value) => {
    expect(noted(message, { timing: 0.95 })).toEqual([`timing: ${value}`])
  })

  it.each(['thats just my guess', 'I just think in Pacific haha', "I'm just helping", 'just kidding'])(
    'don’t take a remark for someone who only looks: %s',
    (message) => {
      expect(noted(message, { intent: { ...nothing.intent, none: 0.1, browsing: 0.9 } })).toEqual([])
    },
  )

  it('take no phone number for a budget, and no name for a pet', () => {
    expect(noted('My phone is 510 555 0143.', { budget: 0.9 })).toEqual(['phone: 510 555 0143'])
    const pets = { pets: { ...nothing.pets, none: 0.1, pets: 0.9 } }
    expect(noted('Her name is Mei-Ling Chow', pets)).toEqual([])
    expect(noted('Her name is Biscuit and she never ever barks', pets)).toHaveLength(1)
    expect(noted('Rex is a very good boy', pets)).toEqual(['pets: Rex is a very good boy'])
  })

  it('say what a date or an amount refers to', () => {
    expect(noted('kids finish in june', { timing: 0.9 })).toEqual(['timing: june'])
    expect(noted('kids finish in june', {})).toEqual([])
    expect(noted('once they are out of school', { timing: 0.9 })).toEqual(['timing: once they are out of school'])
    expect(noted('3400ish hurts', { budget: 0.9 })).toEqual(['budget: 3400'])
    expect(noted('80k down', { budget: 0.9 })).toEqual([])
  })

  it('record household and animals in the visitor’s words', () => {
    const animals = { pets: { pets: 0.9, 'no pets': 0, none: 0.1 } }
    expect(noted('grandma comes too.', { household: 0.9 })).toEqual(['household: grandma comes too'])
    expect(noted('he never barks', animals)).toEqual(['pets: he never barks'])
    expect(noted('nothing with fur', { pets: { pets: 0, 'no pets': 0.9, none: 0.1 } })).toEqual(['pets: no pets'])
    expect(noted('my service animal never barks, my service dog', animals)).toEqual([])
  })
})
