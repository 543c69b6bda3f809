import { expect, it } from 'vitest'
import { streetOf } from '#domain/address.ts'
import { streetAndTown } from '#domain/address-lines.ts'

it.each([
  ['48 Alder Ridge Road, Portland, OR 97229', '48 Alder Ridge Road', 'Portland, OR 97229'],
  ['415 Valencia Street #3B,San Francisco,  CA', '415 Valencia Street #3B', 'San Francisco, CA'],
  ['Private listing', 'Private listing', ''],
  ['', '', ''],
])('%s is a street and a town', (address, street, town) => {
  expect(streetAndTown(address)).toEqual([street, town])
  expect(streetOf(address)).toBe(street)
})

it('writes the street on one line', () => {
  expect(streetOf(' 48 Alder\r\nRidge Road , Portland')).toBe('48 Alder Ridge Road')
})
