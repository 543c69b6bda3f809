import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { scrollHeadlineMachine } from '#machines/scroll-headline/scroll-headline.machine.ts'
import { useMotion } from '#src/browser/motion.ts'
import { scrollOn } from '#src/browser/page-scroll.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'

/** MKT-05: what shrinks and fades as the page is scrolled away from it; CSS draws what `--scrolled` (0…1) says. */
export function ScrollHeadline({ children }: { children: ReactNode }) {
  const motion = useMotion()
  const machine = useMemo(() => scrollHeadlineMachine.provide({ actors: { watchScroll: scrollOn(motion) } }), [motion])
  const [snapshot] = useWorkflow(machine)
  const { progress } = snapshot.context
  // Nothing is said at the top of the page: inline styles of written HTML are refused by the site's own policy.
  const style = progress > 0 ? ({ '--scrolled': progress } as CSSProperties) : undefined
  return (
    <div className="shrinks-away" style={style}>
      {children}
    </div>
  )
}
