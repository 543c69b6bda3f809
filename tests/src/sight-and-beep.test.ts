import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { sight } from '#src/browser/sight.ts'

let isShown = true
let isAhead: boolean | undefined

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isShown ? 'visible' : 'hidden'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  Reflect.deleteProperty(document, 'prerendering')
})

function watch() {
  const told = vi.fn()
  const page = setup({ actors: { sight }, actions: { told } }).createMachine({
    invoke: { src: 'sight' },
    on: { PAGE_SHOWN: { actions: 'told' } },
  })
  const actor = createActor(page).start()
  return { told, actor }
}
const renderAhead = (ahead: boolean) => {
  isAhead = ahead
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isAhead })
}
const change = (event: string) => document.dispatchEvent(new Event(event))

describe('[CONFIRM-03] sight', () => {
  it('tells at once where somebody sees the page, and only once', () => {
    isShown = true
    const { told } = watch()
    change('visibilitychange')
    expect(told).toHaveBeenCalledOnce()
  })

  it('waits while the tab is behind another', () => {
    isShown = false
    const { told } = watch()
    change('visibilitychange')
    expect(told).not.toHaveBeenCalled()
    isShown = true
    change('visibilitychange')
    expect(told).toHaveBeenCalledOnce()
  })

  it('waits while the page is rendered ahead, even where that calls itself visible', () => {
    isShown = true
    renderAhead(true)
    const { told } = watch()
    change('visibilitychange')
    expect(told).not.toHaveBeenCalled()
    renderAhead(false)
    change('prerenderingchange')
    expect(told).toHaveBeenCalledOnce()
  })

  it('tells nobody who has left', () => {
    isShown = false
    const { told, actor } = watch()
    actor.stop()
    isShown = true
    change('visibilitychange')
    expect(told).not.toHaveBeenCalled()
  })
})

describe('[RESCHED-07] the beep', () => {
  const started = vi.fn()

  function stubSound(state: 'running' | 'suspended', resume = () => Promise.resolve()) {
    started.mockClear()
    const clock = { currentTime: 1 }
    const node = { connect: (next: unknown) => next, gain: { setTargetAtTime: () => {} } }
    vi.stubGlobal(
      'AudioContext',
      class {
        state = state
        destination = {}
        resume = resume
        get currentTime() {
          return clock.currentTime
        }
      },
    )
    vi.stubGlobal(
      'OscillatorNode',
      class {
        connect = (next: unknown) => next
        start = started
        stop = () => {}
      },
    )
    vi.stubGlobal(
      'GainNode',
      class {
        connect = node.connect
        gain = node.gain
      },
    )
    return clock
  }
  const load = async () => (await import('#src/browser/beep.ts')).beep

  it('sounds on each change, and once for changes at the same instant', async () => {
    const clock = stubSound('running')
    const beep = await load()
    for (const each of [beep, beep, beep]) each()
    expect(started).toHaveBeenCalledOnce()
    clock.currentTime = 1.5
    beep()
    expect(started).toHaveBeenCalledTimes(2)
  })

  it('wakes the sound first where the browser had put it to sleep', async () => {
    stubSound('suspended')
    const beep = await load()
    beep()
    expect(started).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(started).toHaveBeenCalledOnce()
  })

  it('is silent, and no error, where the browser forbids sound', async () => {
    stubSound('suspended', () => Promise.reject(new Error('not allowed')))
    const beep = await load()
    expect(() => beep()).not.toThrow()
    await Promise.resolve()
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new Error('no sound here')
        }
      },
    )
    vi.resetModules()
    const other = await load()
    expect(() => other()).not.toThrow()
    vi.stubGlobal('AudioContext', undefined)
    expect(() => other()).not.toThrow()
    expect(started).not.toHaveBeenCalled()
  })

  it('does not even try before anybody has touched the page', async () => {
    stubSound('running')
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    const beep = await load()
    beep()
    expect(started).not.toHaveBeenCalled()
  })
})
