import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { type Source, watch } from '#machines/source.ts'
import { watchPreference } from '#src/browser/motion.ts'
import { filmPlaybackAt, playbackAt } from '#src/browser/playback.ts'
import { secondsAt } from '#src/browser/seconds.ts'
import { type PlaybackSlot, slotIn } from '#src/browser/slot.ts'
import { viewEventsAt } from '#src/browser/view-events.ts'
import { movingPage } from '../support/moving-page.ts'

let page: ReturnType<typeof movingPage>

beforeEach(() => {
  page = movingPage()
})
afterEach(() => page.leave())

/**
 * A slot with an element on it, on a page whose motion can be paused; the listener's events, and a failure as its
 * message.
 */
function listen(
  at: (slot: PlaybackSlot) => Source<AnyEventObject>,
  element: HTMLElement | null = document.createElement('p'),
  isPaused = false,
) {
  const motion = createActor(motionControlMachine.provide({ actors: { watchPreference } })).start()
  if (isPaused) motion.send({ type: 'PAUSE' })
  const slot = slotIn(motion)
  slot.ref(element)
  const told: string[] = []
  const listener = setup({ actors: { listener: watch<AnyEventObject>() } }).createMachine({
    invoke: { src: 'listener', input: at(slot), onError: { actions: ({ event }) => told.push(String(event.error)) } },
    on: { '*': { actions: ({ event }) => told.push(Object.values(event).join(' ')) } },
  })
  const actor = createActor(listener).start()
  return { motion, told, stop: () => actor.stop() }
}
const seen = () => page.scroll({ ratio: 1 })
const unseen = () => page.scroll({})

describe('[HOME-15] playback', () => {
  it('sends nothing before visibility is known, then moves and rests with visibility', () => {
    const { told } = listen(playbackAt)
    expect(told).toEqual([])
    unseen()
    seen()
    unseen()
    expect(told).toEqual(['REST', 'MOVE', 'REST'])
  })

  it('[HOME-11] counts an element as visible from a tenth of it on, or half of the window', () => {
    const { told } = listen(playbackAt)
    page.scroll({ ratio: 0.099, height: 399 })
    page.scroll({ ratio: 0.1, height: 40 })
    page.scroll({ ratio: 0.099, height: 399 })
    page.scroll({ ratio: 0.05, height: 400 })
    expect(told).toEqual(['REST', 'MOVE', 'REST', 'MOVE'])
  })

  it('rests while the tab is hidden', () => {
    const { told } = listen(playbackAt)
    seen()
    page.tab('hidden')
    page.tab('visible')
    expect(told).toEqual(['MOVE', 'REST', 'MOVE'])
  })

  it('rests when the visitor pauses, and moves when they play', () => {
    const { motion, told } = listen(playbackAt)
    seen()
    motion.send({ type: 'PAUSE' })
    motion.send({ type: 'PLAY' })
    expect(told).toEqual(['MOVE', 'REST', 'MOVE'])
  })

  it('stands still at a complete state when everything was paused before it moved', () => {
    const { motion, told } = listen(playbackAt)
    unseen()
    motion.send({ type: 'PAUSE' })
    seen()
    expect(told).toEqual(['REST', 'STAND_STILL'])
  })

  it('stands still at once with reduced motion, visible or not, and moves when that is turned off', () => {
    page.prefer('less')
    const { told } = listen(playbackAt)
    expect(told).toEqual(['STAND_STILL'])
    seen()
    expect(told).toEqual(['STAND_STILL'])
    page.prefer('all')
    page.prefer('less')
    expect(told).toEqual(['STAND_STILL', 'MOVE', 'STAND_STILL'])
  })

  it('moves with reduced motion for a visitor who presses play', () => {
    page.prefer('less')
    const { motion, told } = listen(playbackAt)
    seen()
    motion.send({ type: 'PLAY' })
    expect(told).toEqual(['STAND_STILL', 'MOVE'])
  })

  it('stops sending to unsubscribed listeners, and stops observing', () => {
    const { told, stop } = listen(playbackAt)
    seen()
    stop()
    page.tab('hidden')
    expect(page.watched()).toEqual([])
    expect(told).toEqual(['MOVE'])
  })

  it('throws by name without an element', () => {
    expect(listen(playbackAt, null).told).toEqual(['Error: What moves is not on the page'])
  })
})

describe('[HOME-01] playback of a film', () => {
  it('rests out of view and never moves with reduced motion', () => {
    page.prefer('less')
    const { told } = listen(filmPlaybackAt)
    expect(told).toEqual([])
    unseen()
    seen()
    unseen()
    expect(told).toEqual(['REST', 'STAND_STILL', 'REST'])
  })

  it('doesn’t autoplay a film while everything is paused', () => {
    const { motion, told } = listen(filmPlaybackAt)
    seen()
    motion.send({ type: 'PAUSE' })
    expect(told).toEqual(['MOVE', 'STAND_STILL'])
  })
})

describe('[HOME-11] the visibility of a section', () => {
  it('is sent once it is known', () => {
    const { told } = listen(viewEventsAt)
    expect(told).toEqual([])
    unseen()
    seen()
    expect(told).toEqual(['UNSEEN', 'SEEN'])
  })

  it('isn’t used with reduced motion or while paused', () => {
    const { motion, told } = listen(viewEventsAt)
    motion.send({ type: 'PAUSE' })
    expect(told).toEqual(['STAND_STILL'])
    page.prefer('less')
    expect(listen(viewEventsAt).told).toEqual(['STAND_STILL'])
  })
})

describe('[PENDRA-01] the countdown’s ticks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 5_000 })
  })
  afterEach(() => vi.useRealTimers())

  it('come at once and then at every full second', () => {
    const { told } = listen(secondsAt)
    vi.advanceTimersByTime(999)
    expect(told).toEqual(['SECOND 5000'])
    vi.advanceTimersByTime(1001)
    expect(told).toEqual(['SECOND 5000', 'SECOND 6000', 'SECOND 7000'])
  })

  it('stop while hidden, and are correct at once afterwards, on the full second', () => {
    const { told } = listen(secondsAt)
    seen()
    page.tab('hidden')
    vi.advanceTimersByTime(3_600_250)
    expect(told).toEqual(['SECOND 5000'])
    page.tab('visible')
    vi.advanceTimersByTime(750)
    expect(told).toEqual(['SECOND 5000', 'SECOND 3605250', 'SECOND 3606000'])
  })

  it('stop for a visitor who pauses, and not for reduced motion', () => {
    const { motion, told } = listen(secondsAt)
    page.prefer('less')
    vi.advanceTimersByTime(1000)
    expect(told).toHaveLength(2)
    motion.send({ type: 'PLAY' })
    motion.send({ type: 'PAUSE' })
    vi.advanceTimersByTime(5000)
    expect(told).toHaveLength(2)
  })

  it('don’t start when everything was paused before', () => {
    const { motion, told } = listen(secondsAt, document.createElement('p'), true)
    vi.advanceTimersByTime(2500)
    expect(told).toEqual(['SECOND 5000'])
    motion.send({ type: 'PLAY' })
    vi.advanceTimersByTime(500)
    expect(told).toEqual(['SECOND 5000', 'SECOND 7500', 'SECOND 8000'])
  })

  it('aren’t sent when visibility can’t be determined, and nothing keeps running', () => {
    expect(listen(secondsAt, null).told).toEqual(['Error: What moves is not on the page'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('end with their listener', () => {
    const { told, stop } = listen(secondsAt)
    stop()
    vi.advanceTimersByTime(5000)
    expect(told).toEqual(['SECOND 5000'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
