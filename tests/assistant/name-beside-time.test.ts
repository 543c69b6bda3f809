import { expect, it } from 'vitest'
import { nameBesideTime } from '#assistant/contact/name-beside-time.ts'

const address = '48 Alder Ridge Road, Portland, OR 97229'

it.each([
  ['Wed 11:30? Indigo Marchetti', 'Indigo Marchetti'],
  // Without a space after the mark, as booking tells sentences apart.
  ['Wed 11:30?Indigo Marchetti', 'Indigo Marchetti'],
  ['Indigo Marchetti!Wed 2 p.m. works', 'Indigo Marchetti!'],
])('finds the name beside the time of %j', (message, sentence) => {
  expect(nameBesideTime(message, address)).toEqual({ name: 'Indigo Marchetti', sentence })
  expect(message).toContain(sentence)
})

it.each(['Wed 11:30? Alder Ridge', 'Indigo Marchetti', 'Wed 11:30? Is Indigo Marchetti the agent?'])(
  'finds none in %j',
  (message) => expect(nameBesideTime(message, address)).toBeNull(),
)
