import { expect, it } from 'vitest'
import { required } from '#domain/required.ts'

it('a value that has to be there is given back, also where it is empty', () => {
  expect([required(0, 'The number'), required('', 'The text'), required(false, 'The answer')]).toEqual([0, '', false])
})

it.each([null, undefined])('%s is refused by name', (nothing) => {
  expect(() => required(nothing, 'The token')).toThrow(new TypeError('The token is missing.'))
})
