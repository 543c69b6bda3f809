import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of scripts/start.mjs, with a build and a server that print what happens to them. */
let copy = ''
beforeEach(async () => {
  copy = await mkdtemp(join(root, '.cache/start-'))
  await mkdir(join(copy, 'scripts'))
  await mkdir(join(copy, 'dist/server'), { recursive: true })
  await cp(join(root, 'scripts/start.mjs'), join(copy, 'scripts/start.mjs'))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(join(copy, 'package.json'), '{ "type": "module" }')
  await writeFile(join(copy, 'dist/server/main.mjs'), "console.log('everything was built')")
})
afterEach(() => rm(copy, { recursive: true, force: true }))

it('[API-04] npm start opens the data while the site is built, and compresses it when the server listens', async () => {
  const { said, status } = await started({
    build: `
      import { reportBuilt, starterIsReady } from ${JSON.stringify(join(root, 'scripts/starter.ts'))}
      reportBuilt('server')
      setTimeout(async () => {
        console.log('site: built')
        reportBuilt('site')
        await starterIsReady()
        console.log('compresses')
      }, 300)
      process.on('exit', () => console.log('has built'))`,
    servesFor: 1500,
  })
  expect(said).toEqual(['opens its data', 'site: built', 'listens', 'compresses', 'has built', 'ends'])
  expect(status).toBe(0)
})

it('[API-04] npm start ends with one sentence when the site can’t be built', { tags: ['nightly'] }, async () => {
  const { said, status } = await started({ build: "process.send('server'); setTimeout(() => process.exit(3), 300)" })
  expect(said).toEqual(['opens its data', 'The product could not be built, and is not started.'])
  expect(status).toBe(3)
})

it('[API-04] npm start goes on when only compressing ends badly', { tags: ['nightly'] }, async () => {
  const { said, status } = await started({
    build: "process.send('server'); process.send('site'); process.once('message', () => process.exit(3))",
  })
  expect(said).toEqual(['opens its data', 'listens'])
  expect(status).toBe(0)
})

it('[API-04] npm start builds nothing that is built', async () => {
  const { said, status } = await started({ build: 'process.exit(3)', isBuilt: true })
  expect(said).toEqual(['everything was built'])
  expect(status).toBe(0)
})

interface Start {
  /** The script that builds. */
  build: string
  isBuilt?: boolean
  /** Milliseconds from when the server listens until it ends. */
  servesFor?: number
}

/** What a start prints, and its exit status. */
async function started({ build, isBuilt = false, servesFor = 0 }: Start) {
  await writeFile(join(copy, 'scripts/build.ts'), build)
  await writeFile(join(copy, 'dist/server/built.mjs'), `export const isBuilt = async () => ${isBuilt}`)
  const ends = servesFor > 0 ? `setTimeout(() => console.log('ends'), ${servesFor})` : ''
  await writeFile(
    join(copy, 'dist/server/serve.mjs'),
    `export async function serve(site) { console.log('opens its data'); await site; console.log('listens'); ${ends} }`,
  )
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const [status] = await once(child, 'close')
  return { said: said.trim().split('\n'), status }
}
