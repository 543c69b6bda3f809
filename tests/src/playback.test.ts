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
  const sent: string[] = []
  const listener = setup({ actors: { listener: watch<AnyEventObject>() } }).createMachine({
    invoke: { src: 'listener', input: at(slot), onError: { actions: ({ event }) => sent.push(String(event.error)) } },
    on: { '*': { actions: ({ event }) => sent.push(Object.values(event).join(' ')) } },
  })
  const actor = createActor(listener).start()
  return { motion, sent, stop: () => actor.stop() }
}
const seen = () => page.scroll({ ratio: 1 })
const unseen = () => page.scroll({})

describe('[HOME-15] playback', () => {
  it('sends nothing before visibility is known, then moves and rests with visibility', () => {
    const { sent } = listen(playbackAt)
    expect(sent).toEqual([])
    unseen()
    seen()
    unseen()
    expect(sent).toEqual(['REST', 'MOVE', 'REST'])
  })

  it('[HOME-11] counts an element as visible from a tenth of it on, or half of the window', () => {
    const { sent } = listen(playbackAt)
    page.scroll({ ratio: 0.099, height: 399 })
    page.scroll({ ratio: 0.1, height: 40 })
    page.scroll({ ratio: 0.099, height: 399 })
    page.scroll({ ratio: 0.05, height: 400 })
    expect(sent).toEqual(['REST', 'MOVE', 'REST', 'MOVE'])
  })

  it('rests while the tab is hidden', () => {
    const { sent } = listen(playbackAt)
    seen()
    page.tab('hidden')
    page.tab('visible')
    expect(sent).toEqual(['MOVE', 'REST', 'MOVE'])
  })

  it('rests when the visitor pauses, and moves when they play', () => {
    const { motion, sent } = listen(playbackAt)
    seen()
    motion.send({ type: 'PAUSE' })
    motion.send({ type: 'PLAY' })
    expect(sent).toEqual(['MOVE', 'REST', 'MOVE'])
  })

  it('stands still at a complete state when everything was paused before it moved', () => {
    const { motion, sent } = listen(playbackAt)
    unseen()
    motion.send({ type: 'PAUSE' })
    seen()
    expect(sent).toEqual(['REST', 'STAND_STILL'])
  })

  it('stands still at once with reduced motion, visible or not, and moves when that is turned off', () => {
    page.prefer('less')
    const { sent } = listen(playbackAt)
    expect(sent).toEqual(['STAND_STILL'])
    seen()
    expect(sent).toEqual(['STAND_STILL'])
    page.prefer('all')
    page.prefer('less')
    expect(sent).toEqual(['STAND_STILL', 'MOVE', 'STAND_STILL'])
  })

  it('moves with reduced motion for a visitor who presses play', () => {
    page.prefer('less')
    const { motion, sent } = listen(playbackAt)
    seen()
    motion.send({ type: 'PLAY' })
    expect(sent).toEqual(['STAND_STILL', 'MOVE'])
  })

  it('stops sending to unsubscribed listeners, and stops observing', () => {
    const { sent, stop } = listen(playbackAt)
    seen()
    stop()
    page.tab('hidden')
    expect(page.watched()).toEqual([])
    expect(sent).toEqual(['MOVE'])
  })

  it('throws by name without an element', () => {
    expect(listen(playbackAt, null).sent).toEqual(['Error: What moves is not on the page'])
  })
})

describe('[HOME-01] playback of a film', () => {
  it('rests out of view and never moves with reduced motion', () => {
    page.prefer('less')
    const { sent } = listen(filmPlaybackAt)
    expect(sent).toEqual([])
    unseen()
    seen()
    unseen()
    expect(sent).toEqual(['REST', 'STAND_STILL', 'REST'])
  })

  it('doesn’t autoplay a film while everything is paused', () => {
    const { motion, sent } = listen(filmPlaybackAt)
    seen()
    motion.send({ type: 'PAUSE' })
    expect(sent).toEqual(['MOVE', 'STAND_STILL'])
  })
})

describe('[HOME-11] the visibility of a section', () => {
  it('is sent once it is known', () => {
    const { sent } = listen(viewEventsAt)
    expect(sent).toEqual([])
    unseen()
    seen()
    expect(sent).toEqual(['UNSEEN', 'SEEN'])
  })

  it('isn’t used with reduced motion or while paused', () => {
    const { motion, sent } = listen(viewEventsAt)
    motion.send({ type: 'PAUSE' })
    expect(sent).toEqual(['STAND_STILL'])
    page.prefer('less')
    expect(listen(viewEventsAt).sent).toEqual(['STAND_STILL'])
  })
})

describe('[PENDRA-01] the countdown’s ticks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 5_000 })
  })
  afterEach(() => vi.useRealTimers())

  it('come at once and then at every full second', () => {
    const { sent } = listen(secondsAt)
    vi.advanceTimersByTime(999)
    expect(sent).toEqual(['SECOND 5000'])
    vi.advanceTimersByTime(1001)
    expect(sent).toEqual(['SECOND 5000', 'SECOND 6000', 'SECOND 7000'])
  })

  it('stop while hidden, and are correct at once afterwards, on the full second', () => {
    const { sent } = listen(secondsAt)
    seen()
    page.tab('hidden')
    vi.advanceTimersByTime(3_600_250)
    expect(sent).toEqual(['SECOND 5000'])
    page.tab('visible')
    vi.advanceTimersByTime(750)
    expect(sent).toEqual(['SECOND 5000', 'SECOND 3605250', 'SECOND 3606000'])
  })

  it('stop for a visitor who pauses, and not for reduced motion', () => {
    const { motion, sent } = listen(secondsAt)
    page.prefer('less')
    vi.advanceTimersByTime(1000)
    expect(sent).toHaveLength(2)
    motion.send({ type: 'PLAY' })
    motion.send({ type: 'PAUSE' })
    vi.advanceTimersByTime(5000)
    expect(sent).toHaveLength(2)
  })

  it('don’t start when everything was paused before', () => {
    const { motion, sent } = listen(secondsAt, document.createElement('p'), true)
    vi.advanceTimersByTime(2500)
    expect(sent).toEqual(['SECOND 5000'])
    motion.send({ type: 'PLAY' })
    vi.advanceTimersByTime(500)
    expect(sent).toEqual(['SECOND 5000', 'SECOND 7500', 'SECOND 8000'])
  })

  it('aren’t sent when visibility can’t be determined, and nothing keeps running', () => {
    expect(listen(secondsAt, null).sent).toEqual(['Error: What moves is not on the page'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('end with their listener', () => {
    const { sent, stop } = listen(secondsAt)
    stop()
    vi.advanceTimersByTime(5000)
    expect(sent).toEqual(['SECOND 5000'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
