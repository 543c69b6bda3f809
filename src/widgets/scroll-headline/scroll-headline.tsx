import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useMotion } from '#src/browser/motion.ts'

/** MKT-05: what shrinks and fades as the page is scrolled away from it, while motion is welcome (HOME-15). */
export function ScrollHeadline({ children }: { children: ReactNode }) {
  const moves = useSelector(useMotion(), (snapshot) => snapshot.hasTag('moving'))
  return <div className={moves ? 'shrinks-away' : undefined}>{children}</div>
}
