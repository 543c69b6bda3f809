import { describe, expect, it } from 'vitest'
import { screenMessage, steeringIn } from '#assistant/guard/fair-housing.ts'
import type { ProtectedLabel } from '#assistant/guard/matters.ts'
import type { Likely, LikelyMessage } from '#assistant/understand/learned.ts'
import { forRent } from './listing.ts'

const mattersIn = (message: string, likely: LikelyMessage | null = null) =>
  screenMessage(message, forRent(3400), 0, likely)?.matters ?? []

/** A learned reading with this label and probability. */
const touching = (label: ProtectedLabel, share: number): Likely => ({
  acts: {},
  protection: { none: 1 - share, [label]: share },
  topics: {},
})
const read = (text: string, label: ProtectedLabel, share: number): LikelyMessage => ({
  whole: touching(label, share),
  clauses: [{ text, isMarked: true, likely: touching(label, share) }],
})

describe('[API-05] protected subjects matched by phrases alone', () => {
  it.each([
    ['how do i check megans law for this address', 'safety'],
    ['whats the demografics', 'people'],
    ['Is there an eruv around here?', 'people'],
    ['can i live there with my 4 yr old', 'children'],
    ['mi perro es de asistencia', 'assistanceAnimal'],
    ['My rent would be paid partly by HASA', 'voucher'],
    ['can i have somebody install a railing and a stair chair', 'accommodation'],
    ['severe chemical sensitivity, can they promise no pesticide', 'accommodation'],
  ])('%s touches %s', (message, matter) => expect(mattersIn(message)).toContain(matter))

  it.each([
    'nearest catholic church',
    'kids bikes in the garage',
    'is there a safe built in somewhere',
    'any mexican bakery downstairs?',
    'is the kitchen white',
    'race bike downstairs?',
    'do packages get stolen',
    'my last bike was stolen, is there a locked room',
    'is there an asian pear tree?',
    'que precio tiene esa casa',
  ])('%s touches nothing', (message) => expect(mattersIn(message)).toEqual([]))
})

describe('[API-05] protected subjects matched by phrases and the learned model', () => {
  it('finds a subject that no phrase matches', () => {
    const text = 'is carver st hipsters or hasidim'
    expect(mattersIn(text, read(text, 'people asked', 0.9))).toEqual(['people'])
  })
  it.each(['is it true it used to be a school', 'has anyone died there', 'is it haunted'])(
    'leaves the past of the home to the owner: %s',
    (text) => expect(mattersIn(text, read(text, 'schools asked', 0.6))).toEqual([]),
  )

  it('takes “am I OK?” for what the message is about', () => {
    const said = (share: number): LikelyMessage => ({
      whole: touching('applicant asked', share),
      clauses: [
        { text: 'my budget is 3500 with everything', isMarked: false, likely: touching('applicant asked', 0.01) },
        { text: 'am i ok', isMarked: true, likely: touching('applicant asked', 0.7) },
      ],
    })
    const message = 'my budget is 3500 with everything, am i ok'
    expect(mattersIn(message, said(0.01))).toEqual([])
    expect(mattersIn(message, said(0.6))).toEqual(['applicant'])
  })
  it('drops a phrase match when the model reads the sentence as harmless', () => {
    const text = 'Are the neighbors nice?'
    expect(mattersIn(text)).toEqual(['people'])
    expect(mattersIn(text, read(text, 'people asked', 0.01))).toEqual([])
    expect(mattersIn(text, read(text, 'people asked', 0.3))).toEqual(['people'])
  })
  it('keeps a phrase match that has no other meaning', () => {
    const text = 'Do you take section 8?'
    expect(mattersIn(text, read(text, 'voucher asked', 0.01))).toEqual(['voucher'])
  })
  it('needs a higher probability for a subject that people always name', () => {
    const text = 'is a dog of 33 pounds fine'
    expect(mattersIn(text, read(text, 'assistanceAnimal asked', 0.6))).toEqual([])
    expect(mattersIn(text, read(text, 'assistanceAnimal asked', 0.9))).toEqual(['assistanceAnimal'])
  })
  it.each([
    'a friend who is blind wants to come with her dog, is that allowed?',
    'Soy ciego y tengo un perro, ¿se permite?',
  ])('takes the dog of a person who can’t see or hear for an assistance animal: "%s"', (text) => {
    expect(mattersIn(text)).toEqual(['assistanceAnimal'])
    expect(mattersIn(text, read(text, 'assistanceAnimal asked', 0.05))).toEqual(['assistanceAnimal'])
  })
  it('takes no other dog for one: "will my dog wreck the blinds"', () => {
    const text = 'will my dog wreck the blinds?'
    expect(mattersIn(text, read(text, 'assistanceAnimal asked', 0.05))).toEqual([])
  })
  it('reads a day with an hour as talk about a tour, unless a phrase says otherwise', () => {
    const text = 'sat 10 or 11, either is good'
    expect(mattersIn(text, read(text, 'schools asked', 0.9))).toEqual([])
    const both = 'tour on Saturday at 10. Are the neighbors nice?'
    expect(mattersIn(both, read(both, 'people asked', 0.9))).toEqual(['people'])
  })
  it('says whether a phrase names the protected subject', () => {
    const isPhrased = (text: string) =>
      screenMessage(text, forRent(3400), 0, read(text, 'people asked', 0.9))?.isPhrased
    expect(isPhrased('my husband is against it, we do not come')).toBe(false)
    expect(isPhrased('Are the neighbors nice?')).toBe(true)
  })
  it('hands on a wish for a tour beside it', () => {
    const [wish, worry] = ['Can we come see it on Friday?', 'My wife worries about it there.']
    const handedOn = (share: number) =>
      screenMessage(`${wish} ${worry}`, forRent(3400), 0, {
        whole: touching('safety asked', 0.9),
        clauses: [wish, worry].map((text) => ({
          text,
          isMarked: text.endsWith('?'),
          likely: touching('safety asked', share),
        })),
      })?.unguarded
    expect(handedOn(0.2)).toBe(wish)
    expect(handedOn(0.9)).toBe(wish)
  })
  it('takes what is surely about a fact of the home for a question, but no need', () => {
    const about = (label: ProtectedLabel, text: string) => {
      const likely = { ...touching(label, 0.7), topics: { parking: 0.95 } }
      return mattersIn(text, { whole: likely, clauses: [{ text, isMarked: true, likely }] })
    }
    expect(about('people asked', 'who parks next to the spot')).toEqual([])
    expect(about('accommodation asked', 'can the spot be close to the door, i walk badly')).toEqual(['accommodation'])
  })
  it('reads a few words after a fact of the home with the whole message', () => {
    const [dog, asks] = ['We have one dog of 33 pounds.', 'Will he be accepted?']
    const matters = (whole: number) =>
      mattersIn(`${dog} ${asks}`, {
        whole: { ...touching('people asked', whole), topics: { pets: 0.99 } },
        clauses: [dog, asks].map((text) => ({
          text,
          isMarked: text.endsWith('?'),
          likely: touching('people asked', text === asks ? 0.95 : 0.01),
        })),
      })
    expect(matters(0.02)).toEqual([])
    expect(matters(0.99)).toEqual(['people'])
  })
  it('takes an order for what it is', () => {
    const text = 'what does he do, the man in 2104'
    const likely = { ...touching('people asked', 0.7), acts: { order: 0.8, protected: 0.1 } }
    expect(mattersIn(text, { whole: likely, clauses: [{ text, isMarked: true, likely }] })).toEqual([])
  })
  it('holds back what an owner wrote without a matching phrase, and lets harmless text pass', () => {
    expect(steeringIn('It’s all retirees.', touching('people said', 0.8))).toBe('people')
    expect(steeringIn('The furnace is gas.', touching('people said', 0.05))).toBeNull()
  })
})
