import { type ReactNode, useId } from 'react'
import { kindWords, tourKind } from '#domain/tour-kind.ts'
import type { components } from '#openapi/generated/types.ts'
import { tourCalendarAddress } from '#src/api/tour-requests.ts'
import { phoneAddress } from '#src/content/host.ts'
import { appleFeed, contactName, googleFeed, isForCalendar, tourDetails as words } from '#src/content/tour-details.ts'
import { paths } from '#src/paths.ts'
import { buttonClass } from '#src/ui/button.tsx'

type TourView = components['schemas']['TourView']

const link =
  'inline-flex min-h-11 items-center text-walnut-ink underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2'

/** Whether the tour is in person or by video; nothing where that is not known. */
export function TourKindRow({ tour }: { tour: TourView }) {
  const kind = kindWords(tour)
  if (!kind) return null
  return (
    <dl className="mt-4 flex gap-4 text-body">
      <dt className="text-ink-soft">{tourKind.label}</dt>
      <dd>{kind}</dd>
    </dl>
  )
}

/** "Add to calendar" for a tour that takes place. The browser opens the file: iOS shows it, others hand it to the calendar. */
export function CalendarLink({ tour, token }: { tour: TourView; token: string }) {
  if (!isForCalendar(tour)) return null
  return (
    <a href={tourCalendarAddress(token)} type="text/calendar" className={buttonClass('primary')}>
      {words.addToCalendar}
    </a>
  )
}

export interface TourDetailsProps {
  tour: TourView
  /** Given where the page itself has no buttons to change the tour. */
  changeToken?: string
}

/** What both sides want to know of an agreed tour: whom they meet, how to change it, and the seller's calendar. */
export function TourDetails({ tour, changeToken }: TourDetailsProps) {
  const { contact, feed_url: feed, actions } = tour
  const canChange = changeToken !== undefined && actions.length > 0
  if (!contact && !feed && !canChange) return null
  return (
    <div className="mt-10 flex max-w-[48ch] flex-col gap-6 border-t border-rule pt-6">
      {contact && <Contact title={words.contact(tour)} contact={contact} />}
      {canChange && (
        <Section title={words.changeTitle}>
          <p className="flex flex-wrap gap-x-6">
            {actions.includes('move') && (
              <a href={paths.tour(changeToken, 'move')} className={link}>
                {words.suggest}
              </a>
            )}
            {actions.includes('cancel') && (
              <a href={paths.tour(changeToken, 'cancel')} className={link}>
                {words.cancel}
              </a>
            )}
          </p>
        </Section>
      )}
      {feed && <Feed address={feed} />}
    </div>
  )
}

function Contact({ title, contact }: { title: string; contact: components['schemas']['TourContact'] }) {
  const { email, phone } = contact
  const call = phone && phoneAddress(phone)
  return (
    <Section title={title}>
      <p className="text-body">{contactName(contact)}</p>
      {(email || phone) && (
        <ul className="flex flex-wrap gap-x-6">
          {email && (
            <li>
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
                {email}
              </a>
            </li>
          )}
          {phone && (
            <li>
              {call ? (
                <a href={call} className={link}>
                  {phone}
                </a>
              ) : (
                <span className="inline-flex min-h-11 items-center">{phone}</span>
              )}
            </li>
          )}
        </ul>
      )}
    </Section>
  )
}

function Feed({ address }: { address: string }) {
  return (
    <Section title={words.feedTitle}>
      <p className="text-note text-ink-soft">{words.feedHint}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={appleFeed(address)} className={link}>
          {words.apple}
        </a>
        <a href={googleFeed(address)} target="_blank" rel="noreferrer" className={link}>
          {words.google} <span className="sr-only">{words.newTab}</span>
        </a>
      </p>
      <p className="text-note text-ink-soft">{words.feedAddress}</p>
      <p className="mt-2 rounded-field bg-shade px-3 py-2 text-note select-all">{address}</p>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="[overflow-wrap:anywhere]">
      <h2 id={id} className="mb-1 text-body font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}
