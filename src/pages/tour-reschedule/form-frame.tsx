import type { ReactNode } from 'react'
import { PageFrame } from '#src/ui/page-frame.tsx'

export interface FormFrameProps {
  title: ReactNode
  original: ReactNode
  day: ReactNode
  /** Time and notes. */
  time: ReactNode
  /** Summary and buttons. */
  end: ReactNode
}

/** Where everything of the form stands, so that the page that waits and the page that asks are one drawing. */
export function FormFrame({ title, original, day, time, end }: FormFrameProps) {
  return (
    <PageFrame>
      <div className="page grid gap-x-[min(3rem,4vw)] gap-y-8 pt-2 sm:pt-6 lg:grid-cols-12 lg:pt-8">
        <div className="min-w-0 lg:col-span-4">
          <div className="lg:sticky lg:top-8">
            {title}
            <div className="mt-6 lg:mt-10">{original}</div>
          </div>
        </div>
        <div className="min-w-0 sm:rounded-plate sm:bg-sheet sm:p-8 lg:col-span-8">
          {/* A day is never narrower than a finger. */}
          <div className="grid gap-x-8 gap-y-10 min-[720px]:grid-cols-[minmax(min(20.25rem,55%),1fr)_minmax(0,1fr)] md:gap-x-12">
            <div className="min-w-0">{day}</div>
            <div className="min-w-0">{time}</div>
          </div>
          <div className="mt-8 border-t border-rule pt-6">{end}</div>
        </div>
      </div>
    </PageFrame>
  )
}
