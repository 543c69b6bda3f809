import { describe, expect, it } from 'vitest'
import { screenMessage } from '#assistant/guard/screen.ts'
import { forRent } from './listing.ts'

const mattersIn = (message: string) => screenMessage(message, forRent(3400), 0)?.matters ?? []

describe('[API-05] what is screened', () => {
  it.each([
    ['how do i check megans law for this address', 'safety'],
    ['whats the demografics', 'people'],
    ['Is there an eruv around here?', 'people'],
    ['can i live there with my 4 yr old', 'children'],
    ['mi perro es de asistencia', 'assistanceAnimal'],
    ['My rent would be paid partly by HASA', 'voucher'],
    ['severe chemical sensitivity, can they promise no pesticide', 'accommodation'],
  ])('%s touches %s', (message, matter) => expect(mattersIn(message)).toContain(matter))

  it.each([
    'nearest catholic church',
    'kids bikes in the garage',
    'is there a safe built in somewhere',
    'any mexican bakery downstairs?',
    'is the kitchen white',
    'race bike downstairs?',
  ])('%s touches nothing', (message) => expect(mattersIn(message)).toEqual([]))
})
