import { useEffect } from 'react'
import { wire } from '#machines/port.ts'
import type { PageVisitor } from '#machines/property-page/page.ts'
import { tourRequestMachine } from '#machines/tour-request/tour-request.machine.ts'
import { listTourTimes, requestTour } from '#src/api/tour-request.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { viewerZone } from '#src/browser/viewer.ts'
import { TourRequestView } from './tour-request-view.tsx'
import { tourStepOf } from './tour-step.ts'

const machine = wire(tourRequestMachine, { actors: { listTourTimes, requestTour } })

interface Props {
  propertyId: number
  address: string | null
  lead: PageVisitor['lead']
  events: EventQueue<{ type: 'OPEN' }>
}

export function TourRequestDialog({ propertyId, address, lead, events }: Props) {
  const [snapshot, send] = useWorkflow(machine, { input: { propertyId, lead } })

  useEffect(() => events.listen(send), [events, send])

  if (!snapshot.hasTag('open')) return null
  const { times, day, time, kind, tourPhone, contact, problem, receipt } = snapshot.context
  return (
    <TourRequestView
      step={tourStepOf(snapshot)}
      busy={snapshot.hasTag('busy')}
      address={address}
      times={times}
      day={day}
      time={time}
      kind={kind}
      tourPhone={tourPhone}
      contact={contact}
      problem={problem}
      receipt={receipt}
      viewerZone={viewerZone()}
      onClose={() => send({ type: 'CLOSE' })}
      onRetry={() => send({ type: 'RETRY' })}
      onDay={(chosen) => send({ type: 'CHOOSE_DAY', day: chosen })}
      onTime={(chosen) => send({ type: 'CHOOSE_TIME', time: chosen })}
      onKind={(chosen) => send({ type: 'CHOOSE_KIND', kind: chosen })}
      onChange={(field, value) => send({ type: 'CHANGE', field, value })}
      onContinue={() => send({ type: 'CONTINUE' })}
      onBack={() => send({ type: 'BACK' })}
      onChangeTime={() => send({ type: 'CHANGE_TIME' })}
      onSend={() => send({ type: 'SEND' })}
    />
  )
}
