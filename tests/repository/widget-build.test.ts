import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { buildWidget } from '../../scripts/widget.ts'
import { tokensFor } from '../../scripts/widget-tokens.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widget-'))
  await buildWidget(repositoryRoot, folder)
})
afterAll(() => rm(folder, { recursive: true }))

const read = (file: string) => readFile(join(folder, 'widget', file), 'utf8')
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

const chunkNamed = async (name: string) => {
  const found = (await readdir(join(folder, 'widget/assets'))).find((file) => file.startsWith(`${name}-`))
  return read(`assets/${found}`)
}

describe('[WIDGET-03] the built widget', () => {
  it('has a loader of at most 5 kB, and a panel of at most 25.4 kB with its hash in its name', async () => {
    expect((await readdir(join(folder, 'widget'))).sort()).toEqual(['assets', 'penny-widget.js'])
    const files = (await readdir(join(folder, 'widget/assets'))).sort()
    expect(files.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['earlier', 'panel', 'tour'])
    const panel = files.find((file) => file.startsWith('panel-')) ?? ''
    expect(gzipped(await read('penny-widget.js'))).toBeLessThanOrEqual(5000)
    expect(gzipped(await read(`assets/${panel}`))).toBeLessThanOrEqual(25_400)
    expect(await read('penny-widget.js')).toContain(panel)
  })

  it('leaves no global on the page, and injects no HTML and no inline style', async () => {
    const files = await readdir(join(folder, 'widget/assets'))
    const loader = await read('penny-widget.js')
    expect(loader).toMatch(/^\(function\(\)\{.*\}\)\(\);?\s*$/s)
    for (const text of [loader, ...(await Promise.all(files.map((file) => read(`assets/${file}`))))]) {
      expect(text).not.toMatch(
        /innerHTML|insertAdjacentHTML|document\.write|document\.head|cssText|\beval\(|new Function\b/,
      )
      expect(text).not.toMatch(/sessionStorage|indexedDB|document\.cookie/)
    }
  })

  it('stores only the number of the conversation, when the panel is open', async () => {
    expect(await read('penny-widget.js')).not.toContain('localStorage')
    const uses = (await chunkNamed('panel')).match(/localStorage\.\w+/g)
    expect(uses).toEqual(['localStorage.getItem', 'localStorage.setItem'])
  })

  it('has the colors of the site in both themes', async () => {
    const loader = await read('penny-widget.js')
    expect(loader).toMatch(/\.penny\{[^}]*--color-walnut:#75462a/)
    expect(loader).toMatch(/prefers-color-scheme:dark\)\{\.penny\{[^}]*--color-walnut:#8f5d3b/)
  })
})

describe('the tokens copied for a style sheet', () => {
  const tokens = '@theme { --a-b: 1px; --a: 2px; }\n@media (prefers-color-scheme: dark) { :root { --a: 3px; } }'

  it('are the ones it uses', () => {
    expect(tokensFor('p { width: var(--a) }', tokens)).toBe(
      '.penny { --a: 2px; }\n@media (prefers-color-scheme: dark) { .penny { --a: 3px; } }\n',
    )
  })

  it('fail the build when one is missing', () => {
    expect(() => tokensFor('p { width: var(--c) }', tokens)).toThrow('There is no token --c.')
  })
})
