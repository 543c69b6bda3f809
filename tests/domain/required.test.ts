import { expect, it } from 'vitest'
import { required } from '#domain/required.ts'

it('required() returns the value, even an empty one', () => {
  expect([required(0, 'The number'), required('', 'The text'), required(false, 'The answer')]).toEqual([0, '', false])
})

it.each([null, undefined])('required() names the missing value in its error: %s', (nothing) => {
  expect(() => required(nothing, 'The token')).toThrow(new TypeError('The token is missing.'))
})
