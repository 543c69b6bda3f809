import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements PROP-15, SHARE-01 (opens and closes), SHARE-02. Copies are counted up to two: a third would show nothing new. */
const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayCopy: ({ context }) => context.copies < 2,
    hasTooltip: ({ context }) => context.hasTooltip,
    isUntouched: ({ context }) => context.hasTooltip && context.copies === 0 && context.sheets === 0,
    mayShare: ({ context }) => context.sheets < 2,
  },
  actions: {
    nothingHappens: () => {},
    copy: assign({ copies: ({ context }) => context.copies + 1 }),
    log: assign({ logged: ({ context }) => context.logged + 1 }),
    loseTooltip: assign({ hasTooltip: false }),
    showSheet: assign({ sheets: ({ context }) => context.sheets + 1 }),
  },
}).createMachine({
  id: 'shareDialogSpec',
  context: { copies: 0, logged: 0, sheets: 0, hasTooltip: true },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: { 'USER.hasSheet': { target: 'page.withSheet' }, 'USER.hasNoSheet': { target: 'page.withoutSheet' } },
    },
    page: {
      initial: 'withoutSheet',
      states: {
        withoutSheet: { on: { 'USER.shares': { target: '#shareDialogSpec.dialog' } } },
        withSheet: {
          on: { 'USER.shares': { guard: 'mayShare', target: '#shareDialogSpec.sheet', actions: 'showSheet' } },
        },
      },
    },
    sheet: {
      on: { 'SHEET.isDone': { target: 'page.withSheet' }, 'SHEET.fails': { target: 'dialog' } },
    },
    dialog: {
      initial: 'ready',
      on: { 'USER.closes': { target: 'closed' } },
      states: {
        ready: {
          on: {
            'USER.copies': { guard: 'mayCopy', target: 'copying', actions: 'copy' },
            'TOOLTIP.breaks': { guard: 'isUntouched', actions: 'loseTooltip' },
          },
        },
        copying: {
          on: {
            'CLIPBOARD.takes': { target: 'copied' },
            'CLIPBOARD.refuses': { target: 'copied', actions: 'log' },
          },
        },
        copied: {
          on: {
            'USER.leavesButton': { guard: 'hasTooltip', target: 'left' },
            'USER.copies': { guard: 'mayCopy', target: 'copying', actions: 'copy' },
          },
        },
        left: {
          on: {
            'TIME.199ms': { target: 'almost' },
            'USER.copies': { guard: 'mayCopy', target: 'copying', actions: 'copy' },
          },
        },
        almost: { on: { 'TIME.1ms': { target: 'ready' } } },
      },
    },
    closed: {},
  },
})

interface Context {
  copies: number
  logged: number
  sheets: number
  /** Whether the button has its tooltip. Without it no event says that the visitor has left the button. */
  hasTooltip: boolean
}

const dialog = (copied: boolean) => (context: Context) => ({ ...context, screen: 'dialog', copied })
const page = (context: Context) => ({ ...context, screen: 'page', copied: false, hasTooltip: false })

export const shareDialogModel: Model = {
  requirements: ['PROP-15', 'SHARE-01', 'SHARE-02'],
  proves: {
    'USER.shares': ['PROP-15'],
    sheet: ['PROP-15'],
    'USER.closes': ['SHARE-01'],
    'dialog.copying': ['SHARE-02'],
    'dialog.copied': ['SHARE-02'],
    'dialog.left': ['SHARE-02'],
    CLIPBOARD: ['SHARE-02'],
    TIME: ['SHARE-02'],
  },
  chart,
  looks: {
    'shareDialogSpec.page.withoutSheet': page,
    'shareDialogSpec.page.withSheet': page,
    'shareDialogSpec.sheet': (context: Context) => ({
      ...context,
      screen: 'sheet',
      copied: false,
      hasTooltip: false,
    }),
    'shareDialogSpec.dialog.ready': dialog(false),
    'shareDialogSpec.dialog.copying': dialog(true),
    'shareDialogSpec.dialog.copied': dialog(true),
    'shareDialogSpec.dialog.left': dialog(true),
    'shareDialogSpec.dialog.almost': dialog(true),
    'shareDialogSpec.closed': page,
  },
}
