import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ListingFrame } from './listing-frame.tsx'

const bars = (...looks: string[]) => looks.map((look) => <Skeleton key={look} className={look} />)

/** The listing before it is there: every line in its place, and one sentence about what is awaited. */
export function WaitingView({ sentence }: { sentence: string }) {
  return (
    <ListingFrame
      stage={
        <div className="absolute inset-0 grid place-items-center">
          <h1 className="overlay flex rounded-full py-3 pr-6 pl-4 text-lead text-walnut-ink">
            <Spinner label={sentence} shown size={28} />
          </h1>
        </div>
      }
      headline={bars('mb-2 h-8 w-24', 'h-[1.02em] w-4/5 text-display', 'mt-4 h-6 w-2/5', 'mt-6 h-22 w-3/5 sm:h-10')}
      offer={bars('h-6 w-24', 'mt-2 h-[1.1em] w-48 text-figure', 'mt-6 h-12 w-32')}
      story={bars(
        'h-8 w-48',
        'mt-6 h-4 w-full max-w-[62ch]',
        'mt-3.5 h-4 w-full max-w-[60ch]',
        'mt-3.5 h-4 w-full max-w-[61ch]',
        'mt-3.5 h-4 w-2/3',
      )}
      place={bars('h-8 w-32', 'mt-6 h-48 w-full')}
    />
  )
}
