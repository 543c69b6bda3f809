import type { Ref } from 'react'
import { countdown as words } from '#src/content/motion.ts'

interface CountdownViewProps {
  ref?: Ref<HTMLDivElement>
  /** In seconds. */
  left: number
}

/** Read out when it is reached, and not each second. */
export function CountdownView({ ref, left }: CountdownViewProps) {
  const figures = [
    [words.units.days, Math.floor(left / 86_400)],
    [words.units.hours, Math.floor(left / 3600) % 24],
    [words.units.minutes, Math.floor(left / 60) % 60],
    [words.units.seconds, left % 60],
  ] as const
  return (
    <div ref={ref} role="timer" aria-label={words.label} aria-live="off">
      <p className="text-note">{words.label}</p>
      <p className="flex flex-wrap gap-x-[min(1.5rem,5vw)]">
        {figures.map(([unit, figure]) => (
          <span key={unit} className="flex flex-col">
            <span className="text-heading tabular-nums">{String(figure).padStart(2, '0')} </span>
            <span className="text-note">{unit} </span>
          </span>
        ))}
      </p>
    </div>
  )
}
