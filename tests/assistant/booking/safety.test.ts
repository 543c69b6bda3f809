import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyActorRef, createActor, fromPromise, waitFor } from 'xstate'
import { findTimes, type Search } from '#assistant/booking/free-times.ts'
import { understand } from '#assistant/booking/understand.ts'
import { zonedTimeWords } from '#assistant/booking/words.ts'
import { freeTimes, whyNotFree } from '#domain/tour-hours.ts'
import { tourBookingMachine } from '#machines/tour-booking/tour-booking.machine.ts'
import type { RequestAnswer } from '#machines/tour-booking/wish.ts'
import { tries } from '#tests/support/random.ts'
import { records } from '../support/records.ts'
import { annChen, BookingTalk, friday, house, nobodyKnown } from './talk.ts'

const agreeing = ['yes', 'Yes please', 'sure', 'ok', 'book it', 'yes, Tuesday at 3']
const others = [
  'tour on Tuesday at 3',
  'Tuesday afternoon',
  'the second one',
  'tomorrow at noon',
  '10',
  'another time',
  'Wednesday',
  'yes, but at 4',
  'yes?',
  'no',
  'great, thanks',
  'Is there parking?',
  'Ann Chen',
  'my name is Bo Lee',
  'ann@chen.example',
  'use bo@lee.example',
  'the email is wrong',
  'different name',
  'hm',
  'never mind',
  'book a tour',
  'in two weeks',
  'feb 30',
  'earlier',
  'is it yes or no?',
  '2',
  'I am not saying yes',
  'yes and no',
  'not Tuesday',
]
const message = fc.oneof(fc.constantFrom(...others), fc.constantFrom(...agreeing))
const messages = fc.array(message, { minLength: 1, maxLength: 14 })
const place = fc.constantFrom(house, records[5], records[7], records[9])
const contact = fc.constantFrom(annChen, nobodyKnown)

describe('[API-06] random messages in random order', () => {
  it('nothing is booked without a yes right after the summary of exactly that tour', async () => {
    await fc.assert(
      fc.asyncProperty(messages, place, contact, async (said, record, contact) => {
        const talk = new BookingTalk({ record, contact })
        let asked = ''
        for (const each of said) {
          const before = talk.booked.length
          const { text, prompt, outcome, tour } = await talk.say(each)
          expect(talk.booked.length - before).toBe(outcome === 'requested' ? 1 : 0)
          if (outcome === 'requested') {
            const wish = talk.booked.at(-1)
            expect(agreeing).toContain(each)
            expect(asked).toContain(
              `on ${zonedTimeWords(wish?.time ?? '', { record, now: friday })}, for ${wish?.name} (${wish?.email})`,
            )
            expect(tour).toEqual({ id: talk.booked.length, time: wish?.time })
          }
          asked = outcome === 'notHeard' ? (prompt ?? '') : text
        }
      }),
      tries(25),
    )
  })

  it('the same message sent again gets the same answer and has no effect', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (said) => {
        const talk = new BookingTalk({ contact: annChen })
        for (const [index, each] of said.entries()) {
          const first = await talk.say(each, `id-${index}`)
          const booked = talk.booked.length
          const isRemembered = (first.snapshot as { heard: { id: string } } | null)?.heard.id === `id-${index}`
          if (isRemembered) expect(await talk.say(each, `id-${index}`)).toEqual(first)
          expect(talk.booked.length).toBe(booked)
        }
      }),
      tries(10),
    )
  })

  it('a machine stored and restored after every message is in the same state as one that never was', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (said) => {
        const talk = new BookingTalk({ contact: nobodyKnown })
        const actor = neverPutAway()
        let isAsked = false
        // A booking that begins without a time is offered some, which isn't the machine's doing.
        for (const each of ['Tuesday at 3 pm', ...said]) {
          const { context, value } = actor.getSnapshot()
          if (actor.getSnapshot().status !== 'active') break
          const state = typeof value === 'string' ? value : String(Object.values(value)[0])
          for (const event of understand(each, { state, context, record: house, now: friday, isAsked }).events)
            actor.send(event)
          const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
          const { snapshot, outcome } = await talk.say(each)
          isAsked = outcome === 'heard'
          expect((snapshot as { machine: object }).machine).toMatchObject({
            value: settled.value,
            context: settled.context,
          })
        }
        actor.stop()
      }),
      tries(10),
    )
  })
})

describe('[API-06] random wishes', () => {
  it('every offered time is free', () => {
    const moment = fc
      .integer({ min: 0, max: 40 * 48 })
      .map((halves) => new Date(friday.getTime() + (halves - 96) * 1800_000))
    const local = moment.map((date) => date.toISOString().slice(0, 19))
    const wish = fc.oneof(
      local.map((time) => ({ kind: 'time' as const, time })),
      fc.tuple(local, local).map(([from, until]) => ({
        kind: 'windows' as const,
        windows: [{ from, until, opens: '00:00:00', closes: '24:00:00' }],
        near: null,
      })),
    )
    fc.assert(
      fc.property(wish, place, fc.array(moment, { maxLength: 30 }), (wish, record, taken) => {
        const calendar = {
          zone: record.timeZone,
          ranges: record.tourHours,
          noticeHours: record.tourNoticeHours,
          onHolidays: false,
          taken,
        }
        const search: Search = { wish, shown: [], without: [], lost: [] }
        const free = freeTimes(calendar, friday)
        const found = findTimes(search, free, record, friday)
        expect(found.times.length).toBeLessThanOrEqual(3)
        expect([...found.times].sort()).toEqual(found.times)
        for (const time of found.times.filter((each) => each <= (free.at(-1) ?? '')))
          expect(whyNotFree(time, calendar, friday)).toBeNull()
        if (found.verdict === 'free' && wish.kind === 'time' && wish.time <= (free.at(-1) ?? ''))
          expect(whyNotFree(wish.time, calendar, friday)).toBeNull()
      }),
      tries(25),
    )
  })
})

function neverPutAway() {
  const calendar = { zone: house.timeZone, ranges: house.tourHours, noticeHours: 0, onHolidays: false, taken: [] }
  const machine = tourBookingMachine.provide({
    actors: {
      findFreeTimes: fromPromise(async ({ input }: { input: Search & { tourId: number | null } }) =>
        findTimes(input, freeTimes(calendar, friday), house, friday),
      ),
      requestTour: fromPromise(async (): Promise<RequestAnswer> => ({ kind: 'requested', tourId: 1 })),
    },
  })
  return createActor(machine, {
    input: { givesTours: true, ...nobodyKnown, phone: null, needsPhone: false, tours: [] },
  }).start() satisfies AnyActorRef
}
