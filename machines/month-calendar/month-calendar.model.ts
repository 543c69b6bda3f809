import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * RESCHED-06 and the keys of the APG date grid, from a paper calendar. Today is Friday, November 20, 2026 (or Monday,
 * January 31, 2028, before a leap day); each day that the keyboard reaches is a state, and only the events it names are
 * tried there. `published` is what the form receives.
 */
interface Context {
  published: string | null
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: { nothingIsPublished: ({ context }) => context.published === null },
  actions: {
    nothingHappens: () => {},
    publish: assign({ published: (_, day: string) => day }),
  },
}).createMachine({
  id: 'monthCalendarSpec',
  context: { published: null },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: { 'USER.opensForm': { target: 'nov20' }, 'USER.opensFormIn2028': { target: 'jan31of2028' } },
    },
    nov20: {
      on: {
        'KEY.left': { actions: 'nothingHappens' },
        'KEY.right': { target: 'nov21' },
        'KEY.up': { actions: 'nothingHappens' },
        'KEY.down': { target: 'nov27' },
        'KEY.home': { actions: 'nothingHappens' },
        'KEY.end': { target: 'nov21' },
        'KEY.pageUp': { actions: 'nothingHappens' },
        'KEY.pageDown': { target: 'dec20' },
        'KEY.shiftPageUp': { actions: 'nothingHappens' },
        'KEY.shiftPageDown': { target: 'nov20of2027' },
        'USER.nextMonth': { target: 'dec1' },
        'USER.previousMonth': { actions: 'nothingHappens' },
        'USER.picksYesterday': { actions: 'nothingHappens' },
        'USER.picksLastYear': { actions: 'nothingHappens' },
        'USER.picksToday': { guard: 'nothingIsPublished', actions: { type: 'publish', params: '2026-11-20' } },
        'USER.picksNov24': {
          guard: 'nothingIsPublished',
          target: 'nov24',
          actions: { type: 'publish', params: '2026-11-24' },
        },
      },
    },
    nov20of2027: { on: { 'KEY.shiftPageUp': { target: 'nov20' }, 'KEY.left': { target: 'nov19of2027' } } },
    nov19of2027: { on: { 'KEY.shiftPageUp': { target: 'nov20' } } },
    nov21: {
      on: {
        'KEY.left': { target: 'nov20' },
        'KEY.right': { target: 'nov22' },
        'KEY.up': { target: 'nov20' },
        'KEY.home': { target: 'nov20' },
        'KEY.end': { actions: 'nothingHappens' },
        'KEY.pageUp': { target: 'nov20' },
        'USER.previousMonth': { actions: 'nothingHappens' },
      },
    },
    nov22: { on: { 'KEY.home': { actions: 'nothingHappens' }, 'KEY.end': { target: 'nov28' } } },
    nov24: { on: { 'USER.picksYesterday': { actions: 'nothingHappens' }, 'KEY.home': { target: 'nov22' } } },
    nov27: { on: { 'KEY.up': { target: 'nov20' }, 'KEY.pageUp': { target: 'nov20' } } },
    nov28: { on: { 'USER.nextMonth': { target: 'dec1' } } },
    nov30: { on: { 'KEY.right': { target: 'dec1' }, 'KEY.end': { target: 'dec5' } } },
    dec1: {
      on: {
        'KEY.left': { target: 'nov30' },
        'KEY.home': { target: 'nov29' },
        'KEY.up': { target: 'nov24' },
        'KEY.pageUp': { target: 'nov20' },
        'USER.previousMonth': { target: 'nov20' },
        'USER.nextMonth': { target: 'jan1' },
        'USER.picksDec31': {
          guard: 'nothingIsPublished',
          target: 'dec31',
          actions: { type: 'publish', params: '2026-12-31' },
        },
        'USER.picksYesterday': { actions: 'nothingHappens' },
      },
    },
    nov29: {},
    dec5: {},
    dec20: { on: { 'KEY.pageUp': { target: 'nov20' }, 'KEY.pageDown': { target: 'jan20' } } },
    dec31: {
      on: {
        'KEY.right': { target: 'jan1' },
        'KEY.pageUp': { target: 'nov30' },
        'KEY.pageDown': { target: 'jan31' },
      },
    },
    jan1: { on: { 'USER.previousMonth': { target: 'dec1' }, 'KEY.left': { target: 'dec31' } } },
    jan20: {},
    jan31: { on: { 'KEY.pageDown': { target: 'feb28' }, 'USER.nextMonth': { target: 'feb1' } } },
    feb1: {},
    feb28: { on: { 'KEY.right': { target: 'mar1' }, 'KEY.pageUp': { target: 'jan28' } } },
    jan28: {},
    mar1: {},
    jan31of2028: { on: { 'KEY.pageDown': { target: 'feb29of2028' } } },
    feb29of2028: { on: { 'KEY.right': { target: 'mar1of2028' }, 'KEY.shiftPageDown': { target: 'feb28of2029' } } },
    feb28of2029: {},
    mar1of2028: {},
  },
})

const day =
  (month: string, focused: string) =>
  ({ published }: Context) => ({ month, focused, published })

export const monthCalendarModel: Model = {
  requirements: ['RESCHED-06'],
  chart,
  proves: {
    'USER.opensForm': ['RESCHED-06'],
    'USER.opensFormIn2028': ['RESCHED-06'],
    KEY: ['RESCHED-06'],
    'USER.nextMonth': ['RESCHED-06'],
    'USER.previousMonth': ['RESCHED-06'],
    'USER.picksYesterday': ['RESCHED-06'],
    'USER.picksLastYear': ['RESCHED-06'],
    'USER.picksToday': ['RESCHED-06'],
    'USER.picksNov24': ['RESCHED-06'],
    'USER.picksDec31': ['RESCHED-06'],
  },
  looks: {
    'monthCalendarSpec.nov20': day('November 2026', 'Friday, November 20, 2026'),
    'monthCalendarSpec.nov20of2027': day('November 2027', 'Saturday, November 20, 2027'),
    'monthCalendarSpec.nov19of2027': day('November 2027', 'Friday, November 19, 2027'),
    'monthCalendarSpec.nov21': day('November 2026', 'Saturday, November 21, 2026'),
    'monthCalendarSpec.nov22': day('November 2026', 'Sunday, November 22, 2026'),
    'monthCalendarSpec.nov24': day('November 2026', 'Tuesday, November 24, 2026'),
    'monthCalendarSpec.nov27': day('November 2026', 'Friday, November 27, 2026'),
    'monthCalendarSpec.nov28': day('November 2026', 'Saturday, November 28, 2026'),
    'monthCalendarSpec.nov29': day('November 2026', 'Sunday, November 29, 2026'),
    'monthCalendarSpec.nov30': day('November 2026', 'Monday, November 30, 2026'),
    'monthCalendarSpec.dec1': day('December 2026', 'Tuesday, December 1, 2026'),
    'monthCalendarSpec.dec5': day('December 2026', 'Saturday, December 5, 2026'),
    'monthCalendarSpec.dec20': day('December 2026', 'Sunday, December 20, 2026'),
    'monthCalendarSpec.dec31': day('December 2026', 'Thursday, December 31, 2026'),
    'monthCalendarSpec.jan1': day('January 2027', 'Friday, January 1, 2027'),
    'monthCalendarSpec.jan20': day('January 2027', 'Wednesday, January 20, 2027'),
    'monthCalendarSpec.jan28': day('January 2027', 'Thursday, January 28, 2027'),
    'monthCalendarSpec.jan31': day('January 2027', 'Sunday, January 31, 2027'),
    'monthCalendarSpec.feb1': day('February 2027', 'Monday, February 1, 2027'),
    'monthCalendarSpec.feb28': day('February 2027', 'Sunday, February 28, 2027'),
    'monthCalendarSpec.mar1': day('March 2027', 'Monday, March 1, 2027'),
    'monthCalendarSpec.jan31of2028': day('January 2028', 'Monday, January 31, 2028'),
    'monthCalendarSpec.feb29of2028': day('February 2028', 'Tuesday, February 29, 2028'),
    'monthCalendarSpec.feb28of2029': day('February 2029', 'Wednesday, February 28, 2029'),
    'monthCalendarSpec.mar1of2028': day('March 2028', 'Wednesday, March 1, 2028'),
  },
}
