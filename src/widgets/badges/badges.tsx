import { loopingSequenceMachine, type SequenceInput } from '#machines/looping-sequence/looping-sequence.machine.ts'
import { playbackAt } from '#src/browser/playback.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { BadgesView } from './badges-view.tsx'

/** HOME-14: 1500, 3000 and 6000 ms after a round began; the next one begins 2000 ms later. */
const steps: SequenceInput['steps'] = [
  { lasts: 1500, shows: 0 },
  { lasts: 1500, shows: 1 },
  { lasts: 3000, shows: 2 },
  { lasts: 2000, shows: 0 },
]

/** Lies over whatever has a place of its own (position: relative). */
export function Badges() {
  const slot = useSlot()
  const [{ context }] = useWorkflow(loopingSequenceMachine, { input: { playback: playbackAt(slot), steps, count: 2 } })
  return <BadgesView ref={slot.ref} hasOffer={context.shown >= 1} hasTourRequest={context.shown >= 2} />
}
