import { expect, it } from 'vitest'
import { accessGate } from '../drivers/access-gate/access-gate.actor.ts'
import { chat } from '../drivers/chat/chat.actor.ts'
import { tourBooking } from '../drivers/tour-booking/tour-booking.actor.ts'
import { tourStatus } from '../drivers/tour-status/tour-status.actor.ts'
import { type WalkedStep, walkAtRandom } from '../support/random-walk.ts'

const minute = 60_000
const timesAsked = ({ harness }: WalkedStep, name: string) =>
  harness.history.filter((each) => each.name === name).length

it('[GATE-11] no lead is sent before the password is right', { timeout: minute }, () =>
  walkAtRandom(accessGate, ({ harness, events }) => {
    const asksPassword = events.some((event) => /asks(Password|Both)/.test(event))
    if (!asksPassword || !harness.pending.has('captureLead')) return
    expect(events).toContain('API.password.right')
    expect(harness.inputOf('captureLead')).not.toHaveProperty('lead.password')
  }),
)

it('[API-05] nothing is booked without a yes to exactly that time, name and email', { timeout: minute }, () => {
  let booked = 0
  return walkAtRandom(tourBooking, (taken) => {
    const { event, before, now, events } = taken
    if (events.length === 1) booked = 0
    const asked = timesAsked(taken, 'requestTour')
    if (asked === booked) return
    expect(asked).toBe(booked + 1)
    booked = asked
    expect(event).toBe('USER.saysYes')
    expect(before.asks).toBe('yes')
    const { time, name, email } = before
    expect(now.requests).toMatchObject({ time, name, email })
  })
})

it('[CONFIRM-05] the first decision on a tour is final', { timeout: minute }, () => {
  let decided: unknown = null
  return walkAtRandom(tourStatus, ({ now, events }) => {
    if (events.length === 1) decided = null
    decided ??= now.settled ? now : null
    if (decided) expect(now).toEqual(decided)
  })
})

it('[CHAT-03] only one message is sent at a time, and none is lost from the conversation', { timeout: minute }, () => {
  let said: unknown[] = []
  return walkAtRandom(chat, ({ harness, events }) => {
    if (events.length === 1) said = []
    const messages = harness.context.messages as { text: string }[]
    expect(messages.slice(0, said.length)).toEqual(said)
    said = [...messages]
  })
})
