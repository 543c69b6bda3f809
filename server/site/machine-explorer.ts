import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface MachineExplorerOptions {
  isOn: boolean
  /** Where the explorer is built. */
  folder?: string
  /** Where the pictures of the product are, if there are any. */
  views?: string
  /** Builds the explorer where its sources changed; null where what it takes is not installed. Rejects when that fails. */
  build?: (() => Promise<void>) | null
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const builder = join(root, 'tools/explorer/build.ts')

/**
 * The machine explorer under /machines. The first visit has it built where that is possible, while a page says so; where it
 * is off or there is none, a sentence says so with status 404.
 */
export async function machineExplorer(
  app: FastifyInstance,
  {
    isOn,
    folder = join(root, 'dist/machines'),
    views = join(root, 'dist/machine-views'),
    build = canBuild() ? buildExplorer : null,
  }: MachineExplorerOptions,
): Promise<void> {
  let building: Promise<unknown> | null = null
  let problem: string | null = null

  const sendPage = async (reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex, nofollow')
    if (!isOn) return sendText(reply, 404, 'The machine explorer is off on this server. MACHINES=on turns it on.')
    building ??=
      build?.().catch((error: unknown) => {
        problem = String(error)
        app.log.error(error, 'the machine explorer could not be built')
      }) ?? null
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
    if (page !== null) return reply.type('text/html; charset=utf-8').send(page)
    if (problem !== null) return sendText(reply, 500, `The machine explorer could not be built. ${problem}`)
    if (building === null) return sendText(reply, 404, 'The machine explorer has not been built. Run "npm run build".')
    reply.header('refresh', '2').header('retry-after', '2')
    return sendText(reply, 503, 'The machine explorer is being built. This page reloads until it is there.')
  }
  app.get('/machines', async (_, reply) => sendPage(reply))
  app.get('/machines/:name', async (_, reply) => sendPage(reply))
  if (!isOn) return
  // A folder that is not there yet is looked for again with each request.
  const options = { decorateReply: false, index: false, suppressWarning: true } as const
  await app.register(files, { ...options, root: views, prefix: '/machines/views/' })
  await app.register(files, {
    ...options,
    root: folder,
    prefix: '/machines/',
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
}

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)

/** A production install leaves out what draws the charts and runs the paths. */
function canBuild(): boolean {
  return existsSync(builder) && existsSync(join(root, 'node_modules/@xstate/graph'))
}

function buildExplorer(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', builder], { cwd: root, stdio: 'ignore' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`its build ended with ${code}`))))
  })
}
