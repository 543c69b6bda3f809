import { useId } from 'react'
import { hostTitle, phoneAddress } from '#src/content/host.ts'
import { sectionTitle } from './facts.tsx'
import type { ShownListing } from './shown-listing.ts'

const contactLink =
  'inline-flex min-h-11 items-center text-walnut-ink underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2'

/** Who shows the home, with what they chose to show of themselves. */
export function HostCard({ listing: { details } }: { listing: ShownListing }) {
  const id = useId()
  const { host } = details
  if (host === null) return null
  const phone = host.phone && phoneAddress(host.phone)
  return (
    <section aria-labelledby={id} className="[overflow-wrap:anywhere]">
      <h2 id={id} className={sectionTitle}>
        {hostTitle(host)}
      </h2>
      <div className="max-w-[40rem] rounded-plate border border-rule bg-sheet p-6">
        <p className="text-lead font-medium">{host.name}</p>
        {host.company && <p className="text-body">{host.company}</p>}
        {host.license && <p className="mt-1 text-note text-ink-soft">{host.license}</p>}
        {host.about && <p className="mt-4 max-w-[52ch] text-body text-pretty">{host.about}</p>}
        {(host.phone || host.email) && (
          <ul className="mt-3 flex flex-wrap gap-x-8">
            {host.phone && (
              <li>
                {phone ? (
                  <a href={phone} className={contactLink}>
                    {host.phone}
                  </a>
                ) : (
                  <span className="inline-flex min-h-11 items-center">{host.phone}</span>
                )}
              </li>
            )}
            {host.email && (
              <li>
                <a href={`mailto:${encodeURIComponent(host.email).replace('%40', '@')}`} className={contactLink}>
                  {host.email}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  )
}
