import { lazyPart } from '#src/chunks.ts'
import { timePicker as words } from '#src/content/tour.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { TimeChoice } from './time-choice.ts'
import { TimeWheels } from './time-wheels.tsx'

/** Where the lists do not arrive, the wheels do as well: nobody loses a form over them. */
export const TimeListsPart = lazyPart(
  () => import('./time-lists.tsx').catch(() => ({ TimeLists: TimeWheels })),
  ({ TimeLists }) => TimeLists,
  () => <Skeleton className="h-19 w-full" />,
)

/** Hour, minute and half of the day: as wheels for fingers and narrow screens, as lists for mice. */
export function TimePickerView({ shape, ...choice }: TimeChoice & { shape: 'wheels' | 'lists' }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not lie beside the title of the section
    <div role="group" aria-label={words.label}>
      {shape === 'wheels' ? <TimeWheels {...choice} /> : <TimeListsPart {...choice} />}
    </div>
  )
}
