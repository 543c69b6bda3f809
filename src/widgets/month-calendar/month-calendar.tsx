import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Day } from '#domain/calendar.ts'
import type { monthCalendarMachine } from '#machines/month-calendar/month-calendar.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { MonthCalendarView } from './month-calendar-view.tsx'

interface Props {
  actor: ViewActor<typeof monthCalendarMachine>
  picked: Day | null
  asked: Day
  /** Free times on the property's clock, `2026-11-24T14:00:00`. */
  available: readonly string[]
}

export function MonthCalendar({ actor, picked, asked, available }: Props) {
  const { today, focused } = useSelector(actor, ({ context }) => context)
  const free = useMemo(() => new Set(available.map((time) => time.slice(0, 10))), [available])
  return (
    <MonthCalendarView
      today={today}
      focused={focused}
      picked={picked}
      asked={asked}
      free={free}
      onMove={(by) => actor.send({ type: 'MOVE', by })}
      onPick={(day) => actor.send({ type: 'PICK', day })}
      onPreviousMonth={() => actor.send({ type: 'PREVIOUS_MONTH' })}
      onNextMonth={() => actor.send({ type: 'NEXT_MONTH' })}
    />
  )
}
