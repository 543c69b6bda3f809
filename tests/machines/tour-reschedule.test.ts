import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { type TourRequest, zoneOf } from '#machines/tour-reschedule/tour.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { tourReschedule } from '../drivers/tour-reschedule/tour-reschedule.actor.ts'
import { exampleNamed } from '../support/examples.ts'
import { settled } from '../support/harness.ts'
import { testMachine } from '../support/test-machine.ts'
import { oddZones, usZones } from '../support/zones.ts'

testMachine(tourReschedule)

const tour = exampleNamed('getTourByToken.found').body as TourRequest
const link = { token: 'token-of-the-email', action: 'propose_new_time' }
const noon = Date.UTC(2026, 10, 20, 20)

/** The form with its real calendar and time picker. */
async function openForm({ now = noon, zone = 'America/Los_Angeles', viewerZone = 'UTC' } = {}) {
  const sent: unknown[] = []
  const beep = vi.fn()
  const machine = tourRescheduleMachine.provide({
    actors: {
      getTourByToken: fromPromise(async (): Promise<TourRequest> => ({ ...tour, time_zone: zone })),
      listAvailableTimes: fromPromise(async () => ({ available_times: [] as string[] })),
      submitNewTime: fromPromise(({ input }) => {
        sent.push(input)
        return Promise.reject({ kind: 'status', status: 500 })
      }),
      timePicker: timePickerMachine.provide({ actions: { beep } }),
    },
  })
  const form = createActor(machine, { input: { ...link, now, viewerZone } })
  form.start()
  await settled()
  const { calendar, timePicker } = form.getSnapshot().children
  if (!calendar || !timePicker) throw new Error('the form did not open')
  return { form, calendar, timePicker, beep, sent }
}

describe('the form with its calendar and its time picker', () => {
  it('[RESCHED-06] [RESCHED-07] [RESCHED-10] sends the day and time picked in them', async () => {
    const { form, calendar, timePicker, beep, sent } = await openForm()
    calendar.send({ type: 'NEXT_MONTH' })
    calendar.send({ type: 'PICK', day: '2026-12-01' })
    timePicker.send({ type: 'PICK_HOUR', hour: 9 })
    timePicker.send({ type: 'PICK_MINUTE', minute: 5 })
    timePicker.send({ type: 'PICK_PERIOD', period: 'AM' })
    timePicker.send({ type: 'PICK_PERIOD', period: 'AM' })
    form.send({ type: 'SUBMIT' })
    await settled()
    expect(sent).toEqual([{ tourId: 1, newTime: { new_time: '2026-12-01T09:05:00' } }])
    expect(beep).toHaveBeenCalledTimes(3)
  })

  it('[RESCHED-07] starts with the time that the picker shows', async () => {
    const { form, timePicker } = await openForm()
    expect(form.getSnapshot().context.time).toEqual(timePicker.getSnapshot().context.time)
  })

  it('[RESCHED-11] keeps both unchanged when the server refuses', async () => {
    const { form, calendar, timePicker, sent } = await openForm()
    calendar.send({ type: 'PICK', day: '2026-12-31' })
    timePicker.send({ type: 'PICK_HOUR', hour: 12 })
    form.send({ type: 'WRITE_NOTES', text: 'Ring twice.' })
    form.send({ type: 'SUBMIT' })
    await settled()
    const after = form.getSnapshot()
    expect(after.context).toMatchObject({
      day: '2026-12-31',
      notes: 'Ring twice.',
      submitProblem: { code: 'serverError' },
    })
    expect(after.children.calendar?.getSnapshot().context.focused).toBe('2026-12-31')
    expect(after.children.timePicker?.getSnapshot().context.time).toEqual(after.context.time)
    calendar.send({ type: 'PICK', day: '2027-01-01' })
    form.send({ type: 'SUBMIT' })
    await settled()
    expect(sent.at(-1)).toEqual({
      tourId: 1,
      newTime: { new_time: '2027-01-01T12:00:00', seller_notes: 'Ring twice.' },
    })
  })

  it('[RESCHED-06] ignores a day that has passed', async () => {
    const { form, calendar } = await openForm()
    calendar.send({ type: 'PICK', day: '2026-11-19' })
    expect(form.getSnapshot().context.day).toBe(null)
  })

  it.each([...usZones, ...oddZones])(
    '[RESCHED-06] counts days from today in %s, in every time zone of the seller',
    async (zone) => {
      const lastSecond = Date.parse('2026-11-20T23:59:59Z')
      for (const viewerZone of ['Asia/Kathmandu', 'America/St_Johns']) {
        const { calendar } = await openForm({ now: lastSecond, zone, viewerZone })
        const shown = new Date(lastSecond).toLocaleDateString('sv-SE', { timeZone: zone })
        expect(calendar.getSnapshot().context).toMatchObject({ today: shown, focused: shown })
      }
    },
  )
})

describe('[RESCHED-10] the time zone of a proposal', () => {
  const asked = { buyer_name: 'Ann Chen', property_address: '', proposed_time: '2026-11-25T10:30:00-08:00' }

  it.each([
    ['America/Chicago', 'Asia/Kathmandu', 'America/Chicago'],
    [undefined, 'Asia/Kathmandu', 'Asia/Kathmandu'],
    ['', 'Asia/Kathmandu', 'Asia/Kathmandu'],
    [undefined, 'Etc/Unknown', 'UTC'],
  ])('is the property’s zone: of %s and %s it is %s', (time_zone, viewerZone, expected) => {
    expect(zoneOf({ tour: { ...asked, ...(time_zone !== undefined && { time_zone }) }, viewerZone })).toBe(expected)
  })
})
