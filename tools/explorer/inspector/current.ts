import type { InspectionEvent } from 'xstate'
import { Inspection } from './inspection.ts'

const key = 'machine-inspector'

/** `?inspect` or `?inspect=stately` turns an inspector on for this tab; it stays on from page to page until it is closed. */
function wantedInspector(): string | null {
  if (typeof location === 'undefined') return null
  const asked = new URLSearchParams(location.search).get('inspect')
  if (asked !== null) sessionStorage.setItem(key, asked === 'stately' ? 'stately' : 'panel')
  return sessionStorage.getItem(key)
}

const wanted = wantedInspector()

/** The page's inspection; null when none was requested. */
export const inspection: Inspection | null = wanted === 'panel' ? new Inspection() : null

/** The observer that every actor of the page reports to; null when no inspector was requested. */
export const inspect: ((event: InspectionEvent) => void) | null =
  wanted === 'stately' ? (await import('./stately.ts')).connectToStately() : (inspection?.inspect ?? null)

export const turnOff = () => sessionStorage.removeItem(key)
