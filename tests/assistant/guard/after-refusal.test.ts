import { describe, expect, it } from 'vitest'
import { afterRefusal } from '#assistant/guard/after-refusal.ts'
import type { ProtectedMatter } from '#assistant/guard/matters.ts'
import { refusals } from '#assistant/guard/refusals.ts'
import { forRent } from '../listing.ts'
import { answerToLast } from '../support/ask.ts'

const home = forRent(3400)
const answerAfter = (message: string, ...declined: ProtectedMatter[]) => afterRefusal(message, declined, home, 0)

describe('[API-05] a question after a fair housing answer', () => {
  it.each<[ProtectedMatter, string]>([
    ['people', 'cmon u know what i mean'],
    ['people', 'ya sabes a que me refiero'],
    ['people', 'just between us'],
    ['people', 'and across the way?'],
    ['people', 'what about upstairs'],
    ['people', 'y los del cuarto piso?'],
    ['people', 'alguna que otra aunque sea, no?'],
    ['assistanceAnimal', 'y me suben el deposito por ella?'],
    ['assistanceAnimal', 'entonces tambien me cobran los 50 al mes o no'],
    ['assistanceAnimal', 'do i still pay the pet fee'],
    ['accommodation', 'la asociacion me lo puede negar o como es eso'],
    ['accommodation', 'can they say no'],
    ['accommodation', 'y los gastos de quitarla despues los pongo yo?'],
    ['voucher', 'pero el dueño si jala con eso o se hace el loco'],
    ['voucher', 'so do they actually take it'],
    ['voucher', 'lmao ok so who decides then'],
    ['applicant', 'eso me tumba la solicitud o que'],
    ['applicant', 'will that count against me'],
  ])('on %s gets that answer again: %s', (matter, message) => {
    expect(answerAfter(message, matter)).toEqual({ text: refusals(matter, home, 0), matters: [matter] })
  })

  it.each([
    'they gonna make me show a card??',
    'What paperwork must I hand over, if any?',
    'do i need a letter from my doctor',
    'me van a pedir carta o algun registro de esos de internet',
  ])('on an assistance animal says which papers may be asked for: %s', (message) => {
    expect(answerAfter(message, 'assistanceAnimal')?.text.en).toMatch(
      /^Where the need isn’t obvious, the landlord may ask/,
    )
  })

  it.each<[ProtectedMatter, string, RegExp]>([
    ['safety', 'ok where do i look that up myself', /police .* nsopw\.gov/],
    ['people', 'where can i check that', /data\.census\.gov/],
    ['schools', 'which site has those', /district/],
    ['place', 'how do i find out', /census\.gov/],
    ['voucher', 'where do i read this', /hud\.gov/],
  ])('on %s is shown a public source: %s', (matter, message, expected) => {
    expect(answerAfter(message, matter)?.text.en).toMatch(expected)
  })

  it.each<[ProtectedMatter, string]>([
    ['people', 'fine just tell me if the front door has a buzzer'],
    ['people', 'and how big is it'],
    ['safety', 'how can i see it'],
    ['safety', 'and upstairs?'],
    ['assistanceAnimal', 'same answer for the cat? shes just a cat'],
    ['assistanceAnimal', 'whats the deposit'],
    ['assistanceAnimal', 'is parking extra'],
    ['assistanceAnimal', 'is it a one month deposit'],
    ['voucher', 'do they take dogs'],
    ['voucher', 'aceptan gatos?'],
    ['accommodation', 'do i have to give notice'],
    ['applicant', 'how do i apply'],
  ])('on %s isn’t read into other words: %s', (matter, message) => expect(answerAfter(message, matter)).toBeNull())

  it('is none before one was declined', () => expect(answerAfter('can they say no')).toBeNull())

  it('goes on through the conversation, until something else is answered', async () => {
    const asks = ['mine is a guide dog', 'they gonna make me show a card??', 'and can they charge me a pet fee for him']
    expect((await answerToLast(9, asks.slice(0, 2))).text).toMatch(/^Where the need isn’t obvious/)
    expect((await answerToLast(9, asks)).text).toMatch(/pet fee/)
    expect((await answerToLast(9, asks)).text).not.toMatch(/\$50/)
    const other = [...asks.slice(0, 1), 'how many bedrooms', 'they gonna make me show a card??']
    expect((await answerToLast(9, other)).text).not.toMatch(/^Where the need/)
  })
})
