import { describe, expect, it } from 'vitest'
import {
  hasLostTime,
  heldUntil,
  mostMoves,
  mostRequestsADay,
  openRequests,
  requestStateOf,
  requestsCountMs,
} from '#server/tours/rules/tour-request.ts'

const now = new Date('2026-11-21T20:00:00Z')
const at = (time: string) => new Date(`2026-11-${time}Z`)
const proposedAt = at('25T18:30:00')
const request = (more: object = {}) => ({
  status: 'requested' as const,
  proposedAt,
  confirmedAt: null,
  heldUntil: at('21T19:59:59'),
  zone: 'America/Los_Angeles',
  newTime: null,
  ...more,
})
const taken = [proposedAt]

describe('the time of a request', () => {
  it('is kept for a day', () => expect(heldUntil(now)).toEqual(at('22T20:00:00')))

  it.each([
    ['has passed its day and someone else has it', {}, taken, true],
    ['has just passed its day', { heldUntil: now }, taken, true],
    ['is still kept', { heldUntil: at('21T20:00:01') }, taken, false],
    ['is kept without a limit', { heldUntil: null }, taken, false],
    ['was accepted', { status: 'accepted' }, taken, false],
    ['has passed its day and no one else wants its time', {}, [], false],
    ['has passed its day and someone else has half of its time', {}, [at('25T18:59:59')], true],
    ['has passed its day and the tour after it begins when it ends', {}, [at('25T19:00:00')], false],
    ['has passed its day and one of several has it', {}, [at('24T18:30:00'), proposedAt], true],
  ])('is released or kept: the request %s', (_, more, others, lost) => {
    expect(hasLostTime(request(more), others, now)).toBe(lost)
  })
})

describe('the state of a request for its buyer', () => {
  it.each([
    ['accepted', request({ status: 'accepted' }), taken, 'accepted'],
    ['over', request({ status: 'accepted', proposedAt: at('20T18:30:00') }), taken, 'done'],
    ['waiting for its buyer', request({ heldUntil: at('22T00:00:00') }), taken, 'unconfirmed'],
    ['confirmed', request({ confirmedAt: at('21T12:00:00') }), taken, 'confirmed'],
    ['lost', request(), taken, 'time_taken'],
    ['past', request({ proposedAt: at('21T19:00:00'), confirmedAt: at('20T12:00:00') }), [], 'time_passed'],
    ['just past its time', request({ proposedAt: now }), [], 'time_passed'],
    ['a second before its time', request({ proposedAt: at('21T20:00:01'), confirmedAt: now }), [], 'confirmed'],
  ])('%s', (_, each, others, state) => expect(requestStateOf(each, others, now)).toBe(state))
})

it('the limits on open requests, moves and requests a day', () => {
  expect(openRequests).toEqual({ mostOfVisitor: 2, mostOfNetwork: 6, mostUnconfirmed: 6 })
  expect([mostMoves, mostRequestsADay, requestsCountMs]).toEqual([5, 5, 86_400_000])
})
