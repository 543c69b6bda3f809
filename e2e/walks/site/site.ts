import { type ConsoleMessage, expect, type Page, type Request, type Route } from '@playwright/test'
import { Call, Calls, type SiteAnswer } from './calls.ts'
import { type OperationName, operationOf } from './contract.ts'
import { tinyPhoto } from './tiny-photo.ts'

/** The operations of the page's calls: held until the test answers, or answered automatically. */
export type Expected = Partial<Record<OperationName, 'held' | SiteAnswer>>

const fence = '/is-everything-sent'

/** The built site in a browser with a fake server: calls are held, photos are one small image. */
export class Site {
  readonly page: Page
  readonly calls = new Calls()
  /** Errors in the console and unexpected calls. */
  readonly complaints: string[] = []
  /** The page's console messages. */
  readonly warnings: string[] = []
  /** Chunks that are being loaded. */
  private readonly parts = new Set<Request>()
  private readonly origin: string
  private readonly expected: Expected

  private constructor(page: Page, origin: string, expected: Expected) {
    this.page = page
    this.origin = origin
    this.expected = expected
  }

  /** Takes a page that may have served an earlier test; `origin` serves the built site. */
  static async on(page: Page, origin: string, expected: Expected): Promise<Site> {
    // history.length stops at fifty, and some tests compare it.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    // This browser has no conversation yet.
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    await session.detach()
    const site = new Site(page, origin, expected)
    page.on('console', (message) => site.note(message))
    page.on('pageerror', (error) => site.complaints.push(`thrown: ${error.message}`))
    page.on('requestfinished', (request) => site.parts.delete(request))
    page.on('requestfailed', (request) => {
      site.parts.delete(request)
      site.calls.forget(request)
    })
    await page.route('**/*', (route) => site.receive(route))
    return site
  }

  /** Answers the held call of an operation; the status is 200 by default. */
  async answer(operation: OperationName, { status = 200, headers = {}, body = null }: SiteAnswer): Promise<void> {
    const { route } = await this.calls.take(operation)
    await route.fulfill({ status, headers, json: body })
  }

  async answerNotJson(operation: OperationName): Promise<void> {
    const { route } = await this.calls.take(operation)
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' })
  }

  /** Fails the call as without a network. */
  async disconnect(operation: OperationName): Promise<void> {
    const { route } = await this.calls.take(operation)
    await route.abort('connectionrefused')
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

  /** Waits until the whole page has loaded. */
  async complete(): Promise<void> {
    const underWay = async () => {
      await this.settled()
      return this.parts.size
    }
    await expect.poll(underWay, { intervals: [10, 20, 50] }).toBe(0)
  }

  /** Compares what the page shows with the expectation, until they are equal. */
  async sees(seen: () => Promise<object>, expected: object): Promise<void> {
    await expect.poll(seen, { intervals: [10, 20, 50, 100] }).toEqual(expected)
  }

  private async receive(route: Route): Promise<void> {
    const request = route.request()
    const { origin, pathname } = new URL(request.url())
    if (origin !== this.origin) return this.refuse(route, `nobody expects a request to ${origin}`)
    if (pathname === fence) return route.fulfill({ status: 204 })
    if (pathname.startsWith('/media/')) return route.fulfill(tinyPhoto)
    const operation = operationOf(request.method(), pathname)
    if (!operation && pathname.startsWith('/api/')) return this.refuse(route, `the contract has no ${pathname}`)
    if (!operation) {
      this.parts.add(request)
      return route.continue()
    }
    // A page with a conversation keeps requesting updates.
    const expected = this.expected[operation] ?? (operation === 'followConversation' ? 'held' : undefined)
    if (!expected) return this.refuse(route, `nobody expects ${operation}`)
    const call = new Call(operation, route)
    if (expected === 'held') return this.calls.hold(call)
    this.calls.history.push(call)
    return route.fulfill({ status: expected.status ?? 200, json: expected.body })
  }

  private refuse(route: Route, complaint: string): Promise<void> {
    this.complaints.push(complaint)
    return route.abort()
  }

  private note(message: ConsoleMessage): void {
    if (message.type() === 'warning') this.warnings.push(message.text())
    // The browser logs this for every unsuccessful answer, and the test decides on those.
    const isAboutAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAboutAnswer) this.complaints.push(`console: ${message.text()}`)
  }
}
