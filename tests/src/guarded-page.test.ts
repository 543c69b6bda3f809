import { afterEach, describe, expect, it } from 'vitest'
import { guardPage } from '#src/browser/guarded-page.ts'

interface Keys {
  key: string
  code?: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  shiftKey?: boolean
}

const ctrl = { ctrlKey: true }
const cmd = { metaKey: true }
const shift = { shiftKey: true }
const alt = { altKey: true }

const blocked: Record<string, Keys> = {
  'Ctrl+S': { key: 's', ...ctrl },
  'Ctrl+S with caps lock': { key: 'S', ...ctrl },
  'Cmd+S': { key: 's', ...cmd },
  F12: { key: 'F12' },
  'Ctrl+Shift+I': { key: 'I', ...ctrl, ...shift },
  'Ctrl+Shift+J': { key: 'J', ...ctrl, ...shift },
  'Ctrl+Shift+C': { key: 'C', ...ctrl, ...shift },
  'Cmd+Alt+I': { key: 'ˆ', code: 'KeyI', ...cmd, ...alt },
  'Cmd+Alt+J': { key: '∆', code: 'KeyJ', ...cmd, ...alt },
  'Cmd+Alt+C': { key: 'ç', code: 'KeyC', ...cmd, ...alt },
  'Ctrl+U': { key: 'u', ...ctrl },
  'Cmd+U': { key: 'u', ...cmd },
  'Cmd+Alt+U': { key: '¨', code: 'KeyU', ...cmd, ...alt },
}

const free: Record<string, Keys> = {
  'zoom in': { key: '+', ...ctrl },
  'zoom in on a Mac': { key: '=', ...cmd },
  'zoom out': { key: '-', ...ctrl },
  'zoom back': { key: '0', ...ctrl },
  find: { key: 'f', ...ctrl },
  'find on a Mac': { key: 'f', ...cmd },
  copy: { key: 'c', ...ctrl },
  'copy on a Mac': { key: 'c', ...cmd },
  paste: { key: 'v', ...ctrl },
  print: { key: 'p', ...ctrl },
  reload: { key: 'r', ...ctrl },
  tab: { key: 'Tab' },
  'tab back': { key: 'Tab', ...shift },
  escape: { key: 'Escape' },
  'letters that are typed': { key: 's' },
  'large letters that are typed': { key: 'I', ...shift },
  'letters of AltGr': { key: 'ç', code: 'KeyC', ...ctrl, ...alt },
  'letters of Option on a Mac': { key: 'ˆ', code: 'KeyI', ...alt },
  'VoiceOver with a letter': { key: 'ˆ', code: 'KeyI', ...ctrl, ...alt },
  'VoiceOver with U, its rotor': { key: 'u', code: 'KeyU', ...ctrl, ...alt },
  'VoiceOver with S': { key: 's', code: 'KeyS', ...ctrl, ...alt },
  'NVDA with F12': { key: 'Insert' },
  'a screen reader’s next heading': { key: 'h' },
  'Ctrl+I': { key: 'i', ...ctrl },
  'Ctrl+J': { key: 'j', ...ctrl },
  'Cmd+Shift+S': { key: 's', ...cmd, ...shift },
  F11: { key: 'F11' },
}

const press = (keys: Keys, on: EventTarget = document.body) =>
  !on.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }))

function ask(on: EventTarget, pointerType = 'mouse') {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  return !on.dispatchEvent(event)
}

let leave = () => {}
afterEach(() => {
  leave()
  document.body.innerHTML = ''
})

describe('[DEMO-09] while the page is open', () => {
  it.each(Object.entries(blocked))('%s is blocked', (_, keys) => {
    leave = guardPage(document)
    expect(press(keys)).toBe(true)
  })

  it.each(Object.entries(free))('%s isn’t blocked', (_, keys) => {
    leave = guardPage(document)
    expect(press(keys)).toBe(false)
  })

  it('the context menu is blocked except for a long press on a field to paste into it', () => {
    leave = guardPage(document)
    document.body.innerHTML = '<p>text</p><input />'
    const [text, field] = [...document.body.children] as [Element, Element]
    expect([ask(text), ask(text, 'touch'), ask(field), ask(field, 'touch')]).toEqual([true, true, true, false])
  })

  it('a key is blocked even when another listener stops it', () => {
    leave = guardPage(document)
    document.body.innerHTML = '<input />'
    const field = document.body.firstElementChild as Element
    field.addEventListener('keydown', (event) => event.stopPropagation())
    expect(press({ key: 's', ...ctrl }, field)).toBe(true)
  })
})

describe('[DEMO-09] before it is opened and after it is closed', () => {
  it.each(Object.entries(blocked))('%s has its default effect', (_, keys) => {
    expect(press(keys)).toBe(false)
    guardPage(document)()
    expect([press(keys), ask(document.body)]).toEqual([false, false])
  })
})
