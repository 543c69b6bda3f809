import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
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

  it('plays on each change, and once for simultaneous changes', async () => {
    const clock = stubSound('running')
    const beep = await load()
    for (const each of [beep, beep, beep]) each()
    expect(started).toHaveBeenCalledOnce()
    clock.currentTime = 1.5
    beep()
    expect(started).toHaveBeenCalledTimes(2)
  })

  it('resumes the audio context first when the browser has suspended it', async () => {
    stubSound('suspended')
    const beep = await load()
    beep()
    expect(started).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(started).toHaveBeenCalledOnce()
  })

  it('is silent without an error when the browser blocks sound', async () => {
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

  it('isn’t tried before the visitor has interacted with the page', async () => {
    stubSound('running')
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    const beep = await load()
    beep()
    expect(started).not.toHaveBeenCalled()
  })
})
