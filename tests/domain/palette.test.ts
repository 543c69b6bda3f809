import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { day, night } from '#domain/palette.ts'

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
const [byDay = '', byNight = ''] = tokens.split('@media (prefers-color-scheme: dark)')

/** The value of `--color-<name>` in a part of the style sheet; null when it has none. */
function tokenIn(css: string, name: string): string | null {
  const token = `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return new RegExp(`${token}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? null
}

it.each(Object.entries(day))('%s matches the style sheet in the light theme', (name, color) => {
  expect(tokenIn(byDay, name)).toBe(color)
})

it.each(Object.entries(night))('%s matches the style sheet in the dark theme, or the light value', (name, color) => {
  expect(tokenIn(byNight, name) ?? tokenIn(byDay, name)).toBe(color)
})
