import { countdownMachine } from '#machines/countdown/countdown.machine.ts'
import { secondsAt } from '#src/browser/seconds.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { CountdownView } from './countdown-view.tsx'

/** PENDRA-01: from so many seconds, counted from when it is first shown. */
export function Countdown({ seconds }: { seconds: number }) {
  const slot = useSlot()
  const [{ context }] = useWorkflow(countdownMachine, { input: { seconds, clock: secondsAt(slot) } })
  return <CountdownView ref={slot.ref} left={context.left} />
}
