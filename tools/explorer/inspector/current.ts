import { Inspection } from './inspection.ts'

const key = 'machine-inspector'

/** `?inspect` turns the inspector on for this tab; it stays on from page to page until it is closed. */
function isWanted(): boolean {
  if (typeof location === 'undefined') return false
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem(key, 'on')
  return sessionStorage.getItem(key) === 'on'
}

/** The page's inspection; null where nobody asked for one. */
export const inspection: Inspection | null = isWanted() ? new Inspection() : null

export const turnOff = () => sessionStorage.removeItem(key)
