import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

const folder = import.meta.dirname
const page = /^\/machines(\/[\w-]+)?\/?$/
const made = /^\/machines\/(data|files)\/([\w-]+)\.([\w.]+)$/

type Served = typeof import('./serve.ts')

/** While developing, shows the machines under /machines. What it shows is read again with every request. */
export const machineExplorer: Plugin = {
  name: 'machine-explorer',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      void answer(server, request, response).then((isAnswered) => !isAnswered && next(), next)
    })
  },
}

async function answer(
  server: ViteDevServer,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = url.split('?', 1)[0] ?? '/'
  if (page.test(path)) {
    const html = (await readFile(join(folder, 'page/index.html'), 'utf8')).replace(
      './main.tsx',
      '/tools/explorer/page/main.tsx',
    )
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await server.transformIndexHtml(url, html))
    return true
  }
  const [, kind, name = '', ending = ''] = made.exec(path) ?? []
  if (kind === undefined) return false
  const { dataFile, exportFile } = (await server.ssrLoadModule(join(folder, 'serve.ts'))) as Served
  const text = kind === 'data' ? await dataFile(name) : await exportFile(name, ending)
  if (text === null) response.statusCode = 404
  response.setHeader('content-type', kind === 'data' ? 'application/json' : 'text/plain; charset=utf-8')
  response.end(text ?? 'There is no such machine.')
  return true
}
