import { setup } from 'xstate'
import { port } from '../port.ts'

export type Variant = 'a' | 'b'

export const variantMachine = setup({
  types: {
    tags: {} as 'a' | 'b',
  },
  actors: {
    /** The variant in the URL, unchecked; null when there is none. */
    readAsked: port<string | null, void>('readAsked'),
    /** The variant stored in this browsing session, unchecked; null when there is none. */
    readVariant: port<string | null, void>('readVariant'),
    keepVariant: port<void, { variant: Variant }>('keepVariant'),
    /** A random choice of two. */
    drawVariant: port<Variant, void>('drawVariant'),
  },
  guards: {
    isA: (_, variant: string | null) => variant === 'a',
    isB: (_, variant: string | null) => variant === 'b',
  },
}).createMachine({
  id: 'variant',
  description: 'Chooses which A/B variant a visitor sees in this browsing session.',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Reads a variant from the URL, for reviewers.',
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
      description: 'Reads the variant stored in this session.',
      invoke: {
        id: 'readVariant',
        src: 'readVariant',
        onDone: [
          { guard: { type: 'isA', params: ({ event }) => event.output }, target: 'a' },
          { guard: { type: 'isB', params: ({ event }) => event.output }, target: 'b' },
          { target: 'drawing' },
        ],
        onError: { target: 'drawing', description: 'Storage is unavailable: a variant is drawn anyway.' },
      },
    },
    drawing: {
      description: 'Draws a or b with equal probability (HOME-10).',
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
      description: 'Shown; being stored for this session.',
      tags: 'a',
      invoke: {
        id: 'keepVariant',
        src: 'keepVariant',
        input: { variant: 'a' },
        onDone: { target: 'a' },
        onError: { target: 'a', description: 'Could not be stored; the next page draws again.' },
      },
    },
    keepingB: {
      description: 'Shown; being stored for this session.',
      tags: 'b',
      invoke: {
        id: 'keepVariant',
        src: 'keepVariant',
        input: { variant: 'b' },
        onDone: { target: 'b' },
        onError: { target: 'b', description: 'Could not be stored; the next page draws again.' },
      },
    },
    a: { description: 'Set by the URL, stored earlier, or stored now.', tags: 'a', type: 'final' },
    b: { description: 'Set by the URL, stored earlier, or stored now.', tags: 'b', type: 'final' },
  },
})
