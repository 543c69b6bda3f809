import { type ReactNode, useId } from 'react'
import { kindWords, tourKind } from '#domain/tour-kind.ts'
import type { TourRequest } from '#machines/tour-reschedule/tour.ts'
import { momentWords } from '#src/content/dates.ts'
import { viewerTimeWords, tourReschedule as words } from '#src/content/tour.ts'

interface Props {
  title: string
  tour: TourRequest
  zone: string
  viewerZone: string
}

/** Who asks for a tour, of which home, and when (RESCHED-05). */
export function TourRequestSummary({ title, tour, zone, viewerZone }: Props) {
  const id = useId()
  const { buyer_name, property_address, proposed_time } = tour
  const kind = kindWords(tour)
  const viewersClock = viewerTimeWords(proposed_time, zone, viewerZone)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-note font-medium text-ink-soft">
        {title}
      </h2>
      <dl className="mt-3 border-t border-rule text-note">
        <Row term={words.buyer}>{buyer_name}</Row>
        <Row term={words.property}>{property_address}</Row>
        <Row term={words.originalTime}>
          <time dateTime={proposed_time}>{momentWords(proposed_time, zone)}</time>
          {viewersClock && <span className="mt-1 block text-note text-ink-soft">{viewersClock}</span>}
        </Row>
        {kind && <Row term={tourKind.label}>{kind}</Row>}
      </dl>
    </section>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[min(7rem,40%)_minmax(0,1fr)] gap-x-4 border-b border-rule py-2 lg:grid-cols-1 xl:grid-cols-[8rem_minmax(0,1fr)]">
    <dt className="text-note text-ink-soft">{term}</dt>
    <dd className="text-balance [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
