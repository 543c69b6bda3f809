// `npm start`: builds what is out of date, then runs the server from one file, in this process. It is JavaScript, and asks a bundled
// file whether there is anything to build: a loader of TypeScript takes longer to start than the server.
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

/** Nothing is built where not even this question can be asked. */
async function isBuilt() {
  const built = await import(new URL('built.mjs', bundled).href).catch(() => null)
  return built?.isBuilt()
}
