import { setup } from 'xstate'
import { port } from '../port.ts'

export type Variant = 'a' | 'b'

export const variantMachine = setup({
  types: {
    tags: {} as 'a' | 'b',
  },
  actors: {
    /** What the address asks for, whatever that is; null when it asks for nothing. */
    readAsked: port<string | null, void>('readAsked'),
    /** What was kept in this browsing session, whatever that is; null when nothing was. */
    readVariant: port<string | null, void>('readVariant'),
    keepVariant: port<void, { variant: Variant }>('keepVariant'),
    /** A coin. */
    drawVariant: port<Variant, void>('drawVariant'),
  },
  guards: {
    isA: (_, variant: string | null) => variant === 'a',
    isB: (_, variant: string | null) => variant === 'b',
  },
}).createMachine({
  id: 'variant',
  description: 'Which of two wordings a visitor sees in this browsing session.',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Perhaps somebody reviews the page and asks for one of them.',
      invoke: {
        id: 'readAsked',
        src: 'readAsked',
        onDone: [
          { guard: { type: 'isA', params: ({ event }) => event.output }, target: 'a' },
          { guard: { type: 'isB', params: ({ event }) => event.output }, target: 'b' },
          { target: 'reading' },
        ],
        onError: { target: 'reading' },
      },
    },
    reading: {
      description: 'Perhaps it was decided earlier in this session.',
      invoke: {
        id: 'readVariant',
        src: 'readVariant',
        onDone: [
          { guard: { type: 'isA', params: ({ event }) => event.output }, target: 'a' },
          { guard: { type: 'isB', params: ({ event }) => event.output }, target: 'b' },
          { target: 'drawing' },
        ],
        onError: { target: 'drawing', description: 'The browser keeps nothing: it is decided all the same.' },
      },
    },
    drawing: {
      description: 'Half of all sessions each (HOME-10).',
      invoke: {
        id: 'drawVariant',
        src: 'drawVariant',
        onDone: [
          { guard: { type: 'isB', params: ({ event }) => event.output }, target: 'keepingB' },
          { target: 'keepingA' },
        ],
        onError: { target: 'a' },
      },
    },
    keepingA: {
      description: 'Seen already; the session records it.',
      tags: 'a',
      invoke: {
        id: 'keepVariant',
        src: 'keepVariant',
        input: { variant: 'a' },
        onDone: { target: 'a' },
        onError: { target: 'a', description: 'The next page draws again.' },
      },
    },
    keepingB: {
      description: 'Seen already; the session records it.',
      tags: 'b',
      invoke: {
        id: 'keepVariant',
        src: 'keepVariant',
        input: { variant: 'b' },
        onDone: { target: 'b' },
        onError: { target: 'b', description: 'The next page draws again.' },
      },
    },
    a: { description: 'Asked for by the address, kept earlier, or kept now.', tags: 'a', type: 'final' },
    b: { description: 'Asked for by the address, kept earlier, or kept now.', tags: 'b', type: 'final' },
  },
})
