import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type LoadedScript, scriptsAtMost, scriptsOf } from '#e2e/support/scripts-of.ts'
import { chromiumFlags } from '../../scripts/chromium.ts'
import { librariesAlone } from './baseline.ts'
import { type Figures, kB, met } from './figures.ts'
import { filesOf, gzipOf, readManifest } from './manifest.ts'

const page = 'src/pages/property/property-page.tsx'

/** The JavaScript needed before an open listing is usable: from the build's manifest, and as a browser loads it. */
export async function javascript({
  root,
  address,
  browser,
}: {
  root: string
  /** The URL of an open listing on a running server. */
  address: string
  browser: string
}): Promise<Figures> {
  const site = join(root, 'dist/site')
  const named = await scriptsInManifest(site)
  const { before, after } = await scriptsInBrowser(address, browser)
  const libraries = await librariesAlone(root)
  const total = await gzipOf(site, named)
  const seen = before.map(({ path }) => path.slice(1))
  const seenTotal = await gzipOf(site, seen)
  const transferred = before.reduce((sum, script) => sum + script.transferred, 0)
  const rows = await Promise.all(
    named.map(async (file) => [
      `\`${file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')}\``,
      kB(await gzipOf(site, [file])),
      '',
    ]),
  )
  return {
    title: 'JavaScript before an open listing is interactive',
    story:
      'The scripts that the manifest of the build names for the entry and the property page, by gzip (level 9; 1 kB is 1,000 bytes), and those that Chromium has really loaded by the moment when the chat takes a question.',
    columns: ['', 'gzip', 'target'],
    rows: [
      ...rows,
      ['**by the manifest**', kB(total), `≤ ${kB(scriptsAtMost)}, ${met(total <= scriptsAtMost)}`],
      ['**loaded by Chromium**', kB(seenTotal), `≤ ${kB(scriptsAtMost)}, ${met(seenTotal <= scriptsAtMost)}`],
      ['react-dom, wouter and XState alone', kB(libraries), ''],
    ],
    notes: [
      `Chromium loaded ${before.length} scripts, ${kB(transferred)} over the wire: the server sends brotli. After the chat is there come ${listed(after)}.`,
    ],
  }
}

async function scriptsInManifest(site: string): Promise<string[]> {
  const { manifest, entry } = await readManifest(site)
  return [...filesOf(manifest, [entry, page])]
}

async function scriptsInBrowser(address: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    return await scriptsOf(await browser.newPage(), address)
  } finally {
    await browser.close()
  }
}

const listed = (scripts: LoadedScript[]) =>
  scripts
    .map(
      ({ path, transferred }) =>
        `\`${path
          .split('/')
          .pop()
          ?.replace(/-[\w-]{8}\.js$/, '')}\` (${kB(transferred)})`,
    )
    .join(', ') || 'no more'
