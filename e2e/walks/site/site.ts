import { isDeepStrictEqual } from 'node:util'
import { type ConsoleMessage, type Disposable, expect, type Page, type ViewportSize } from '@playwright/test'
import { becomeNewVisitor, fileWithoutScript, type ReducedMotion } from '#e2e/support/new-visitor.ts'
import { Call, Calls, type SiteAnswer } from './calls.ts'
import { type OperationName, operationOf, pathsElsewhere } from './contract.ts'
import type { HeldRequest } from './held-request.ts'
import { Interception } from './interception.ts'
import { tinyPhoto } from './tiny-photo.ts'

/** The operations of the page's calls: held until the test answers, or answered automatically. */
export type Expected = Partial<Record<OperationName, 'held' | SiteAnswer>>

const fence = '/is-everything-sent'

interface WindowOfVisitor {
  size: ViewportSize | null
  reducedMotion: ReducedMotion
}

/** The built site in a browser with a fake server: calls are held, photos are one small image. */
export class Site {
  readonly page: Page
  readonly calls = new Calls()
  /** Errors in the console and unexpected calls. */
  readonly complaints: string[] = []
  /** The page's console messages. */
  readonly warnings: string[] = []
  /** Chunks that are being loaded. */
  private readonly parts = new Set<string>()
  /** For requests that a driver answers itself. */
  readonly interception: Interception
  private readonly initScripts: Disposable[] = []
  private readonly origin: string
  private readonly expected: Expected

  private constructor(page: Page, origin: string, expected: Expected, interception: Interception) {
    this.page = page
    this.origin = origin
    this.expected = expected
    this.interception = interception
  }

  /** Takes a page that may have served an earlier test; `origin` serves the built site. */
  static async on(page: Page, origin: string, expected: Expected): Promise<Site> {
    const interception = await Interception.on(page)
    const site = new Site(page, origin, expected, interception)
    page.on('console', (message) => site.note(message))
    page.on('pageerror', (error) => site.complaints.push(`thrown: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      if (interception.has(url)) return
      if (url.startsWith('http:') && new URL(url).origin !== origin)
        site.complaints.push(`unexpected request to ${url}`)
      site.loads(url)
    })
    page.on('requestfinished', (request) => site.parts.delete(request.url()))
    page.on('requestfailed', (request) => site.parts.delete(request.url()))
    await interception.add('https://*', (request) =>
      site.refuse(request, `unexpected request to ${request.url.origin}`),
    )
    for (const path of ['/api/*', ...pathsElsewhere])
      await interception.add(origin + path, (request) => site.receive(request))
    await interception.add(`${origin}/media/*`, (request) => request.fulfill(tinyPhoto))
    await interception.add(`${origin}${fence}`, (request) => request.fulfill({ status: 204 }))
    return site
  }

  /** Runs a script at the start of each document, until the site is left. */
  async addInitScript<Arg>(script: (arg: Arg) => void, arg?: Arg): Promise<void> {
    this.initScripts.push(await this.page.addInitScript(script as (arg: unknown) => void, arg))
  }

  /**
   * Leaves the page as that of a new visitor: at a file of the site without a script, in a window like this, and with
   * nothing stored.
   */
  async leave({ size, reducedMotion }: WindowOfVisitor): Promise<void> {
    const { page, interception } = this
    // What a page sends when it is left doesn't reach the server.
    await interception.add(`${this.origin}/api/*`, (request) => request.fulfill({ status: 204 }))
    await page.goto(fileWithoutScript)
    await Promise.all(this.initScripts.map((script) => script.dispose()))
    await interception.end()
    // A clock can't be removed, but it runs until the next walk sets it.
    if (await page.evaluate<boolean>("'__pwClock' in globalThis")) await page.clock.resume()
    await becomeNewVisitor(page, reducedMotion)
    if (size && !isDeepStrictEqual(page.viewportSize(), size)) await page.setViewportSize(size)
  }

  /** Answers the held call of an operation; the status is 200 by default. */
  async answer(operation: OperationName, { status = 200, headers = {}, body = null }: SiteAnswer): Promise<void> {
    const { request } = await this.calls.take(operation)
    await request.fulfill({ status, headers, json: body })
  }

  async answerNotJson(operation: OperationName): Promise<void> {
    const { request } = await this.calls.take(operation)
    await request.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' })
  }

  /** Fails the call as without a network. */
  async disconnect(operation: OperationName): Promise<void> {
    const { request } = await this.calls.take(operation)
    await request.abort()
  }

  /** Waits until the page has sent and shown the consequences of the last event: its requests arrive in order. */
  async settled(): Promise<void> {
    await this.page.evaluate(async (address) => {
      await fetch(address)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
    }, fence)
  }

  /** The page is loading this file from the server. */
  loads(url: string): void {
    this.parts.add(url)
  }

  /** Waits until the whole page has loaded. */
  async complete(): Promise<void> {
    const underWay = async () => {
      await this.settled()
      return [...this.parts]
    }
    await expect.poll(underWay, { intervals: [10, 20, 50] }).toEqual([])
  }

  /** Compares what the page shows with the expectation, until they are equal. */
  async sees(seen: () => Promise<object>, expected: object): Promise<void> {
    await expect.poll(seen, { intervals: [10, 20, 50, 100] }).toEqual(expected)
  }

  private async receive(request: HeldRequest): Promise<void> {
    const operation = operationOf(request.method, request.url.pathname)
    if (!operation) return this.refuse(request, `the contract has no ${request.url.pathname}`)
    // A page with a conversation keeps requesting updates.
    const expected = this.expected[operation] ?? (operation === 'followConversation' ? 'held' : undefined)
    if (!expected) return this.refuse(request, `nobody expects ${operation}`)
    const call = new Call(operation, request)
    if (expected === 'held') return this.calls.hold(call)
    this.calls.history.push(call)
    return request.fulfill({ status: expected.status ?? 200, json: expected.body })
  }

  private refuse(request: HeldRequest, complaint: string): Promise<void> {
    this.complaints.push(complaint)
    return request.abort()
  }

  private note(message: ConsoleMessage): void {
    if (message.type() === 'warning') this.warnings.push(message.text())
    // The browser logs this for every unsuccessful answer, and the test decides on those.
    const isAboutAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAboutAnswer) this.complaints.push(`console: ${message.text()}`)
  }
}
