import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withoutSettings } from './without-settings.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

export interface ForeignPage {
  headers?: Record<string, string>
  /** The whole document; `TAG` in it is replaced by the script tag. */
  html: string
}

/** Another site on its own server and host, with a key for the sample listing. */
export class ForeignSite {
  product: string
  key: string
  origin = ''
  private readonly server: Server
  private pages: Record<string, ForeignPage> = {}

  constructor(product: string, key: string) {
    this.product = product
    this.key = key
    this.server = createServer((request, response) => this.answer(request, response))
  }

  /** `localhost`, since the product is at 127.0.0.1: to a browser these are two sites. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve))
    this.origin = `http://localhost:${(this.server.address() as { port: number }).port}`
  }

  /** Adds a page to the site and returns its URL. */
  page(name: string, page: ForeignPage): string {
    this.pages[`/${name}`] = page
    return `${this.origin}/${name}`
  }

  /** The tag as in docs/widget.md. */
  tag({ key = this.key, property = '4', more = '' } = {}): string {
    return `<script src="${this.product}/widget/penny-widget.js" data-penny-key="${key}" data-penny-property="${property}" async ${more}></script>`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const found = this.pages[request.url ?? '']
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...found?.headers })
    response.end(found?.html)
  }
}

/** An ordinary page. */
export const friendly = (tag: string, { head = '', body = '' } = {}) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ridge Realty</title>
<link rel="icon" href="data:,">${head}</head>
<body><main><h1>Ridge Realty</h1><p><a href="#top">Our homes</a></p>${body}</main>${tag}</body></html>`

/** A key for this origin, created like an operator's. */
export async function keyFor(databaseUrl: string, origin: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/widget-key.ts', '--origin', origin, '--property', '4', '--name', 'Ridge Realty'],
    { cwd: repositoryRoot, env: { ...process.env, ...withoutSettings, DATABASE_URL: databaseUrl } },
  )
  const [, key = ''] = /data-penny-key="(pk_[\w-]{24})"/.exec(stdout) ?? []
  return key
}
