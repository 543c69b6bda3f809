import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

const folder = import.meta.dirname
const page = /^\/machines(\/[\w-]+)?\/?$/
const view = /^\/machines\/views\/[\w-]+\/\w+\.jpg$/
const made = /^\/machines\/(data|charts|files)\/([\w-]+)\.([\w.]+)$/

type Served = typeof import('./serve.ts')

/**
 * In development: the machines under /machines, read again with every request, and the inspector on pages with
 * `?inspect`, to which the site's hooks of `@xstate/react` then report.
 */
export const machineExplorerPlugin: Plugin = {
  name: 'machine-explorer',
  apply: 'serve',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOfSite = source === '@xstate/react' && importer?.includes('/src/')
    return isOfSite ? join(folder, 'inspector/xstate-react.ts') : null
  },
  transformIndexHtml: (_, { path }) =>
    page.test(path)
      ? []
      : [
          {
            tag: 'script',
            attrs: { type: 'module', src: '/tools/explorer/inspector/start.ts' },
            injectTo: 'body',
          },
        ],
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
  if (view.test(path)) {
    const picture = await readFile(
      join(folder, '../../dist/machine-views', path.slice('/machines/views/'.length)),
    ).catch(() => null)
    if (picture === null) response.statusCode = 404
    response.setHeader('content-type', 'image/jpeg')
    response.end(picture)
    return true
  }
  const [, kind, name = '', ending = ''] = made.exec(path) ?? []
  if (kind === undefined) return false
  const { chartFile, dataFile, exportFile } = (await server.ssrLoadModule(join(folder, 'serve.ts'))) as Served
  const files = { data: dataFile, charts: chartFile, files: (machine: string) => exportFile(machine, ending) }
  const text = await files[kind as keyof typeof files](name)
  if (text === null) response.statusCode = 404
  response.setHeader('content-type', kind === 'files' ? 'text/plain; charset=utf-8' : 'application/json')
  response.end(text ?? 'There is no such machine.')
  return true
}
