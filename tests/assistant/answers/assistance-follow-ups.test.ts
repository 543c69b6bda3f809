import { describe, expect, it } from 'vitest'
import { answerToLast } from '../support/ask.ts'

const assistance = 'before u say no hes my service animal. epilepsy. no vest'
const esa = 'i have an emotional support cat'
const deAsistencia = 'es un perro de servicio'

describe('[API-05] questions after an answer on an assistance animal', () => {
  it.each([
    [5, [assistance, 'they gonna make me show a card??']],
    [5, [assistance, 'is he over the limit?']],
    [8, ['I read that dogs are not accepted. Mine is a guide dog.', 'What paperwork must I hand over, if any?']],
    [8, ['Mine is a guide dog.', 'do i pay a deposit for him']],
    [8, [esa, 'is she ok then']],
    [9, [deAsistencia, 'entonces tambien me cobran los 50 al mes o no']],
    [9, [deAsistencia, 'me van a pedir carta o algun registro de esos de internet']],
    [9, [deAsistencia, 'y me suben el deposito por ella?']],
  ] as const)('get the law’s answer and no rule on pets: listing %i, %j', async (id, messages) => {
    const { text, facts, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(
      /assistance animal|support animal|animal(?:es)? de (?:asistencia|servicio)|no registration, card or vest|no exige registro/i,
    )
    expect({ facts, unanswered }).toEqual({ facts: [], unanswered: [] })
  })

  it.each([
    [5, [assistance, 'same answer for the cat? shes just a cat'], /cats and dogs under 60 lb/],
    [8, [esa, 'do i pay for the laundry'], /basement/],
    [8, [esa, 'whats the deposit'], /\$3,400/],
    [9, [deAsistencia, 'y el deposito cuanto es'], /\$7,725/],
    [8, [esa, 'do i pay for parking'], /Parking isn’t included/],
  ] as const)('leave other questions as they are: listing %i, %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })
})
