import type { Site } from './site.ts'

interface Asked {
  given: unknown
  isSettled: boolean
  settle: (refusal: string | null) => void
}

declare global {
  interface Window {
    /** The page's calls of the share sheet and the clipboard; the last of each is pending. */
    passedOn: { sheet: Asked[]; clipboard: Asked[] }
  }
}

type ShareTarget = keyof Window['passedOn']

/** A browser with or without a share sheet, whose calls stay pending; call it before the page is opened. */
export async function controlSharing(site: Site, hasSheet: boolean): Promise<void> {
  await site.addInitScript((sheetIsThere) => {
    window.passedOn = { sheet: [], clipboard: [] }
    const ask = (way: keyof typeof window.passedOn) => (given: unknown) =>
      new Promise<void>((resolve, reject) => {
        const asked: Asked = {
          given,
          isSettled: false,
          settle: (refusal) => {
            asked.isSettled = true
            if (refusal) reject(new Error(refusal))
            else resolve()
          },
        }
        window.passedOn[way].push(asked)
      })
    const share = sheetIsThere ? ask('sheet') : undefined
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true })
    const write = Clipboard.prototype.writeText
    const asked = ask('clipboard')
    Clipboard.prototype.writeText = async function (text) {
      await asked(text)
      await write.call(this, text)
    }
  }, hasSheet)
}

/** Settles the last call as the visitor or the browser would; a refusal has the error's name. */
export async function settle({ page }: Site, way: ShareTarget, refusal: string | null = null): Promise<void> {
  await page.evaluate(([of, why]) => window.passedOn[of].at(-1)?.settle(why), [way, refusal] as const)
}

/** Whether the last call is still pending. */
export async function waits({ page }: Site, way: ShareTarget): Promise<boolean> {
  return page.evaluate((of) => window.passedOn[of].at(-1)?.isSettled === false, way)
}

/** Everything given to the share sheet or the clipboard so far. */
export async function given({ page }: Site, way: ShareTarget): Promise<unknown[]> {
  return page.evaluate((of) => window.passedOn[of].map((each) => each.given), way)
}
