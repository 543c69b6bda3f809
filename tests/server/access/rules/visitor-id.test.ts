import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { conversationNumber, newVisitor, nextVisitor } from '#server/access/rules/visitor-id.ts'
import { keysFrom } from '#server/platform/signing.ts'

const keys = keysFrom('a secret')
const first = { visitor: 'ann', propertyId: 4, clientMessageId: 'one' }
const uuid = randomUUID()

it('[CHAT-04] a conversation’s id is derived from its first message id, its visitor and its listing', () => {
  const number = conversationNumber(keys, first)
  expect(number).toMatch(/^[\w-]{32}$/)
  expect(conversationNumber(keys, first)).toBe(number)
  for (const other of [{ visitor: 'bob' }, { propertyId: 5 }, { clientMessageId: 'two' }])
    expect(conversationNumber(keys, { ...first, ...other })).not.toBe(number)
  expect(conversationNumber(keysFrom('another'), first)).not.toBe(number)
})

it('[CHAT-04] a conversation’s id is random when the message has no id, or one that others may use too', () => {
  const numbers = (given: Partial<typeof first> | { clientMessageId: null }) =>
    new Set([1, 2].map(() => conversationNumber(keys, { ...first, ...given }))).size
  expect(numbers({ clientMessageId: null })).toBe(2)
  expect(numbers({ visitor: 'key:pk_x' })).toBe(2)
  expect(numbers({ visitor: 'key:pk_x', clientMessageId: uuid })).toBe(1)
})

it('[CHAT-04] a new visitor’s id is random, unless a random message id proves a retry', () => {
  const visitors = (name: string | null) => new Set([1, 2].map(() => newVisitor(keys, name))).size
  expect(visitors(null)).toBe(2)
  expect(visitors('1')).toBe(2)
  expect(visitors('6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toBe(2)
  expect(visitors(`x${uuid}`)).toBe(2)
  expect(visitors(`${uuid}x`)).toBe(2)
  expect(visitors(uuid)).toBe(1)
  expect(newVisitor(keys, uuid)).not.toBe(newVisitor(keys, randomUUID()))
  expect(newVisitor(keys, uuid.toUpperCase())).toBe(newVisitor(keys, uuid))
  expect(newVisitor(keys, uuid)).not.toContain(':')
})

it('[CHAT-04] a second person in a browser gets a new visitor id, and the same one when the message is sent again', () => {
  expect(nextVisitor(keys, 'ann', 'one')).toBe(nextVisitor(keys, 'ann', 'one'))
  const all = [nextVisitor(keys, 'ann', 'one'), nextVisitor(keys, 'ann', 'two'), nextVisitor(keys, 'bob', 'one'), 'ann']
  const random = [nextVisitor(keys, 'ann', null), nextVisitor(keys, 'ann', null)]
  expect(new Set([...all, ...random]).size).toBe(6)
  for (const visitor of [...all, ...random]) expect(visitor).not.toContain(':')
})

it('[CHAT-04] later versions derive the same ids for messages from earlier ones', () => {
  expect(conversationNumber(keys, first)).toBe('I0dYFV0xvpZrKuhCRjqb05HL-qQEuEsR')
  expect(newVisitor(keys, '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d')).toBe('KoeylQGwNpb236mlj8AepagvVlb78X6e')
  expect(nextVisitor(keys, 'ann', 'one')).toBe('a66WVBRrX6cp94l-KX4EK6_g69ACyIpA')
})
