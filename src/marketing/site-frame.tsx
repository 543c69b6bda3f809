import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { siteFrame as words } from '#src/content/site-frame.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { FrameShell } from './frame-shell.tsx'
import { RequestDemo, RequestDemoLink } from './request-demo.tsx'
import { SiteMenu } from './site-menu.tsx'

const link = 'flex min-h-12 items-center px-3 transition-colors duration-150 hover:text-walnut-ink'

/** NAV-02…04: the frame of every page that speaks of the product. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <RequestDemo>
      <FrameShell
        navigation={
          <>
            <nav aria-label={words.navigation} className="hidden items-center gap-2 md:flex">
              <Link href={sitePaths.useCases} className={link}>
                {words.useCases}
              </Link>
              <Link href={sitePaths.insights} className={link}>
                {words.insights}
              </Link>
              <a href={sitePaths.login} target="_blank" rel="noopener" className={link}>
                {words.login}
                <span className="sr-only"> {words.newTab}</span>
              </a>
              <RequestDemoLink className="ml-3">{words.requestDemo}</RequestDemoLink>
            </nav>
            <SiteMenu />
          </>
        }
      >
        {children}
      </FrameShell>
    </RequestDemo>
  )
}
