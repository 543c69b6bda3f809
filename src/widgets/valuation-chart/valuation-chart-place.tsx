import { Skeleton } from '#src/ui/skeleton.tsx'
import { ChartFrame } from './chart-frame.tsx'

/** The chart's place in its final size, before there is anything to draw or anyone to draw it. */
export function ValuationChartPlace({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <ChartFrame
      isEmpty={isEmpty}
      heading={<Skeleton className="my-[0.05em] h-[1em] w-[7ch] max-w-full text-figure" />}
      change={
        <>
          <Skeleton className="mt-1 mb-0.5 h-5 w-40 max-w-full" />
          <Skeleton className="mt-0.5 h-5 w-32 max-w-full" />
        </>
      }
      comparison={<Skeleton className="mt-0.5 h-4.5 w-48 max-w-full" />}
      choice={<Skeleton className="h-12 w-full @min-[28rem]:w-75" />}
      line={<Skeleton className="size-full" />}
      table={null}
    />
  )
}
