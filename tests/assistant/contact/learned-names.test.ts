import { beforeAll, describe, expect, it } from 'vitest'
import { type LabeledName, nameSamples } from '#assistant/contact/learned-names.ts'
import { readContact } from '#assistant/contact/read-contact.ts'
import { type ClassifierModel, train } from '#assistant/understand/classifier.ts'
import { corporaToLearn } from '#server/assistant/learning/corpora.ts'

let names: ClassifierModel
beforeAll(async () => {
  names = await train(nameSamples((await corporaToLearn()).names))
}, 60_000)

describe('names that no phrase introduces', () => {
  it.each([
    ['Siobhán Ní Bhriain', 'Siobhán Ní Bhriain'],
    ['Marguerite Oyelaran-Dupont', 'Marguerite Oyelaran-Dupont'],
    ['Oh, right. Gwendolyn ap Rhys, 07700 900832', 'Gwendolyn ap Rhys'],
    ['Tell me when it opens up: Dashiell Lindenbaum, 510-555-0186', 'Dashiell Lindenbaum'],
  ])('“%s” gives the name %s', (message, name) => {
    expect(readContact(message, null, names).name).toBe(name)
  })

  it.each([
    'Is Carver Street noisy at night?',
    'we love the Golden Gate view',
    'My budget is 4.2 million and we pay cash',
    'what does the HOA cover',
    'Could I see it on Saturday?',
    'Thanks Penny!',
  ])('“%s” gives none', (message) => {
    expect(readContact(message, null, names).name).toBeNull()
  })

  it.each(['I’m not Ann', 'this isn’t Ann', 'no soy Ana', 'I am not Gwendolyn ap Rhys'])(
    'takes no name that is denied: “%s”',
    (message) => expect(readContact(message, 'name', names).name).toBeNull(),
  )

  it('leaves what phrases found unless it is a part of it', () => {
    expect(readContact('my name is Tim Cook, tim@cook.com', null, names).name).toBe('Tim Cook')
  })
})

describe('what is learned of names', () => {
  const labels = (line: LabeledName) => nameSamples([line]).map(({ label }) => label)

  it('marks each word of the name wherever it stands', () => {
    expect(labels({ text: 'ana here, ana ruiz', name: 'Ana Ruiz', asked: null })).toEqual([
      'other',
      'other',
      'name',
      'name',
    ])
  })

  it('teaches nothing of a name that is said in other words', () => {
    expect(labels({ text: 'it is spelled a n a', name: 'Ana', asked: null })).toEqual([])
  })

  it('takes no word of a message without a name', () => {
    expect(labels({ text: 'is it quiet', name: null, asked: null })).toEqual(['other', 'other', 'other'])
  })
})
