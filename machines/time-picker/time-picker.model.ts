import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * RESCHED-07. Every change beeps once (`beeps`) and is published at once, in 24 hours (`published`). Selecting the shown
 * time, or one that isn't offered, is no change. Three changes reach every kind of time; a fourth would show nothing
 * new.
 */
interface Context {
  hour: 2 | 12
  minute: 0 | 55
  period: 'AM' | 'PM'
  published: string[]
}

const times: Record<string, string> = {
  '2:00 AM': '02:00',
  '2:00 PM': '14:00',
  '2:55 AM': '02:55',
  '2:55 PM': '14:55',
  '12:00 AM': '00:00',
  '12:00 PM': '12:00',
  '12:55 AM': '00:55',
  '12:55 PM': '12:55',
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayPickMore: ({ context }) => context.published.length < 3,
    isTwelve: ({ context }) => context.hour === 12,
    isFiftyFive: ({ context }) => context.minute === 55,
    isMorning: ({ context }) => context.period === 'AM',
  },
  actions: {
    nothingHappens: () => {},
    change: assign(({ context }, change: Partial<Context>) => {
      const next = { ...context, ...change }
      return { ...change, published: [...context.published, times[shown(next)] ?? ''] }
    }),
  },
}).createMachine({
  id: 'timePickerSpec',
  context: { hour: 2, minute: 0, period: 'PM', published: [] },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.opensForm': { target: 'choosing' } } },
    choosing: {
      on: {
        'USER.picksHour12': [
          { guard: 'isTwelve', actions: 'nothingHappens' },
          { guard: 'mayPickMore', actions: { type: 'change', params: { hour: 12 } } },
        ],
        'USER.picksMinute55': [
          { guard: 'isFiftyFive', actions: 'nothingHappens' },
          { guard: 'mayPickMore', actions: { type: 'change', params: { minute: 55 } } },
        ],
        'USER.picksAM': [
          { guard: 'isMorning', actions: 'nothingHappens' },
          { guard: 'mayPickMore', actions: { type: 'change', params: { period: 'AM' } } },
        ],
        'USER.picksWhatIsNotOffered': { actions: 'nothingHappens' },
      },
    },
  },
})

function shown({ hour, minute, period }: Context): string {
  return `${hour}:${minute === 0 ? '00' : '55'} ${period}`
}

export const timePickerModel: Model = {
  requirements: ['RESCHED-07'],
  chart,
  proves: {
    USER: ['RESCHED-07'],
  },
  looks: {
    'timePickerSpec.choosing': (context: Context) => ({
      shown: shown(context),
      published: context.published,
      beeps: context.published.length,
    }),
  },
}
