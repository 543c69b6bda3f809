/**
 * ROUTE-04: every new address is seen from its top, one with an anchor from the anchor. Whoever goes back is left where the
 * browser puts them; an address that is only replaced is no journey.
 */
export function keepScrollAtTop(): void {
  let path = location.pathname
  addEventListener('pushState', () => {
    if (location.pathname === path && !location.hash) return
    path = location.pathname
    // The page that the address belongs to is rendered first.
    requestAnimationFrame(() => {
      const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
      else scrollTo({ top: 0, behavior: 'instant' })
    })
  })
  addEventListener('popstate', () => {
    path = location.pathname
  })
  addEventListener('replaceState', () => {
    path = location.pathname
  })
}
