import { monthOf } from '#domain/calendar.ts'
import { type CalendarMove, monthCalendarMachine } from '#machines/month-calendar/month-calendar.machine.ts'
import { monthCalendarModel } from '#machines/month-calendar/month-calendar.model.ts'
import { longDayWords, monthWords } from '#src/content/dates.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

const move = (by: CalendarMove) => ({ type: 'MOVE', by })
const pick = (day: string) => ({ type: 'PICK', day })
const does = (event: { type: string }) => (harness: ActorHarness) => harness.send(event)

export const monthCalendar = {
  name: 'month-calendar',
  machine: monthCalendarMachine,
  ports: {},
  effects: ['sendDay'],
  model: monthCalendarModel,
  eventDrivers: {
    'USER.opensForm': (harness) => harness.start({ today: '2026-11-20' }),
    'USER.opensFormIn2028': (harness) => harness.start({ today: '2028-01-31' }),
    'KEY.left': does(move('LEFT')),
    'KEY.right': does(move('RIGHT')),
    'KEY.up': does(move('UP')),
    'KEY.down': does(move('DOWN')),
    'KEY.home': does(move('HOME')),
    'KEY.end': does(move('END')),
    'KEY.pageUp': does(move('PAGE_UP')),
    'KEY.pageDown': does(move('PAGE_DOWN')),
    'KEY.shiftPageUp': does(move('YEAR_BACK')),
    'KEY.shiftPageDown': does(move('YEAR_AHEAD')),
    'USER.nextMonth': does({ type: 'NEXT_MONTH' }),
    'USER.previousMonth': does({ type: 'PREVIOUS_MONTH' }),
    'USER.picksYesterday': does(pick('2026-11-19')),
    'USER.picksLastYear': does(pick('2025-12-24')),
    'USER.picksToday': does(pick('2026-11-20')),
    'USER.picksNov24': does(pick('2026-11-24')),
    'USER.picksDec31': does(pick('2026-12-31')),
  },
  see: (harness) => {
    const focused = harness.context.focused as string
    const published = harness.done('sendDay')
    if (published.length > 1) throw new Error(`the form was told ${published.length} days`)
    return { month: monthWords(monthOf(focused)), focused: longDayWords(focused), published: published[0] ?? null }
  },
} satisfies ActorDriver
