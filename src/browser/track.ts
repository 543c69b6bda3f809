import { prefersReducedMotion } from './media.ts'

/** How long a row that is moved by hand has to be quiet, in milliseconds, until it has come to rest. */
const quiet = 120

/** Slides a row that scrolls sideways until its card of that number, from 0, stands in front. */
export function slideTo(track: HTMLElement, index: number): void {
  const card = track.children[index]
  if (!(card instanceof HTMLElement)) return
  const left = card.offsetLeft - Number.parseFloat(getComputedStyle(track).scrollPaddingLeft || '0')
  track.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** Tells the number of the card in front whenever the row has come to rest. A ref callback takes what it returns. */
export function watchTrack(track: HTMLElement, notify: (index: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => notify(inFront(track))
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(rest, quiet)
  }
  track.addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    track.removeEventListener('scroll', wait)
  }
}

/** At its end a row shows its last card, however much of the one before is to be seen. */
function inFront(track: HTMLElement): number {
  const cards = [...track.children].filter((card) => card instanceof HTMLElement)
  if (track.scrollLeft >= track.scrollWidth - track.clientWidth - 1) return cards.length - 1
  const padding = Number.parseFloat(getComputedStyle(track).scrollPaddingLeft || '0')
  const distances = cards.map((card) => Math.abs(card.offsetLeft - padding - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}
