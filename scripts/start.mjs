// `npm start`: builds what is out of date, then runs the server from one file, in this process. It is JavaScript, and a
// bundled file checks whether a build is needed: loading TypeScript takes longer than starting the server.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bundled = new URL('../dist/server/', import.meta.url)

if (await isBuilt()) await import(new URL('main.mjs', bundled).href)
else await buildAndServe()

/** Nothing is built when that check isn't available. */
async function isBuilt() {
  const built = await import(new URL('built.mjs', bundled).href).catch(() => null)
  return built?.isBuilt()
}

/** The server opens its database, or fills a new one, while the site is built. */
async function buildAndServe() {
  const script = ['--import', 'tsx', 'scripts/build.ts', '--if-stale', '--without-machines']
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const build = spawn(process.execPath, script, { cwd, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const hasBuilt = (part) =>
    new Promise((resolve) => void build.on('message', (message) => void (message === part && resolve())))
  const server = hasBuilt('server')
  const site = hasBuilt('site')
  const fail = (status) => {
    // What it reported may arrive after its end.
    if (status === 0) return
    console.error('The product could not be built, and is not started.')
    process.exit(status ?? 1)
  }
  build.once('exit', fail)
  // What is left then, compressing, isn't needed to serve; the next start does what was cut off.
  void site.then(() => build.off('exit', fail))
  await server
  const { serve } = await import(new URL('serve.mjs', bundled).href)
  await serve(site)
  if (build.connected) build.send('ready')
}
