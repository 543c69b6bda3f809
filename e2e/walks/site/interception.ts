import type { CDPSession, Page } from '@playwright/test'
import { HeldRequest, type PausedRequest } from './held-request.ts'

type Handler = (request: HeldRequest) => Promise<void> | void

interface Rule {
  /** As in the DevTools protocol: `*` matches any characters. */
  pattern: string
  matches: RegExp
  handle: Handler
}

/**
 * Holds those requests of a page that match a pattern. The others don't pass the test: Playwright's own routes would see
 * each of them and turn the browser's cache off, which takes more time than the rest of a page load.
 */
export class Interception {
  private readonly session: CDPSession
  private readonly rules: Rule[] = []
  private readonly held = new Map<string, HeldRequest>()

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async on(page: Page): Promise<Interception> {
    const session = await page.context().newCDPSession(page)
    const interception = new Interception(session)
    session.on('Fetch.requestPaused', (paused) => interception.receive(paused))
    session.on('Network.loadingFailed', ({ requestId }) => interception.forget(requestId))
    // What a document was waiting for ends with it, which isn't always reported of each request.
    session.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) for (const id of interception.held.keys()) interception.forget(id)
    })
    await session.send('Page.enable')
    await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
    return interception
  }

  /** Hands over requests whose URL matches; a handler that was added later comes first. */
  async add(pattern: string, handle: Handler): Promise<void> {
    const matches = new RegExp(`^${pattern.replace(/[.+^$()|[\]\\{}?]/g, '\\$&').replaceAll('*', '.*')}$`)
    this.rules.unshift({ pattern, matches, handle })
    await this.session.send('Fetch.enable', { patterns: this.rules.map((rule) => ({ urlPattern: rule.pattern })) })
  }

  /** The same for files that the page may have from an earlier walk, which would be read from the browser's memory. */
  async addUncached(pattern: string, handle: Handler): Promise<void> {
    await this.session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await this.add(pattern, handle)
  }

  /** Whether requests to this URL are held. */
  has(url: string): boolean {
    return this.rules.some(({ matches }) => matches.test(url))
  }

  /** Lets go of the page: what is held goes on to the server. */
  async end(): Promise<void> {
    await this.session.detach()
  }

  private receive(paused: PausedRequest): void {
    const request = new HeldRequest(this.session, paused)
    if (paused.networkId) this.held.set(paused.networkId, request)
    const rule = this.rules.find(({ matches }) => matches.test(paused.request.url))
    void (rule ? rule.handle(request) : request.continue())
  }

  private forget(networkId: string): void {
    const request = this.held.get(networkId)
    if (request) request.isAborted = true
    this.held.delete(networkId)
  }
}
