import { prefersReducedMotion } from './media.ts'

/** CHAT-06, in milliseconds. */
const scrollTime = 1200

/** Moves the page to the element of this id, unless the visitor moves it first or asked for no motion. */
export async function scrollToSection(id: string, signal: AbortSignal): Promise<void> {
  const section = document.getElementById(id)
  if (!section || prefersReducedMotion()) return
  const start = scrollY
  const distance = section.getBoundingClientRect().top
  const begun = performance.now()
  const interrupted = new AbortController()
  const stop = AbortSignal.any([signal, interrupted.signal])
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => interrupted.abort(), { signal: stop, passive: true })
  }
  await new Promise<void>((done) => {
    stop.addEventListener('abort', () => done())
    const step = (now: number) => {
      if (stop.aborted) return
      const part = Math.min(1, Math.max(0, (now - begun) / scrollTime))
      scrollTo({ top: start + distance * eased(part), behavior: 'instant' })
      if (part < 1) requestAnimationFrame(step)
      else done()
    }
    requestAnimationFrame(step)
  })
  interrupted.abort()
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2
}
