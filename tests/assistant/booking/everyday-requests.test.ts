import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { tourTimeIn } from '#assistant/understand/tour-times.ts'
import { BookingTalk } from './talk.ts'

const ann = 'Ann Chen, ann@chen.example'

describe('[API-05] a wish to see the home', () => {
  it.each([
    'quiero ir a mirar la casa de oakland el domingo despues de misa, a la una',
    'hay chance el jueves',
    'yo can i check this place out tues',
    'can my contractor and I walk it Wednesday at 11?',
    'hay chance de verlo mañana?',
    'que dia me recibes',
    'need a time to walk the property w my contractor',
    'wheres the closest slot to right now',
    'bet lemme pull up tmrw like 1',
    'can i pull up saturday',
    'is there a slot tomorrow',
    'whens the next opening',
    'showing request from my lunch break, 12 to 1',
    'me la enseñan el sábado?',
    'cuándo puedo pasar a verla',
    'cuando lo puedo ver',
    'vi el loft y me encantó, ¿cuándo la podemos visitar?',
    'mmm pues entonces si me gustaria ir',
    'yo whens the soonest i can check out 3B',
    'when’s the earliest we could see it',
    'tour?',
    'just driving past it now, can i come in?',
    'can they let me in next weekend',
    'just see if they’ll let me in this saturday',
    'Hi we need a walkthrough but only weekdays work',
    'need a time slot pls, agents useless',
    'quisiera coordinar una visita che, viajo la semana que viene',
    'Queremos concertar una visita, somos una familia de seis.',
    'ocupo verla por dentro antes de hablar con el banco',
    '¿podría pasar a echarle un ojo al piso la semana próxima?',
    'My sister and I inherited a bit of money and would love to view.',
    'I am enquiring on visiting the premises at a convenient hour.',
    'we are 3 grad students coming to view plz',
    'theres 2 of us, can we come scope it',
    'was gonna drive by but rather go inside',
    'id like to walk the grounds if nobody minds',
    'this townhouse cute af how do i go in it',
    'Oi, can a bloke nip up for a gander?',
    'kiero ver el depa, todavia esta?',
    'can somebody walk me through it tmrw',
    'get me in there today, im downstairs rn',
    'any chance of peeking at 2104 on sunday',
    'i dont do online forms can i just tell you when i wanna come',
  ])('is read in: %s', (message) => {
    expect(asksForTour(message)).toBe(true)
  })

  it.each([
    'cancel what i asked about roof, tell me about trash',
    'no fin contingency. 14 days',
    'prometo parar a las 9',
    'is there a chance of rain damage',
    'hay chance de bajar el precio?',
    'can the dog walk the property off leash',
    'can movers pull up to the door',
    'I want to walk to work',
    'when’s the earliest I can move in',
    'cuándo puedo ver las facturas',
    'me gustaría ir a la playa caminando',
    'can the cat come in and out',
    'do they let you in with a key card',
    'can I get in from the garage',
    'can the movers walk the couch through the lobby',
    'can we walk the dog on the grounds',
    'would love a view of the bay',
    'is there a time slot for the gym',
    'how do I go in it after work, is there a code?',
    'what would I see inside the garage',
    'who can walk me through the HOA rules',
    'any chance of seeing the disclosures',
  ])('isn’t read in: %s', (message) => {
    expect(asksForTour(message)).toBe(false)
  })

  it.each([
    'prometo parar a las 9',
    'la fiesta termina a las 10',
    'i promise to be quiet by 10pm',
    'we go to bed at 9',
    'i burn like bacon by 3pm',
    'im picturing valencia at 2am',
    'whats the valet do at like 3am when i roll in from a shift',
    'does the sun hit the living room at 4',
    'cuantos elevadores son y tarda mucho en bajar uno a las 8 de la mañana',
  ])('has no time in: %s', (message) => {
    expect(tourTimeIn(message)).toBeNull()
  })

  it.each([
    ['any weekday that isnt monday, 12 to 1', /1\. Tue, Nov 24|1\. Fri, Nov 20 at 12/, /Mon,/],
    ['a tour next week, any day that’s not Tuesday', /Mon, Nov 23/, /Tue,/],
    ['Friday evening and Saturday are out. What about Monday?', /1\. Mon, Nov 23/, /Fri,|Sat,/],
    ['Saturday is out, how about Monday at 2', /Mon, Nov 23 at 2 PM/, /Sat,/],
    ['can I see it, Wednesday’s no good. Thursday Dec 3?', /Thu, Dec 3/, /Wed,/],
  ])('leaves days out: %s', async (message, expected, never) => {
    const { text } = await new BookingTalk({ wantsTour: true }).say(message)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(never)
  })

  it('keeps a number of months apart from the times that are offered', async () => {
    const talk = new BookingTalk()
    await talk.say('a tour on Monday')
    for (const message of [
      'over 18 months yea what does it come out to a month',
      'for 12 months?',
      'and a 24 month lease?',
    ])
      expect((await talk.say(message)).outcome).toBe('notHeard')
  })
})

describe('[API-05] a visitor whose tour is booked', () => {
  const booked = async (setting = {}) => {
    const talk = new BookingTalk(setting)
    await talk.sayAll('Saturday at 10 am', ann, 'yes')
    expect(talk.booked).toHaveLength(1)
    return talk
  }

  it.each([
    'my mom wants to come too can you add her, Ruth Pryce',
    'My sister Noa would like to come. She’s at noa@example.com',
    'my friend is coming too',
    'Padraig can’t come after all, it’ll be me plus my dad',
    'my husband can’t make it but I can',
    'it’ll be two of us now',
    'also bringing my dad',
    'Can I bring my wife and my agent',
    'mi compadre quiere ir, Nacho Bustos, nacho@example.com',
    'mi hijo viene conmigo, hay problema?',
    'va mi esposa Marisol también',
  ])('is told that someone may come along: %s', async (message) => {
    const talk = await booked({ wantsTour: true })
    const { text } = await talk.say(message)
    expect(text).toMatch(/You don’t have to change anything when someone comes along|^Thanks for telling me/)
    expect(text).toContain('Sat, Nov 21 at 10 AM')
    expect(talk.tours).toHaveLength(1)
  })

  it.each([
    ['tell whoever is showing it we might be ten min late', 'we might be ten min late'],
    ['can whoever meets them speak slowly, pass that on please', 'can whoever meets them speak slowly'],
    ['tell them my dog is not coming', 'my dog is not coming'],
    ['let whoever is there know my mom walks slowly', 'my mom walks slowly'],
    ['Please convey to the owner that discretion is important to us.', 'discretion is important to us'],
    ['can you pass on that I use a wheelchair', 'I use a wheelchair'],
  ])('has passed on: %s', async (message, words) => {
    const talk = await booked()
    await talk.say(message)
    expect(talk.messages).toEqual([expect.objectContaining({ words })])
  })

  it.each([
    'who exactly is meeting me',
    'who’s going to show me around?',
    '¿Quién me recibe al llegar?',
    'who do I ask for when I get there',
  ])('is told that nobody has said who meets them: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toMatch(/I don’t know who will meet you/)
  })

  it.each([
    'a video call instead would be even better, could someone do that on the 27th',
    'can we switch to video on Friday instead?',
  ])('can’t have it by video, on another day either: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toContain('I can’t change how a requested tour takes place')
    expect(talk.tours).toMatchObject([{ time: '2026-11-21T10:00:00' }])
  })

  it.each(['jk can i still have the 10 o clock', 'wait can I have it back?', 'actually I do want it', 'jk i want it'])(
    'has a canceled time asked for again: %s',
    async (message) => {
      const talk = await booked()
      await talk.say('cancel it')
      expect(talk.tours).toEqual([])
      expect((await talk.say(message)).text).toContain(
        'To confirm: a tour of 48 Alder Ridge Road on Sat, Nov 21 at 10 AM',
      )
    },
  )

  it('has a wrong address corrected', async () => {
    const talk = await booked()
    await talk.say('wrong email its ann.chen@example.com')
    expect(talk.bookedFor).toMatchObject({ email: 'ann.chen@example.com' })
  })

  it('is later by what they ask for more', async () => {
    const talk = await booked()
    expect((await talk.say('hmm my call ran over give me 45 more minutes')).text).toContain(
      'to Sat, Nov 21 at 10:45 AM',
    )
  })

  it.each(['Void the appointment.', 'scrap the tour', 'call it off', 'kill the appointment please'])(
    'cancels it: %s',
    async (message) => {
      const talk = await booked()
      await talk.say(message)
      expect(talk.tours).toEqual([])
    },
  )
})
