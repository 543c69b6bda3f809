import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface MachineExplorerOptions {
  isOn: boolean
  /** Where the explorer was built. */
  folder?: string
}

const builtFolder = fileURLToPath(new URL('../../dist/machines', import.meta.url))

/** The machine explorer under /machines; where it is off or was not built, a sentence says so with status 404. */
export async function machineExplorer(
  app: FastifyInstance,
  { isOn, folder = builtFolder }: MachineExplorerOptions,
): Promise<void> {
  const page = isOn ? await readFile(join(folder, 'index.html'), 'utf8').catch(() => null) : null
  const sendPage = async (reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex, nofollow')
    if (page !== null) return reply.type('text/html; charset=utf-8').send(page)
    const sentence = isOn
      ? 'The machine explorer has not been built. Run "npm run build".'
      : 'The machine explorer is off on this server. MACHINES=on turns it on.'
    return reply.code(404).type('text/plain; charset=utf-8').send(sentence)
  }
  app.get('/machines', async (_, reply) => sendPage(reply))
  app.get('/machines/:name', async (_, reply) => sendPage(reply))
  if (page === null) return
  await app.register(files, {
    root: folder,
    prefix: '/machines/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
}
