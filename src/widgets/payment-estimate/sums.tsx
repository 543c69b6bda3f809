import { dollarsAndCents } from '#domain/cents.ts'

interface Sum {
  label: string
  cents: number
}

/** Sums one under the other, and what they come to; who hears the page is told when that changes. */
export function Sums({ sums, total }: { sums: (Sum | null)[]; total: Sum }) {
  return (
    <dl className="text-body tabular-nums">
      {sums.map(
        (sum) =>
          sum && (
            <div key={sum.label} className="flex justify-between gap-4 border-b border-rule py-2">
              <dt className="text-ink-soft">{sum.label}</dt>
              <dd>{dollarsAndCents(sum.cents)}</dd>
            </div>
          ),
      )}
      <div className="flex items-baseline justify-between gap-4 py-3">
        <dt className="font-medium">{total.label}</dt>
        <dd>
          <output className="font-serif text-title font-medium">{dollarsAndCents(total.cents)}</output>
        </dd>
      </div>
    </dl>
  )
}
