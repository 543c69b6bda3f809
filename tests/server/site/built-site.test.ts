import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BuiltSite,
  gateModule,
  moduleOf,
  prerenderedFiles,
  readBuiltSite,
  type SiteManifest,
} from '#server/site/built-site.ts'
import { buildSmallSite } from './built.ts'

const property = [moduleOf('property')]
let built: BuiltSite
beforeAll(async () => {
  built = await readBuiltSite(await buildSmallSite())
})
afterAll(() => rm(built.folder, { recursive: true }))

describe('[ROUTE-07] the files that a page needs', () => {
  it('are named in the HTML: its script and styles, their imports, the fonts last, and no lazy chunk', () => {
    expect(
      built
        .early(property)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/property-1.js" />',
      '<link rel="stylesheet" crossorigin href="/assets/property-1.css" />',
      '<link rel="modulepreload" crossorigin href="/assets/chat-1.js" />',
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/newsreader-1.woff2" />',
    ])
  })

  it('of a prerendered page are its styles and the fonts at once, and each script later, the entry first', async () => {
    const manifest = JSON.parse(await readFile(join(built.folder, '.vite/manifest.json'), 'utf8')) as SiteManifest
    expect(prerenderedFiles(manifest, property)).toEqual({
      early: [
        '<link rel="stylesheet" crossorigin href="/assets/property-1.css" />',
        '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/newsreader-1.woff2" />',
      ].join('\n    '),
      start: '/assets/start-1.js',
      late: ['main-1', 'shared-1', 'property-1', 'chat-1'].map((name) => `/assets/${name}.js`),
    })
  })

  it('are those of the page and its gate, each script once, for a page with a gate', () => {
    const scripts = built.early([...property, gateModule]).match(/(?<=\/assets\/)[\w-]+\.js/g)
    expect(scripts).toEqual(['property-1.js', 'chat-1.js', 'gate-1.js'])
  })

  it('are only the fonts when no page matches', () => {
    expect(built.early([])).toMatch(/^<link rel="preload" as="font" [^\n]*$/)
  })
})

it('are reported with the command to run when nothing was built', async () => {
  await expect(readBuiltSite('/nowhere')).rejects.toThrow('run "npm run build" first')
})
