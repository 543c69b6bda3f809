import { describe, expect, it } from 'vitest'
import { BookingTalk } from './talk.ts'

const ann = 'Ann Chen, ann@chen.example'
const summary = /To confirm: a tour of .* on Sat, Nov 21 at 4 PM/

async function shown(): Promise<BookingTalk> {
  const talk = new BookingTalk()
  expect((await talk.sayAll('Saturday at 4 pm', ann)).text).toMatch(summary)
  return talk
}

async function booked(): Promise<BookingTalk> {
  const talk = await shown()
  await talk.say('yes')
  expect(talk.booked).toHaveLength(1)
  return talk
}

describe('[API-05] a question about the tour', () => {
  it.each<[string, RegExp]>([
    ['Well? is it booked or not', /^Not yet\. Nothing was sent so far\.[\s\S]*To confirm/],
    ['so am I booked or no', /^Not yet/],
    ['which email did you use', /^It’s for ann@chen\.example\.[\s\S]*To confirm/],
    ['what address is it under', /^It’s for ann@chen\.example\./],
    ['uhh what time did we end up with', summary],
    ['what day did we pick again?', summary],
    ['Is that Eastern time? I’m writing from Seattle.', /^All times are in Pacific Time/],
    ['4 my time or yours? im in denver', /^All times are in Pacific Time/],
    ['how long do these take', /30 minutes[\s\S]*To confirm/],
  ])('before it’s sent is answered with the summary again: %s', async (message, expected) => {
    const talk = await shown()
    const { text } = await talk.say(message)
    expect(text).toMatch(expected)
    expect(text).toMatch(summary)
    expect(talk.booked).toEqual([])
  })

  it.each<[string, RegExp]>([
    ['may my sister Honor join me?', /don’t have to change anything/],
    ['So sorry to be a bother, may my sister join me?', /don’t have to change anything/],
    ['add my gf Courtney pls shes coming too', /don’t have to change anything/],
    ['remind me wat we booked', /Sat, Nov 21 at 4 PM/],
    ['remind me which day we picked', /Sat, Nov 21 at 4 PM/],
    ['we still good for that day right?', /Sat, Nov 21 at 4 PM/],
    ['are we good for Saturday', /Sat, Nov 21 at 4 PM/],
    ['Forgot to ask. How long should I block off?', /30 minutes/],
    ['one more thing: how long do these take', /30 minutes/],
  ])('after it’s sent is answered: %s', async (message, expected) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toMatch(expected)
    expect(talk.tours).toHaveLength(1)
  })

  it.each(['don’t move it, just cancel', 'no lo muevas, cancelalo y ya', 'no need to reschedule, please cancel it'])(
    'is no wish to keep it: %s',
    async (message) => {
      const talk = await booked()
      await talk.sayAll('I might not make it', message)
      expect(talk.tours).toEqual([])
    },
  )

  it.each<[string, RegExp]>([
    ['recuerdeme que dia quedo', /21 de noviembre/],
    ['se me olvido, que hora era?', /21 de noviembre/],
    ['¿qué día quedamos al final?', /21 de noviembre/],
    ['le agrego a mi socio Fermin Tovar', /No tiene que cambiar nada/],
    ['mi primo Junior va conmigo, apuntalo tambien', /No tiene que cambiar nada/],
  ])('after it’s sent is answered in Spanish: %s', async (message, expected) => {
    const talk = await booked()
    talk.setting.language = 'es'
    expect((await talk.say(message)).text).toMatch(expected)
  })
})
