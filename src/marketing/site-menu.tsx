import { useState } from 'react'
import { lazyPart } from '#src/chunks.ts'
import { siteFrame as words } from '#src/content/site-frame.ts'
import { MenuIcon } from '#src/ui/site-icons.tsx'

const SiteMenuSheet = lazyPart(
  () => import('./site-menu-sheet.tsx'),
  ({ SiteMenuSheet }) => SiteMenuSheet,
)

/** NAV-03: the way around the site on a phone. */
export function SiteMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-3 flex min-h-12 items-center gap-2 px-3 font-medium md:hidden"
      >
        <MenuIcon />
        {words.menu}
      </button>
      {isOpen && <SiteMenuSheet onClose={() => setOpen(false)} />}
    </>
  )
}
