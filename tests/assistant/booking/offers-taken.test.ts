import { beforeAll, describe, expect, it } from 'vitest'
import { findTimes } from '#assistant/booking/free-times.ts'
import { readForTour, type TourStanding } from '#assistant/booking/read-for-tour.ts'
import { withOffersAsHours } from '#assistant/booking/times-beside-offers.ts'
import { understand } from '#assistant/booking/understand.ts'
import { train } from '#assistant/understand/classifier.ts'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import { likelyOffer, offerSamples } from '#assistant/understand/offer-choice.ts'
import { namesOtherTime, offersNamedIn, timesNamedAs, withOfferedClocks } from '#assistant/understand/offers-named.ts'
import { friday, house } from './talk.ts'

const today = '2026-11-20'
const sameDay = ['2026-11-24T12:00:00', '2026-11-24T14:30:00', '2026-11-24T17:30:00']
const eachDay = ['2026-11-23T12:00:00', '2026-11-24T15:00:00', '2026-11-25T18:30:00']

let encoder: Encoder
beforeAll(async () => {
  const offers = await train(offerSamples())
  encoder = { embed: async (texts) => texts.map(() => []), learned: { offers } as Learned }
})

const standing = (offers: string[], more: Partial<TourStanding> = {}): TourStanding => ({
  phase: 'booking',
  tours: [],
  tour: null,
  state: 'offering',
  context: { wish: null, time: null, offers },
  record: house,
  now: friday,
  isAsked: true,
  ...more,
})

/** The events of a reply without those of contact, with offers by their number. */
async function read(message: string, offers: string[]) {
  // Only the regression on offers is trained here.
  const place = likelyOffer(message, { offers, today }, encoder)
  return place && (place.shares[place.number - 1] ?? 0) > 0.5 ? place.number : null
}

describe('[API-06] the offered time that a visitor takes', () => {
  it.each([
    ['MIDDLE ONE. WHERE DO I PARK', 2],
    ['the last one please', 3],
    ['whichever is earliest', 1],
    ['not the noon one and not 2:30, so the other', 3],
    ['5:30 works', 3],
    ['la segunda, gracias', 2],
    ['la de las dos y media', 2],
    ['number 2 pls', 2],
    ['530, school pickup is at 3', 3],
  ])('“%s” takes number %s of three on a day', async (message, number) => {
    expect(await read(message, sameDay)).toBe(number)
  })

  it.each([
    ['Tuesday is fine', 2],
    ['monday is out and wednesday too, so tuesday', 2],
    ['el miércoles mejor', 3],
  ])('“%s” takes number %s of three on several days', async (message, number) => {
    expect(await read(message, eachDay)).toBe(number)
  })

  it.each([
    'let me ask my wife first',
    'do you have anything on Friday?',
    'is there parking?',
    'none of those work for me, sorry',
  ])('“%s” takes none', async (message) => {
    expect(await read(message, sameDay)).toBeNull()
  })

  it('is read where phrases find no time, with the name beside it', async () => {
    const likely = { ...encoder, learned: { offers: encoder.learned?.offers } as Learned }
    const { events } = await withOnlyOffers('the top one would suit us fine, thx', likely)
    expect(events).toEqual([{ type: 'TIME_CHOSEN', number: 1 }])
  })

  it('leaves a message to the phrases when a single time is offered', () => {
    expect(likelyOffer('the first one', { offers: sameDay.slice(0, 1), today }, encoder)).toBeNull()
  })
})

/** Reads a message where nothing but the choice of an offer is learned. */
async function withOnlyOffers(message: string, { learned }: Encoder) {
  const place = standing(sameDay)
  const offer = likelyOffer(message, { offers: sameDay, today }, { embed: async () => [], learned } as Encoder)
  return understand(message, place, null, null, offer)
}

describe('how a message names offered times', () => {
  it('tells the offer that is meant from the others', () => {
    const [first, second] = offersNamedIn('not Monday, the Tuesday one', eachDay, today).each
    expect(first?.words).toContain('thisday')
    expect(first?.marks).toContain('denied')
    expect(second?.marks).toContain('another denied')
  })

  it('says where another time is named', () => {
    expect(offersNamedIn('could we do 4 instead', sameDay, today).namesAnother).toBe(true)
    expect(offersNamedIn('5:30 is good', sameDay, today).namesAnother).toBe(false)
    expect(namesOtherTime('yes, wednesday at 4', ['2026-11-25T16:00:00'], today)).toBe(false)
    expect(namesOtherTime('yes, but at 5', ['2026-11-25T16:00:00'], today)).toBe(true)
  })

  it('masks the times of a summary', () => {
    const times = ['2026-11-25T16:00:00', '2026-11-24T14:30:00']
    expect(timesNamedAs('Tuesday 2:30 is out, Wednesday 4 is in', times, today).trim().replace(/\s+/g, ' ')).toBe(
      'othersday othershour is out, thisday thishour is in',
    )
  })

  it.each([
    ['530 works', '5:30 works'],
    ['1730 then', '17:30 then'],
    ['call me at 4155550199, 530 is good', 'call me at 4155550199, 5:30 is good'],
    ['my budget is 530k', 'my budget is 530k'],
  ])('“%s” has the hour “%s”', (written, read) => {
    expect(withOfferedClocks(written, sameDay)).toBe(read)
  })
})

describe('hours that are named by an offer', () => {
  it.each([
    ['same time as your first one but Thursday', 'at 12:00pm but Thursday'],
    ['an hour after the last one?', 'at 6:30pm?'],
    ['half an hour before the second', 'at 2:00pm'],
    ['mejor el viernes a la misma hora que la primera', 'mejor el viernes at 12:00pm'],
    ['the second floor', 'the second floor'],
  ])('“%s” is read as “%s”', (written, read) => {
    expect(withOffersAsHours(written, standing(sameDay))).toBe(read)
  })

  it('leaves other messages as they are', () => {
    expect(withOffersAsHours('an hour after the last one', standing([], { state: 'askingTime' }))).toBe(
      'an hour after the last one',
    )
  })
})

describe('exact times', () => {
  const exact = (time: string) => ({
    from: time,
    until: `${time.slice(0, 17)}01`,
    opens: time.slice(11),
    closes: `${time.slice(11, 17)}01`,
  })
  const search = (...times: string[]) => ({
    wish: { kind: 'windows' as const, windows: times.map(exact), near: null },
    shown: [],
    without: [],
    lost: [],
  })

  it('of which one is free are answered with that one', () => {
    const free = ['2026-11-23T17:00:00']
    expect(findTimes(search('2026-11-23T17:00:00', '2026-11-24T17:00:00'), free, house, friday)).toEqual({
      verdict: 'free',
      times: free,
    })
  })

  it('of which two are free are offered', () => {
    const free = ['2026-11-23T17:00:00', '2026-11-24T17:00:00']
    expect(findTimes(search('2026-11-23T17:00:00', '2026-11-24T17:00:00'), free, house, friday).verdict).toBe('offers')
  })

  it('are the last one where a message corrects itself', async () => {
    const place = standing([], { state: 'askingTime' })
    const { events } = await readForTour(
      'Tuesday at 3? Wait no he has the dentist. Tuesday at 11 in the morning.',
      place,
    )
    expect(events).toEqual([{ type: 'TIME_WISHED', time: '2026-11-24T11:00:00' }])
  })

  it('stay several where they are alternatives', async () => {
    const { events } = await readForTour('Monday at 11 or Tuesday at 3', standing([], { state: 'askingTime' }))
    expect(events).toMatchObject([{ type: 'DAY_WISHED', windows: [{}, {}] }])
  })

  it('keep their hour on a weekday of an offered week', async () => {
    const place = standing(['2026-11-30T10:00:00', '2026-12-01T10:00:00', '2026-12-02T10:00:00'])
    const { events } = await readForTour('Tuesday at 11', place)
    expect(events).toEqual([{ type: 'TIME_WISHED', time: '2026-12-01T11:00:00' }])
  })
})

describe('a tour that moves', () => {
  it.each(['9 sharp, yes', 'yes, at 9 on Sunday', 'sí, a las 9 el domingo'])(
    'takes “%s” for a yes to that time',
    async (message) => {
      const own = { id: 1, time: '2026-11-30T14:00:00' }
      const place = standing(['2026-11-22T09:00:00', '2026-11-22T10:00:00'], {
        phase: 'moving',
        tours: [own] as TourStanding['tours'],
        tour: own as TourStanding['tour'],
      })
      const { events } = await readForTour(message, place)
      expect(events.at(-1)).toEqual({ type: 'YES' })
      expect(events).toHaveLength(2)
    },
  )

  it('keeps to the offered days', async () => {
    const own = { id: 1, time: '2026-11-30T14:00:00' }
    const place = standing(['2026-11-21T09:00:00', '2026-11-22T09:00:00'], {
      phase: 'moving',
      tours: [own] as TourStanding['tours'],
      tour: own as TourStanding['tour'],
    })
    const { events } = await readForTour('Saturday', place)
    expect(events.map(({ type }) => type)).toContain('TIME_WISHED')
  })
})
