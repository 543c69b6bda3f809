import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadWithStyles } from '#src/browser/part-styles.ts'

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => document.head.replaceChildren())

describe('a chunk', () => {
  it('loads at once without a style sheet', async () => {
    expect(await loadWithStyles(async () => 'part')).toBe('part')
    expect(sheets()).toEqual([])
  })

  it('waits for its style sheet', async () => {
    const load = vi.fn(async () => 'part')
    const part = loadWithStyles(load, ['assets/map.css'])
    await settled()
    expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual(['/assets/map.css'])
    expect(load).not.toHaveBeenCalled()
    sheets()[0]?.dispatchEvent(new Event('load'))
    expect(await part).toBe('part')
  })

  it('shares a style sheet with chunks loaded before', async () => {
    expect(await loadWithStyles(async () => 'another', ['assets/map.css'])).toBe('another')
    expect(sheets()).toEqual([])
  })

  it('fails without its style sheet', async () => {
    const part = loadWithStyles(async () => 'part', ['assets/lost.css'])
    sheets()[0]?.dispatchEvent(new Event('error'))
    await expect(part).rejects.toMatchObject({ type: 'error' })
  })
})
