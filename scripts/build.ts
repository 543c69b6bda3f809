/**
 * Builds what the server needs: what messages mean into .cache/understanding, the photos' renditions into
 * .cache/photos, the site into dist/site with Penny for other sites in dist/site/widget, the pages that are the same for
 * everyone as .html files, beside each file the compressed ones, and the server into dist/server. With
 * `--if-stale` what was built of the same sources is left alone, and nothing is learned: the server does that in the
 * background when it has to. With `--without-machines` the machine explorer is left to the server, which has it built when
 * it is first asked for.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markBuilt, readSources } from './built.ts'
import { hashOf } from './hash-of.ts'
import { reportBuilt, starterIsReady } from './starter.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const onlyIfStale = process.argv.includes('--if-stale')
const allSources = await readSources()
// A server that is started without it learns beside its work.
const understanding = onlyIfStale ? null : finished('scripts/understanding.ts')
const photos = import('./photos.ts')

// The product is served without it, too.
const explorer = explorerIsWanted() ? finished('tools/explorer/build.ts').catch(console.error) : null

const stamp = join(root, 'dist/site.stamp')
const sources = await hashOf(root, [
  'src',
  'domain',
  'machines',
  'openapi/generated',
  'index.html',
  'vite.config.ts',
  'scripts/without-descriptions.ts',
  'scripts/articles-plugin.ts',
  'scripts/prerender.ts',
  'scripts/page-modules.ts',
  'scripts/pictures.ts',
  'server/photos',
  'server/site',
  'scripts/compress.ts',
  'scripts/widget.ts',
  'scripts/widget-tokens.ts',
  'package-lock.json',
])

await Promise.all([bundleIfStale().then(() => reportBuilt('server')), buildSiteIfStale()])
await understanding
await explorer
await markBuilt(allSources)

async function buildSiteIfStale(): Promise<void> {
  if (onlyIfStale && (await readFile(stamp, 'utf8').catch(() => '')) === sources) {
    await photos
    console.log('site: unchanged')
    return reportBuilt('site')
  }
  // Loaded where something is built: `npm start` waits for this script each time.
  const [{ build }, { compressSite }, { putPictures }, { prerenderSite }, { buildWidget }] = await Promise.all([
    import('vite'),
    import('./compress.ts'),
    import('./pictures.ts'),
    import('./prerender.ts'),
    import('./widget.ts'),
  ])
  const started = performance.now()
  // Gone first and written last: a build that was cut off is not taken for a finished one.
  await rm(stamp, { force: true })
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await buildWidget(root, join(root, 'dist/site'))
  await photos
  await putPictures(join(root, 'dist/site'))
  const pages = await prerenderSite(root, join(root, 'dist/site'))
  console.log(`site: built, ${pages} pages prerendered, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  reportBuilt('site')
  // Until they are compressed, a server sends files as they are.
  await starterIsReady()
  const compressed = await compressSite(join(root, 'dist/site'))
  await writeFile(stamp, sources)
  if (!process.send) console.log(`site: ${compressed} files compressed`)
}

/** The server in one file, which `npm start` and production run. */
async function bundleIfStale(): Promise<void> {
  const bundleStamp = join(root, 'dist/server.stamp')
  const places = ['server', 'assistant', 'domain', 'machines', 'openapi/generated', 'scripts']
  const bundled = await hashOf(root, [...places, 'package-lock.json'])
  if (onlyIfStale && (await readFile(bundleStamp, 'utf8').catch(() => '')) === bundled)
    return console.log('server: unchanged')
  const began = performance.now()
  const { bundleServer } = await import('./bundle-server.ts')
  const programs = { main: 'server/main.ts', serve: 'server/serve.ts', built: 'scripts/built.ts' }
  await rm(bundleStamp, { force: true })
  await bundleServer(programs, join(root, 'dist/server'))
  await writeFile(bundleStamp, bundled)
  console.log(`server: bundled, ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/** The machine explorer is for development, and is made with packages that a production install leaves out. */
function explorerIsWanted(): boolean {
  if (process.argv.includes('--without-machines') || process.env.MACHINES === 'off') return false
  if (process.env.NODE_ENV === 'production' && process.env.MACHINES !== 'on') return false
  return existsSync(join(root, 'node_modules/@xstate/graph'))
}

/** A script in a process of its own: it computes for half a minute when its sources changed. */
function finished(script: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script)], {
    cwd: root,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}.`))))
  })
}
