import { assign, sendTo, setup } from 'xstate'
import { addDays, addMonths, type Day, monthOf, weekday } from '#domain/calendar.ts'
import type { ParentRef } from '../events.ts'

/** The form receives each picked day. */
type Form = ParentRef<{ type: 'DAY_PICKED'; day: Day }>

interface Calendar {
  parentRef: Form
  /** Today at the property; earlier days can't be picked. */
  today: Day
  /** The day with the keyboard focus; its month is shown. */
  focused: Day
}

/** Moves of the APG date grid, in days, months or years. */
const moves = {
  LEFT: (day: Day) => addDays(day, -1),
  RIGHT: (day: Day) => addDays(day, 1),
  UP: (day: Day) => addDays(day, -7),
  DOWN: (day: Day) => addDays(day, 7),
  HOME: (day: Day) => addDays(day, -weekday(day)),
  END: (day: Day) => addDays(day, 6 - weekday(day)),
  PAGE_UP: (day: Day) => addMonths(day, -1),
  PAGE_DOWN: (day: Day) => addMonths(day, 1),
  YEAR_BACK: (day: Day) => addMonths(day, -12),
  YEAR_AHEAD: (day: Day) => addMonths(day, 12),
}
export type CalendarMove = keyof typeof moves

export const monthCalendarMachine = setup({
  types: {
    input: {} as { today: Day; parentRef: Form },
    context: {} as Calendar,
    events: {} as
      | { type: 'MOVE'; by: CalendarMove }
      | { type: 'NEXT_MONTH' }
      | { type: 'PREVIOUS_MONTH' }
      | { type: 'PICK'; day: Day },
  },
  guards: {
    isPast: ({ context }, day: Day) => day < context.today,
    isCurrentMonth: ({ context }) => monthOf(context.focused) === monthOf(context.today),
  },
  actions: {
    move: assign({
      focused: ({ context }, by: CalendarMove) => notBefore(context.today, moves[by](context.focused)),
    }),
    showNextMonth: assign({ focused: ({ context }) => addMonths(`${monthOf(context.focused)}-01`, 1) }),
    showPreviousMonth: assign({
      focused: ({ context }) => notBefore(context.today, addMonths(`${monthOf(context.focused)}-01`, -1)),
    }),
    focus: assign({ focused: (_, day: Day) => day }),
    sendDay: sendTo(
      ({ context }) => context.parentRef,
      (_, day: Day) => ({ type: 'DAY_PICKED', day }),
    ),
  },
}).createMachine({
  id: 'monthCalendar',
  description: 'A calendar of one month. Past days are disabled, and earlier months cannot be opened (RESCHED-06).',
  context: ({ input }) => ({ parentRef: input.parentRef, today: input.today, focused: input.today }),
  initial: 'open',
  states: {
    open: {
      description: 'Shows a month, with one day in the tab order.',
      on: {
        MOVE: { actions: { type: 'move', params: ({ event }) => event.by } },
        NEXT_MONTH: { actions: 'showNextMonth' },
        PREVIOUS_MONTH: [
          { guard: 'isCurrentMonth', description: 'There is no month before the current one.' },
          { actions: 'showPreviousMonth' },
        ],
        PICK: [
          { guard: { type: 'isPast', params: ({ event }) => event.day }, description: 'Past days are disabled.' },
          {
            actions: [
              { type: 'focus', params: ({ event }) => event.day },
              { type: 'sendDay', params: ({ event }) => event.day },
            ],
          },
        ],
      },
    },
  },
})

function notBefore(today: Day, day: Day): Day {
  return day < today ? today : day
}
