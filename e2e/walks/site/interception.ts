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
  /** The document that sent a request, by the request's id; unknown until the page reports it. */
  private readonly documents = new Map<string, string>()

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async on(page: Page): Promise<Interception> {
    const session = await page.context().newCDPSession(page)
    const interception = new Interception(session)
    session.on('Fetch.requestPaused', (paused) => interception.receive(paused))
    session.on('Network.loadingFailed', ({ requestId }) => interception.forget(requestId))
    session.on('Network.requestWillBeSent', ({ requestId, loaderId }) =>
      interception.documents.set(requestId, loaderId),
    )
    // What a document was waiting for ends with it, which isn't always reported of each request. Requests of the new
    // document may be held before the navigation is reported.
    session.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) interception.forgetOthersThan(frame.loaderId)
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

  private forgetOthersThan(document: string): void {
    for (const id of this.held.keys()) {
      const sender = this.documents.get(id)
      if (sender !== undefined && sender !== document) this.forget(id)
    }
  }

  private forget(networkId: string): void {
    const request = this.held.get(networkId)
    if (request) request.isAborted = true
    this.held.delete(networkId)
  }
}
