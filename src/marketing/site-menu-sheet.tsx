import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { Link } from 'wouter'
import { siteFrame } from '#src/content/site-frame.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { paths } from '#src/paths.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { useFocusBack } from '#src/ui/focus-back.ts'
import { CloseIcon } from '#src/ui/site-icons.tsx'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { RequestDemoLink } from './request-demo.tsx'

const words = siteFrame.menuLinks
const entry = 'flex min-h-16 items-center border-b border-rule font-serif text-title'

/** The menu over the whole window; while it is open the page behind cannot scroll. Load it lazily: it brings Headless UI. */
export function SiteMenuSheet({ onClose }: { onClose: () => void }) {
  useFocusBack()
  return (
    <HeadlessDialog open onClose={onClose} className="relative z-40">
      <DialogPanel
        transition
        className="fixed inset-0 flex flex-col overflow-y-auto bg-paper px-[clamp(1rem,4vw,4rem)] pb-8 transition duration-200 ease-settle data-closed:-translate-y-2 data-closed:opacity-0"
      >
        <DialogTitle className="sr-only">{siteFrame.menu}</DialogTitle>
        <div className="flex h-20 shrink-0 items-center justify-between">
          <Wordmark />
          <button
            type="button"
            aria-label={siteFrame.closeMenu}
            onClick={onClose}
            className="-mr-3 grid size-12 place-items-center"
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={siteFrame.navigation} className="mt-4 flex flex-col border-t border-rule">
          <Link href={paths.home} onClick={onClose} className={entry}>
            {words.home}
          </Link>
          <Link href={sitePaths.useCases} onClick={onClose} className={entry}>
            {words.useCases}
          </Link>
          <Link href={sitePaths.insights} onClick={onClose} className={entry}>
            {words.insights}
          </Link>
          <a href={sitePaths.login} target="_blank" rel="noopener" className={entry}>
            {siteFrame.login} <span className="sr-only">{siteFrame.newTab}</span>
          </a>
        </nav>
        <div className="mt-8 flex flex-col gap-4">
          <RequestDemoLink look="quiet" onAsk={onClose}>
            {words.requestDemo}
          </RequestDemoLink>
          <a href={sitePaths.signUp} className={buttonClass('primary')}>
            {words.tryFree}
          </a>
        </div>
      </DialogPanel>
    </HeadlessDialog>
  )
}
