import { calendar as words } from '#src/content/tour.ts'

/** What the small marks under the days mean; screen readers hear it with each day. */
export function Legend({ hasFree }: { hasFree: boolean }) {
  return (
    <div className="mt-3 text-note text-ink-soft">
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5">
        <li className="flex items-center gap-2">
          <AskedMark />
          {words.legend.asked}
        </li>
        {hasFree && (
          <li className="flex items-center gap-2">
            <FreeMark />
            {words.legend.free}
          </li>
        )}
      </ul>
      {hasFree && <p className="mt-1">{words.anyDay}</p>}
    </div>
  )
}

/** Two shapes, so that nobody has to tell them by their colors. */
export const AskedMark = ({ onDark = false }: { onDark?: boolean }) => (
  <span aria-hidden="true" className={`h-0.5 w-3 rounded-full ${onDark ? 'bg-on-walnut' : 'bg-brass'}`} />
)

export const FreeMark = ({ onDark = false }: { onDark?: boolean }) => (
  <span aria-hidden="true" className={`size-1.5 rounded-full ${onDark ? 'bg-on-walnut' : 'bg-sage'}`} />
)
