import type { SnapshotFrom } from 'xstate'
import type { tourRequestMachine } from '#machines/tour-request/tour-request.machine.ts'

export type TourStep = 'loading' | 'unavailable' | 'noTimes' | 'choosing' | 'contact' | 'review' | 'requested'

export function tourStepOf(snapshot: Pick<SnapshotFrom<typeof tourRequestMachine>, 'matches'>): TourStep {
  if (snapshot.matches({ open: 'loading' })) return 'loading'
  if (snapshot.matches({ open: 'unavailable' })) return 'unavailable'
  if (snapshot.matches({ open: 'noTimes' })) return 'noTimes'
  if (snapshot.matches({ open: 'choosing' })) return 'choosing'
  if (snapshot.matches({ open: 'enteringContact' })) return 'contact'
  return snapshot.matches({ open: 'requested' }) ? 'requested' : 'review'
}
