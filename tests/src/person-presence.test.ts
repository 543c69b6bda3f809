import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { PersonSign } from '#machines/tour-confirm/tour-confirm.machine.ts'
import { isByPerson, personPresence } from '#src/browser/person-presence.ts'

let isShown = true
const listeners: Record<string, (event: object) => void> = {}
let signal: AbortSignal | undefined

/** jsdom marks no event as trusted, so the listeners are called with events that are. */
beforeEach(() => {
  isShown = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isShown ? 'visible' : 'hidden'))
  vi.spyOn(document, 'addEventListener').mockImplementation(((type: string, hear: never, options: object) => {
    listeners[type] = hear
    signal = (options as { signal?: AbortSignal }).signal
  }) as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'prerendering')
  document.body.innerHTML = ''
})

function watch() {
  const sent: PersonSign['type'][] = []
  const page = setup({
    actors: { personPresence },
    actions: { sent: (_, type: PersonSign['type']) => void sent.push(type) },
  }).createMachine({
    invoke: { src: 'personPresence' },
    on: {
      PERSON_ACTED: { actions: { type: 'sent', params: 'PERSON_ACTED' } },
      TAB_PRESSED: { actions: { type: 'sent', params: 'TAB_PRESSED' } },
    },
  })
  return { sent, actor: createActor(page).start() }
}

const happens = (type: string, more: object = {}) =>
  listeners[type]?.({ isTrusted: true, target: document.body, buttons: 0, key: '', ...more })
const moves = (screenX: number, more: object = {}) => happens('pointermove', { screenX, screenY: 5, ...more })

describe('[CONFIRM-03] the presence of a person', () => {
  it.each([
    ['pressing the pointer', 'pointerdown', {}],
    ['a touch', 'touchstart', {}],
    ['turning the wheel', 'wheel', {}],
    ...['a', ' ', 'Enter', 'ArrowDown', 'PageDown', 'Home', 'End'].map(
      (key) => [`'${key}'`, 'keydown', { key }] as const,
    ),
  ] as const)('is recognized from %s', (_, type, more) => {
    const { sent } = watch()
    happens(type, more)
    expect(sent).toEqual(['PERSON_ACTED'])
  })

  it('is recognized from Tab, which is reported separately', () => {
    const { sent } = watch()
    happens('keydown', { key: 'Tab' })
    happens('keydown', { key: 'Tab', shiftKey: true })
    expect(sent).toEqual(['TAB_PRESSED', 'TAB_PRESSED'])
  })

  it('is recognized from a pointer at a second position, and not from one that rests or presses', () => {
    const { sent } = watch()
    moves(100)
    moves(100)
    moves(120, { buttons: 1 })
    expect(sent).toEqual([])
    moves(101)
    expect(sent).toEqual(['PERSON_ACTED'])
  })

  it('isn’t recognized from script events', () => {
    const { sent } = watch()
    for (const type of ['pointerdown', 'touchstart', 'wheel']) happens(type, { isTrusted: false })
    happens('keydown', { key: 'a', isTrusted: false })
    moves(1, { isTrusted: false })
    moves(2, { isTrusted: false })
    expect(sent).toEqual([])
    expect([isByPerson(new MouseEvent('click')), isByPerson({ isTrusted: true })]).toEqual([false, true])
  })

  it('isn’t recognized from scrolling and focus, which a script can cause', () => {
    watch()
    expect(Object.keys(listeners).sort()).toEqual(['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'])
  })

  it.each([
    ['a modifier key alone', { key: 'Control', ctrlKey: true }],
    ['Shift', { key: 'Shift' }],
    ['closing the tab', { key: 'w', ctrlKey: true }],
    ['going back', { key: 'ArrowLeft', altKey: true }],
    ['reloading on a Mac', { key: 'r', metaKey: true }],
    ['Escape', { key: 'Escape' }],
    ['reloading', { key: 'F5' }],
    ['a key held since the previous page', { key: 'Enter', repeat: true }],
  ])('isn’t recognized from %s', (_, key) => {
    const { sent } = watch()
    happens('keydown', key)
    expect(sent).toEqual([])
  })

  it.each(['a', 'button'])('leaves a press on a control (%s) to that control', (name) => {
    document.body.innerHTML = '<a href="/"><b>Home</b></a><button type="button"><b>Accept this tour</b></button>'
    const { sent } = watch()
    const target = document.querySelector(`${name} b`)
    happens('pointerdown', { target })
    happens('touchstart', { target })
    happens('keydown', { key: 'Enter', target })
    expect(sent).toEqual([])
    happens('wheel', { target })
    expect(sent).toEqual(['PERSON_ACTED'])
  })

  it('isn’t recognized in a hidden tab or a prerendered page', () => {
    const { sent } = watch()
    isShown = false
    happens('pointerdown')
    isShown = true
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
    happens('keydown', { key: 'a' })
    expect(sent).toEqual([])
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false })
    happens('keydown', { key: 'a' })
    expect(sent).toEqual(['PERSON_ACTED'])
  })

  it('isn’t observed after the page was left', () => {
    const { actor } = watch()
    expect(signal?.aborted).toBe(false)
    actor.stop()
    expect(signal?.aborted).toBe(true)
  })
})
