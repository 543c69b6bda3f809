import { tourReschedule as words } from '#src/content/tour.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { FormFrame } from './form-frame.tsx'

/** The form before its tour is known: every part in its place, and one sentence about what is awaited. */
export function LoadingView() {
  return (
    <FormFrame
      title={
        <h1 className="flex h-10 items-center text-lead text-walnut-ink sm:h-12 lg:h-30 lg:items-start">
          <Spinner label={words.loading} shown size={28} />
        </h1>
      }
      original={
        <>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-px h-12 w-full" />
          <Skeleton className="mt-px h-12 w-full" />
        </>
      }
      day={
        <>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-4 h-12 w-48" />
          <Skeleton className="mt-2 h-[19rem] w-full" />
        </>
      }
      time={
        <>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-6 h-19 w-full" />
          <Skeleton className="mt-8 h-31 w-full" />
        </>
      }
      end={<Skeleton className="h-12 w-2/3" />}
    />
  )
}
