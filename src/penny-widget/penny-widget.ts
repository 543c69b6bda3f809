import { launch } from './launcher.ts'
import { ownScript, readTag } from './tag.ts'

/** WIDGET-03: what one script tag runs on any site. Small; the rest comes at the first click. */
const tag = readTag(ownScript())
if (tag) {
  if (document.body) launch(tag)
  else document.addEventListener('DOMContentLoaded', () => launch(tag), { once: true })
}
