import type { ComponentProps } from 'react'
import { lazyPart } from '#src/chunks.ts'
import { costs as words } from '#src/content/costs.ts'
import { OrInstead } from '#src/ui/or-instead.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const PaymentEstimate = lazyPart(
  () => import('./payment-estimate.tsx'),
  ({ PaymentEstimate }) => PaymentEstimate,
  () => <Skeleton className="h-full" />,
)

/** Keeps the place of the estimate, in its final height, until its code has come. */
export function EstimatePlace({ terms }: ComponentProps<typeof PaymentEstimate>) {
  const { isRental, costs } = terms
  const height = !isRental
    ? 'min-h-[51rem] sm:min-h-[40rem] md:min-h-[26rem]'
    : costs.parking_monthly === null && costs.pet_monthly === null
      ? 'min-h-[26rem] md:min-h-[16rem]'
      : 'min-h-[36rem] md:min-h-[20rem]'
  return (
    <OrInstead instead={<p className="text-ink-soft">{words.failed}</p>}>
      <div className={`grid ${height}`}>
        <PaymentEstimate terms={terms} />
      </div>
    </OrInstead>
  )
}
