import { fromCallback, type NonReducibleUnknown } from 'xstate'
import { locationIn, locationQuery, type PropertyLocation } from '#machines/property-view/location.ts'
import type { BarChange } from '#machines/property-view/property-view.machine.ts'

/** Where the address bar says that the visitor is looking. */
export function locationInBar(): PropertyLocation {
  return locationIn(location.search)
}

/** A new entry of the history on the same page. */
export function writeAddressBar(found: PropertyLocation): void {
  history.pushState(null, '', `${location.pathname}?${locationQuery(found)}`)
}

/** Tells every change of the address bar that leaves the page where it is: back, forward, a link, and what the page itself wrote. */
export const watchAddressBar = fromCallback<BarChange, NonReducibleUnknown>(({ sendBack }) => {
  const page = location.pathname
  const notify = () => {
    if (location.pathname === page) sendBack({ type: 'LOCATION_CHANGED', location: locationInBar() })
  }
  const listening = new AbortController()
  for (const moved of ['popstate', 'pushState', 'replaceState']) addEventListener(moved, notify, listening)
  return () => listening.abort()
})
