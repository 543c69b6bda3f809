// `npm start`: builds what is out of date, then runs the server from one file, in this process. It is JavaScript, and a
// bundled file checks whether a build is needed: loading TypeScript takes longer than starting the server.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bundled = new URL('../dist/server/', import.meta.url)

if (!(await isBuilt())) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const script = ['--import', 'tsx', 'scripts/build.ts', '--if-stale', '--without-machines']
  const { status } = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The product could not be built, and is not started.')
    process.exit(status ?? 1)
  }
}
await import(new URL('main.mjs', bundled).href)

/** Nothing is built when that check isn't available. */
async function isBuilt() {
  const built = await import(new URL('built.mjs', bundled).href).catch(() => null)
  return built?.isBuilt()
}
