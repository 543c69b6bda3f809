import { tourReschedule as words } from '#src/content/tour.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { FormFrame } from './form-frame.tsx'

/** The form before its tour is known: every part in its place, and one sentence about what is awaited. */
export function RescheduleLoadingView() {
  return (
    <FormFrame
      title={
        <h1 className="flex h-[1lh] items-center text-heading lg:h-[2lh] lg:items-start">
          <span className="text-lead tracking-normal text-walnut-ink">
            <Spinner label={words.loading} shown size={28} />
          </span>
        </h1>
      }
      original={
        <>
          <Skeleton className="h-8 w-48" />
          <div className="mt-4 border-y border-rule">
            <Skeleton className="h-12 w-full lg:h-18 xl:h-12" />
            <Skeleton className="mt-px h-18 w-full sm:h-12 lg:h-18" />
            <Skeleton className="mt-px h-18 w-full sm:h-12 lg:h-24 xl:h-18" />
            <Skeleton className="mt-px h-12 w-full lg:h-18 xl:h-12" />
          </div>
        </>
      }
      day={
        <>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-4 h-12 w-48" />
          <Skeleton className="mt-2 h-[19.5rem] w-full" />
          <Skeleton className="mt-3 h-11 w-2/3" />
        </>
      }
      time={
        <>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-6 h-19 w-full max-sm:h-55 pointer-coarse:h-55" />
          <Skeleton className="mt-8 h-31 w-full" />
        </>
      }
      end={
        <div className="flex flex-col gap-6 min-[720px]:flex-row min-[720px]:justify-between">
          <Skeleton className="h-22 w-2/3 min-[720px]:h-14 min-[720px]:w-64" />
          <Skeleton className="h-12 w-full min-[720px]:mt-1 min-[720px]:w-72" />
        </div>
      }
    />
  )
}
