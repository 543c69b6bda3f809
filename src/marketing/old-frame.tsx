import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { landing } from '#src/content/marketing/landing.ts'
import { siteFrame } from '#src/content/site-frame.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MenuIcon } from '#src/ui/site-icons.tsx'
import { FrameShell } from './frame-shell.tsx'

const words = landing.header
const link = 'flex min-h-12 items-center px-3 transition-colors duration-150 hover:text-walnut-ink'

/** NAV-01: the frame of the older pages. It is the same for signed-in visitors: sign-in is another system's. */
export function OldFrame({ children }: { children: ReactNode }) {
  return (
    <FrameShell
      navigation={
        <>
          <nav aria-label={siteFrame.navigation} className="hidden items-center gap-1 lg:flex">
            <MenuLinks />
          </nav>
          <details className="group lg:hidden">
            <summary className="-mr-3 flex min-h-12 cursor-pointer list-none items-center gap-2 px-3 font-medium [&::-webkit-details-marker]:hidden">
              <MenuIcon />
              {words.menu}
            </summary>
            <nav
              aria-label={siteFrame.navigation}
              className="absolute inset-x-0 top-full z-30 flex flex-col border-y border-rule bg-sheet px-[clamp(0.25rem,3vw,3.25rem)] py-4 shadow-lift"
            >
              <MenuLinks />
            </nav>
          </details>
        </>
      }
    >
      {children}
    </FrameShell>
  )
}

function MenuLinks() {
  return (
    <>
      <Link href={sitePaths.about} className={link}>
        {words.about}
      </Link>
      <Link href={sitePaths.howItWorks} className={link}>
        {words.howItWorks}
      </Link>
      <Link href={sitePaths.contact} className={link}>
        {words.contact}
      </Link>
      <a href={sitePaths.login} target="_blank" rel="noopener" className={link}>
        {words.login}
        <span className="sr-only"> {siteFrame.newTab}</span>
      </a>
      <a href={sitePaths.login} className={link}>
        {words.signOut}
      </a>
      <a
        href={sitePaths.signUp}
        className={`${buttonClass('primary')} self-start max-lg:mx-3 max-lg:mt-3 max-sm:self-stretch lg:ml-3`}
      >
        {words.signUp}
      </a>
    </>
  )
}
