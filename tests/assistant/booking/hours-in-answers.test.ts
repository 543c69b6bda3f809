import { describe, expect, it } from 'vitest'
import { settledRole } from '#assistant/booking/settled-roles.ts'
import { spokenTimes } from '#assistant/booking/spoken.ts'
import { BookingTalk } from './talk.ts'

/** A summary of a tour on Tuesday at 10. */
async function shown(): Promise<BookingTalk> {
  const talk = new BookingTalk()
  await talk.say('tour on Tuesday at 10')
  return talk
}

describe('[API-05] who names the time of the summary', () => {
  it.each([
    '10 again if nobody has it',
    '10s ok',
    'ya, 10 is gravy',
    'tuesday at 10 is perfect',
    'the 24th ya, 10 is cool',
    '10 does it for me',
    'the hour doesnt change, 10s perfect',
    '10 works if its still open',
    'a las 10 está bien',
    'el martes a las 10 me queda perfecto',
  ])('and finds it good says yes: %s', async (message) => {
    const talk = await shown()
    await talk.say(message)
    expect(talk.booked).toMatchObject([{ time: '2026-11-24T10:00:00' }])
  })

  it.each([
    '10',
    'tuesday at 10',
    '10 is too early',
    'is 10 ok?',
    '11 is perfect',
    'wednesday at 10 is perfect',
    '10 works for my wife but not for me',
    'i have another one at 10 that day',
    '10 is fine but I go with my dog',
    '10 people is ok',
  ])('or anything else books nothing: %s', async (message) => {
    const talk = await shown()
    await talk.say(message)
    expect(talk.booked).toEqual([])
  })
})

describe('[API-05] an hour that is ordered', () => {
  it.each<[string, RegExp]>([
    ['gimme 3:30 instead my mother in law made plans', /Tue, Nov 24 at 3:30 PM/],
    ['eh call it noon', /Tue, Nov 24 at 12 PM/],
    ['hmm 3 would beat rush hour, go 3', /Tue, Nov 24 at 3 PM/],
    ['let’s go with 4', /Tue, Nov 24 at 4 PM/],
    ['saliendo de misa, ponle 1:30', /Tue, Nov 24 at 1:30 PM/],
    ['mi jefe me cambió el turno, ponme a las 11 de la mañana', /Tue, Nov 24 at 11 AM/],
    ['disculpe q mejor a la 1 porq vamos primero a la pulga', /Tue, Nov 24 at 1 PM/],
    ['nah wait i wont be up. 230', /Tue, Nov 24 at 2:30 PM/],
    ['uh para, 11 y media q tengo pilates', /Tue, Nov 24 at 11:30 AM/],
    ['i can be there by 4', /Tue, Nov 24 at 4 PM/],
    ['5 for the both of us', /Tue, Nov 24 at 5 PM/],
    ['recórremela a las 4 va?', /Tue, Nov 24 at 4 PM/],
  ])('is the time of the tour: %s', async (message, expected) => {
    const talk = await shown()
    expect((await talk.say(message)).text).toMatch(expected)
    expect(talk.booked).toEqual([])
  })

  it.each([
    'gimme 3 reasons',
    'give me 2 minutes',
    'i go 5 days a week',
    'go 3 blocks north',
    'dame 2 opciones',
    'i have to be out of there by 4',
    'they go by 3 names',
    'we paid 230 for it',
  ])('isn’t meant by: %s', (message) => {
    expect(spokenTimes(message)).not.toMatch(/make it|at \d|move it/)
  })

  it('names the hour at which someone would get there', () => {
    expect(spokenTimes('i’d get there more like 6 so put me down for that')).toContain('come at 6')
    expect(spokenTimes('she needs to get there by 6')).not.toContain('come at')
  })
})

describe('[API-05] the roles of hours in answers', () => {
  const roleOf = (text: string, said: string, isDay = false) => {
    const time = { index: text.indexOf(said), end: text.indexOf(said) + said.length, isDay }
    return settledRole(text, time, [time])
  }

  it.each<[string, string, boolean, string | null]>([
    ['5 sounds humane', '5', false, 'wish'],
    ['hmm 3 would beat rush hour', '3', false, 'wish'],
    ['ok, 4 is better', '4', false, 'wish'],
    ['5:40 because salgo at 5 de la obra', '5:40', false, 'wish'],
    ['5 is too early', '5', false, null],
    ['3 would be tough', '3', false, null],
    ['we have 5 is that too many', '5', false, null],
    ['sorry q rather at 1 because vamos primero a la pulga', 'at 1', false, 'wish'],
    ['id sooner get it over with at 10 if your there', 'at 10', false, 'wish'],
    ["i'd sooner get it over with at 10 if you're there", 'at 10', false, 'wish'],
    ["i'd rather not come at 10", 'at 10', false, null],
    ['this one round 12:00pm?', ' 12:00pm', false, 'wish'],
    ['like 10:30 before my shift', 'like 10:30', false, 'wish'],
    ['i saw one like 10:30 before my shift', 'like 10:30', false, null],
    ['lo pateamos para wednesday same time', 'wednesday', true, 'wish'],
    ['dejame ver ese loft x dentro tuesday before thanksgiving', 'tuesday before thanksgiving', true, 'wish'],
    ['quiero saber si cierran tuesday', 'tuesday', true, null],
    ['kick it out one week', 'one week', true, 'wish'],
    ['we were there one week', 'one week', true, null],
  ])('%s: %s', (text, said, isDay, role) => {
    expect(roleOf(text, said, isDay)).toBe(role)
  })
})

describe('[API-05] a tour that is pushed along', () => {
  it.each<[string, string]>([
    ['shove it back an hour for me', 'Tue, Nov 24 at 11 AM'],
    ['could you scoot it up half an hour', 'Tue, Nov 24 at 9:30 AM'],
    ['scoot me back 30 min pls', 'Tue, Nov 24 at 10:30 AM'],
    ['can we nudge it 30 minutes later', 'Tue, Nov 24 at 10:30 AM'],
    ['kick it out one week', 'Tue, Dec 1 at 10 AM'],
    ['slide it to 2', 'Tue, Nov 24 at 2 PM'],
    ['can you bump me to 3', 'Tue, Nov 24 at 3 PM'],
    ['lo pateamos para el miércoles misma hora?', 'Wed, Nov 25 at 10 AM'],
    ['me lo corres al jueves a la misma hora?', 'Thu, Nov 26 at 10 AM'],
  ])('goes where it is pushed: %s', async (message, time) => {
    const talk = await shown()
    await talk.say('yes')
    expect((await talk.say(message)).text).toContain(`to ${time}`)
  })

  it.each([
    'kick it off with a question: is it quiet?',
    'does the door slide it sticks',
    'knock it down and rebuild, could we?',
  ])('isn’t moved by: %s', async (message) => {
    const talk = await shown()
    await talk.say('yes')
    expect((await talk.say(message)).text).not.toContain('move your tour')
  })
})
