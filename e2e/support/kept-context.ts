import type { BrowserContext, Disposable, Page } from '@playwright/test'
import { becomeNewVisitor, fileWithoutScript, type ReducedMotion } from './new-visitor.ts'

/** After so many tests a context is replaced. */
const mostTests = 25

/** Calls after which a context can't be made that of a new visitor again. */
const lasting = {
  page: ['exposeFunction', 'exposeBinding', 'routeWebSocket', 'setContent'],
  context: [
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'routeWebSocket',
    'grantPermissions',
    'setGeolocation',
    'setOffline',
    'newCDPSession',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** A context with one page, which the tests of a worker take over from each other. */
interface Kept {
  /** Options that only a new context can have. */
  options: string
  context: BrowserContext
  page: Page
  /** Scripts that a test runs at the start of each document. */
  scripts: Disposable[]
  tests: number
  canBeKept: boolean
}

/**
 * The context that the last test of a worker left. A page in a new context takes half a second of processor time more:
 * its process starts anew and compiles every script. What belongs to a visitor is cleared in between; a context is closed
 * after a failed test, and after one that did what can't be undone.
 */
export class KeptContext {
  private kept: Kept | undefined

  /** The context that the test before has left, if it has these options, or a new one. */
  async take(options: string, create: () => Promise<BrowserContext>): Promise<Kept> {
    if (this.kept?.options === options && this.kept.tests < mostTests) return this.kept
    await this.close()
    const context = await create()
    const page = await context.newPage()
    this.kept = { options, context, page, scripts: [], tests: 0, canBeKept: true }
    watch(this.kept)
    return this.kept
  }

  /** Clears the context for the next test, or closes it. The site is at this origin. */
  async leave(kept: Kept, origin: string, reducedMotion: ReducedMotion): Promise<void> {
    const { page, context } = kept
    const isAtSite = page.frames().every((frame) => [origin, 'null'].includes(originOf(frame.url())))
    if (!kept.canBeKept || context.pages().length !== 1 || !isAtSite) return this.close()
    try {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const event of ['console', 'weberror'] as const) await context.removeAllListeners(event)
      await Promise.all(kept.scripts.splice(0).map((script) => script.dispose()))
      await page.goto(origin + fileWithoutScript)
      await context.clearCookies()
      await becomeNewVisitor(page, reducedMotion)
      kept.tests += 1
      kept.canBeKept = true
    } catch {
      // The server was stopped by the test, for example.
      await this.close()
    }
  }

  async close(): Promise<void> {
    const { kept } = this
    this.kept = undefined
    await kept?.context.close()
  }
}

/** Notes the scripts that a test adds to its page, and calls that last. */
function watch(kept: Kept): void {
  const { page, context } = kept
  const lasts = () => {
    kept.canBeKept = false
  }
  beforeCalls(page, lasting.page, lasts)
  beforeCalls(context, lasting.context, lasts)
  beforeCalls(page.clock, lasting.clock, lasts)
  beforeCalls(context.clock, lasting.clock, lasts)
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...args) => {
    const script = await addInitScript(...args)
    kept.scripts.push(script)
    return script
  }
}

function beforeCalls<Of extends object>(of: Of, methods: readonly (keyof Of)[], note: () => void): void {
  for (const method of methods) {
    const call = of[method] as (...args: unknown[]) => unknown
    const noted = (...args: unknown[]) => {
      note()
      return call.apply(of, args)
    }
    Object.assign(of, { [method]: noted })
  }
}

function originOf(url: string): string {
  return new URL(url).origin
}
