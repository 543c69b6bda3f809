import { useEffect } from 'react'
import { listingReportMachine } from '#machines/listing-report/listing-report.machine.ts'
import { wire } from '#machines/port.ts'
import { reportListing } from '#src/api/listing-report.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { ListingReportView } from './listing-report-view.tsx'

const machine = wire(listingReportMachine, { actors: { reportListing } })

interface Props {
  propertyId: number
  /** OPEN from the page's button. */
  events: EventQueue<{ type: 'OPEN' }>
}

export function ListingReportDialog({ propertyId, events }: Props) {
  const [snapshot, send] = useWorkflow(machine, { input: { propertyId } })

  useEffect(() => events.listen(send), [events, send])

  if (!snapshot.hasTag('open')) return null
  const { values, problem } = snapshot.context
  return (
    <ListingReportView
      step={snapshot.hasTag('sent') ? 'sent' : 'form'}
      busy={snapshot.hasTag('busy')}
      values={values}
      problem={problem}
      onReason={(reason) => send({ type: 'CHOOSE_REASON', reason })}
      onChange={(field, value) => send({ type: 'CHANGE', field, value })}
      onSend={() => send({ type: 'SEND' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}
