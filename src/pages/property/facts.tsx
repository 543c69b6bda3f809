import { useId } from 'react'
import { type FactGroup, factGroups, factsWords, type ListingWithFacts, priceEntries } from '#src/content/facts.ts'

/** What the record says of a home, in groups; nothing where the server gave nothing. */
export function Facts({ listing }: { listing: ListingWithFacts }) {
  const groups = factGroups(listing)
  if (groups.length === 0) return null
  return (
    <section aria-label={factsWords.title}>
      <h2 className={sectionTitle}>{factsWords.title}</h2>
      <div className="gap-x-gutter md:columns-2 xl:columns-3">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </section>
  )
}

export const sectionTitle = 'mb-6 font-serif text-title font-medium'
const groupTitle = 'text-note font-medium text-ink-soft'
const row = 'border-t border-rule align-top'
const label = 'w-2/5 py-2 pr-4 text-left font-normal text-ink-soft'
const value = 'py-2 [overflow-wrap:anywhere] tabular-nums'

function Group({ group: { title, facts } }: { group: FactGroup }) {
  const id = useId()
  return (
    <div className="break-inside-avoid pb-8">
      <h3 id={id} className={`${groupTitle} pb-2`}>
        {title}
      </h3>
      <table aria-labelledby={id} className="w-full table-fixed text-body">
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.label} className={row}>
              <th scope="row" className={label}>
                {fact.label}
              </th>
              <td className={value}>{fact.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function PriceHistory({ listing }: { listing: ListingWithFacts }) {
  const id = useId()
  const entries = priceEntries(listing)
  if (entries.length === 0) return null
  const { date, event, price } = factsWords.historyColumns
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {factsWords.historyTitle}
      </h2>
      <table aria-labelledby={id} className="w-full max-w-[40rem] table-fixed text-body [overflow-wrap:anywhere]">
        <thead className="text-left text-note text-ink-soft">
          <tr>
            <th scope="col" className="w-[30%] pr-4 pb-2 font-medium">
              {date}
            </th>
            <th scope="col" className="pr-4 pb-2 font-medium">
              {event}
            </th>
            <th scope="col" className="w-[28%] pb-2 text-right font-medium">
              {price}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.date} ${entry.price}`} className={row}>
              <td className="py-2 pr-4 whitespace-nowrap">{entry.date}</td>
              <td className="py-2 pr-4">{entry.event}</td>
              <td className="py-2 text-right tabular-nums">{entry.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What the owner answered for everyone who asks. */
export function OwnerAnswers({ listing }: { listing: ListingWithFacts }) {
  const id = useId()
  const { ownerAnswers } = listing.details
  if (ownerAnswers.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {factsWords.answersTitle(listing)}
      </h2>
      <dl className="max-w-[62ch] [overflow-wrap:anywhere]">
        {ownerAnswers.map(({ question, answer }) => (
          <div key={`${question} ${answer}`} className="border-t border-rule py-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
