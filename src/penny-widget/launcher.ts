import { widget as words } from '#src/content/widget.ts'
import { door, element } from './element.ts'
import css from './launcher.css?inline'
import { ListingUnavailable, loadListing } from './listing.ts'
import type { openPanel } from './panel.ts'
import { wear } from './styles.ts'
import type { Tag } from './tag.ts'

/** The name of the panel's file, which holds a hash of what is in it; the build writes it in. */
declare const __PANEL__: string

const hostName = 'penny-widget'

/** Adds Penny's button to the page; a second call does nothing. */
export function launch(tag: Tag): void {
  if (document.querySelector(hostName)) return
  const host = document.createElement(hostName)
  const root = host.attachShadow({ mode: 'open' })
  wear(root, css, tag.nonce)
  const button = element('button', { type: 'button', class: 'launcher', 'aria-expanded': 'false' }, door(), words.open)
  const note = element('p', { role: 'status', class: 'note' })
  const region = element('section', { 'aria-label': words.region, class: 'penny', lang: 'en' }, button, note)
  root.append(region)
  // What is typed to Penny is no shortcut of the page.
  for (const kind of ['keydown', 'keypress', 'keyup']) root.addEventListener(kind, (event) => event.stopPropagation())

  let panel: ReturnType<typeof openPanel> | undefined
  let tries = 0
  let isComing = false
  button.addEventListener('click', async () => {
    if (panel) return panel.toggle()
    if (isComing) return
    isComing = true
    say(words.opening, 'coming')
    try {
      const [{ openPanel }, listing] = await Promise.all([loadPanel(tag, tries++), loadListing(tag)])
      say('')
      panel = openPanel({ tag, listing, root, region, button })
    } catch (error) {
      const isForGood = error instanceof ListingUnavailable && error.isForGood
      console.warn('Penny:', error instanceof Error ? error.message : error)
      say(isForGood ? words.notHere : words.notReached, 'failed')
    }
    isComing = false
  })
  document.body.append(host)

  function say(text: string, look = '') {
    note.textContent = text
    region.dataset.look = look
  }
}

/** A browser may remember that a file did not come, so each further try asks under another name. */
function loadPanel({ address }: Tag, tries: number): Promise<typeof import('./panel.ts')> {
  const url = new URL(__PANEL__, address)
  if (tries > 0) url.search = `again=${tries}`
  return import(/* @vite-ignore */ url.href)
}
