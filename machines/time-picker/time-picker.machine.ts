import { assign, sendTo, setup } from 'xstate'
import type { ParentRef } from '../events.ts'
import { effect } from '../port.ts'
import { type ClockTime, defaultTime, hours, minutes, type Period, periods } from './time.ts'

/** The form receives the time after each change. */
type Form = ParentRef<{ type: 'TIME_PICKED'; time: ClockTime }>

export const timePickerMachine = setup({
  types: {
    input: {} as { parentRef: Form },
    context: {} as { parentRef: Form; time: ClockTime },
    events: {} as
      | { type: 'PICK_HOUR'; hour: number }
      | { type: 'PICK_MINUTE'; minute: number }
      | { type: 'PICK_PERIOD'; period: Period },
  },
  guards: {
    isNewHour: ({ context }, hour: number) => hours.includes(hour) && hour !== context.time.hour,
    isNewMinute: ({ context }, minute: number) => minutes.includes(minute) && minute !== context.time.minute,
    isNewPeriod: ({ context }, period: Period) => periods.includes(period) && period !== context.time.period,
  },
  actions: {
    keepHour: assign({ time: ({ context }, hour: number) => ({ ...context.time, hour }) }),
    keepMinute: assign({ time: ({ context }, minute: number) => ({ ...context.time, minute }) }),
    keepPeriod: assign({ time: ({ context }, period: Period) => ({ ...context.time, period }) }),
    /** RESCHED-07: a short beep on each change; the browser provides it, and may be silent. */
    beep: effect('beep'),
    sendTime: sendTo(
      ({ context }) => context.parentRef,
      ({ context }) => ({ type: 'TIME_PICKED', time: context.time }),
    ),
  },
}).createMachine({
  id: 'timePicker',
  description: 'Picks hour, minute and AM or PM; each change beeps once and is sent to the form.',
  context: ({ input }) => ({ parentRef: input.parentRef, time: defaultTime }),
  initial: 'open',
  states: {
    open: {
      description: 'Three wheels or lists. Values they do not offer are ignored.',
      on: {
        PICK_HOUR: {
          guard: { type: 'isNewHour', params: ({ event }) => event.hour },
          actions: [{ type: 'keepHour', params: ({ event }) => event.hour }, 'beep', 'sendTime'],
        },
        PICK_MINUTE: {
          guard: { type: 'isNewMinute', params: ({ event }) => event.minute },
          actions: [{ type: 'keepMinute', params: ({ event }) => event.minute }, 'beep', 'sendTime'],
        },
        PICK_PERIOD: {
          guard: { type: 'isNewPeriod', params: ({ event }) => event.period },
          actions: [{ type: 'keepPeriod', params: ({ event }) => event.period }, 'beep', 'sendTime'],
        },
      },
    },
  },
})
