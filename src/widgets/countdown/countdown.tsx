import { useMemo } from 'react'
import { countdownMachine } from '#machines/countdown/countdown.machine.ts'
import { useSeat } from '#src/browser/seat.ts'
import { secondsAt } from '#src/browser/seconds.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { CountdownView } from './countdown-view.tsx'

/** PENDRA-01: from so many seconds, counted from when it is first shown. */
export function Countdown({ seconds }: { seconds: number }) {
  const seat = useSeat()
  const machine = useMemo(() => countdownMachine.provide({ actors: { watchSeconds: secondsAt(seat) } }), [seat])
  const [{ context }] = useWorkflow(machine, { input: { seconds } })
  return <CountdownView ref={seat.ref} left={context.left} />
}
