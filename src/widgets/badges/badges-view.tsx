import type { ReactNode, Ref } from 'react'
import { badges as words } from '#src/content/motion.ts'
import { HouseIcon } from '#src/ui/icons.tsx'
import { MailIcon } from '#src/ui/site-icons.tsx'

interface BadgesViewProps {
  ref?: Ref<HTMLUListElement>
  hasOffer: boolean
  hasTourRequest: boolean
}

export function BadgesView({ ref, hasOffer, hasTourRequest }: BadgesViewProps) {
  return (
    <ul
      ref={ref}
      className="pointer-events-none absolute inset-0 flex flex-col items-start justify-end gap-3 p-4 md:p-6"
    >
      <Badge shown={hasOffer} icon={<MailIcon />}>
        {words.newOffer}
      </Badge>
      <Badge shown={hasTourRequest} icon={<HouseIcon />}>
        {words.tourRequest}
      </Badge>
    </ul>
  )
}

/** Keeps its place while it is away, and its words for a screen reader. */
function Badge({ shown, icon, children }: { shown: boolean; icon: ReactNode; children: string }) {
  return (
    <li
      data-shown={shown}
      className="overlay flex origin-bottom-left items-center gap-2 rounded-full py-2 pr-4 pl-3 text-note font-medium text-ink transition-[opacity,scale] duration-300 ease-settle data-[shown=false]:scale-75 data-[shown=false]:opacity-0"
    >
      <span className="text-walnut-ink">{icon}</span>
      {children}
    </li>
  )
}
