import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import { type Failure, failureOf } from '../failure.ts'
import { effect, port } from '../port.ts'
import { tooltipMachine } from '../tooltip/tooltip.machine.ts'

export const shareDialogMachine = setup({
  types: {
    input: {} as { hasSystemSheet: boolean },
    context: {} as { hasSystemSheet: boolean },
    events: {} as { type: 'SHARE' } | { type: 'CLOSE' } | { type: 'COPY' } | Internal<{ type: 'LEFT' }>,
    tags: {} as 'open' | 'copied',
    children: {} as { shareBySystem: 'shareBySystem'; copyLink: 'copyLink'; tooltip: 'tooltip' },
  },
  actors: {
    /** Done when the visitor shared or canceled; fails when the sheet couldn't be opened. */
    shareBySystem: port<void, void>('shareBySystem'),
    copyLink: port<void, void>('copyLink'),
    /** The tooltip of the copy button; sends LEFT. */
    tooltip: tooltipMachine,
  },
  guards: {
    hasSystemSheet: ({ context }) => context.hasSystemSheet,
  },
  actions: {
    /** SHARE-02: a clipboard that refuses is only logged; the browser provides the log. */
    logCopyFailure: effect<Failure>('logCopyFailure'),
    /** An error in a part of it; the browser provides the log. */
    logError: effect<{ error: unknown }>('logError'),
  },
  delays: {
    /** SHARE-02. */
    copiedLinger: 200,
  },
}).createMachine({
  id: 'shareDialog',
  description: "Shares a home by the system's share sheet, or by link and email in a dialog.",
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      on: { SHARE: [{ guard: 'hasSystemSheet', target: 'sharingBySystem' }, { target: 'open' }] },
    },
    sharingBySystem: {
      description: "The system's share sheet is open.",
      invoke: {
        id: 'shareBySystem',
        src: 'shareBySystem',
        onDone: { target: 'closed' },
        onError: { target: 'open', description: 'The share sheet is unavailable: opens the dialog instead.' },
      },
    },
    open: {
      description: 'The share dialog is open.',
      tags: 'open',
      type: 'parallel',
      on: { CLOSE: { target: 'closed' } },
      states: {
        link: {
          initial: 'ready',
          states: {
            ready: { description: 'The link has not been copied.', on: { COPY: { target: 'copied' } } },
            copied: {
              description:
                'Says "Copied" even when the clipboard failed; the link is visible above the button (SHARE-02).',
              tags: 'copied',
              invoke: {
                id: 'copyLink',
                src: 'copyLink',
                onError: { actions: { type: 'logCopyFailure', params: ({ event }) => failureOf(event.error) } },
              },
              on: { LEFT: { target: 'lingering' }, COPY: { target: 'copied', reenter: true } },
            },
            lingering: {
              tags: 'copied',
              after: { copiedLinger: { target: 'ready' } },
              on: { COPY: { target: 'copied' } },
            },
          },
        },
        tooltip: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'tooltip',
                src: 'tooltip',
                input: ({ self }) => ({ parentRef: self }),
                onError: { target: 'failed', actions: { type: 'logError', params: ({ event }) => event } },
              },
            },
            failed: { description: 'No tooltip is shown; the button itself says "Copied".', type: 'final' },
          },
        },
      },
    },
  },
})
