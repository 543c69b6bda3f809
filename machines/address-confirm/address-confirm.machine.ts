import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import { effect, port } from '../port.ts'
import type { PropertyLocation } from '../property-view/location.ts'
import { asTyped, beginning, type Confirming, confirmed, type Submitted, type Verdict } from './confirming.ts'
import { keptInside, type MapPicture, type Offset } from './pin.ts'

export const addressConfirmMachine = setup({
  types: {
    input: {} as Submitted,
    context: {} as Confirming,
    events: {} as
      | { type: 'MEASURED'; picture: MapPicture }
      | { type: 'PICTURE_SHOWN' }
      | { type: 'PICTURE_BROKE' }
      | { type: 'MEAN'; which: Confirming['meant'] }
      | { type: 'ADJUST_PIN' }
      | { type: 'MOVE_PIN'; by: Offset }
      | { type: 'PLACE_PIN'; at: Offset }
      | { type: 'SAVE' }
      | { type: 'CANCEL' },
    tags: {} as 'verifying' | 'suggesting' | 'unverified' | 'pin' | 'adjusting' | 'pictureGone',
  },
  actors: {
    validateAddress: port<Verdict, { address: string }>('validateAddress'),
  },
  guards: {
    wasPicked: ({ context: { entered, picked } }) => picked?.propertyAddress === entered && picked.propertyLat !== null,
    hasNoToken: ({ context }) => !context.hasToken,
    isExact: (_, verdict: Verdict) => verdict.match === 'exact',
    isOther: (_, verdict: Verdict) => verdict.match === 'other',
  },
  actions: {
    keepSuggestion: assign({
      suggested: ({ context }, verdict: Verdict) => (verdict.match === 'none' ? context.suggested : verdict.found),
    }),
    keepPicture: assign({ picture: (_, picture: MapPicture) => picture }),
    keepMeant: assign({ meant: (_, which: Confirming['meant']) => which }),
    movePin: assign({
      pin: ({ context: { picture, pin } }, by: Offset) => within(picture, { x: pin.x + by.x, y: pin.y + by.y }),
    }),
    placePin: assign({ pin: ({ context: { picture } }, at: Offset) => within(picture, at) }),
    handOver: ({ context }, location: PropertyLocation) => context.onSave(location),
    handBack: ({ context }) => context.onCancel(),
    /** An address that can't be checked is only logged; the browser provides the log. */
    logUnchecked: effect<Failure>('logUnchecked'),
  },
  delays: {
    /** The check is optional, so the visitor waits no longer than this. */
    validationPatience: 5_000,
  },
}).createMachine({
  id: 'addressConfirm',
  description: 'Asks the visitor to confirm an address that the provider does not know exactly (ADDR-05).',
  context: ({ input }) => beginning(input),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A picked suggestion needs no check, and without a maps token no check is possible.',
      always: [
        {
          guard: 'wasPicked',
          target: 'settled',
          actions: { type: 'handOver', params: ({ context }) => context.picked ?? asTyped(context) },
        },
        {
          guard: 'hasNoToken',
          target: 'settled',
          actions: { type: 'handOver', params: ({ context }) => asTyped(context) },
        },
        { target: 'verifying' },
      ],
    },
    verifying: {
      description: 'The address is looked up at the provider. A failed or slow check lets the visitor continue.',
      tags: 'verifying',
      invoke: {
        id: 'validateAddress',
        src: 'validateAddress',
        input: ({ context }) => ({ address: context.entered }),
        onDone: [
          {
            guard: { type: 'isExact', params: ({ event }) => event.output },
            target: 'settled',
            actions: [
              { type: 'keepSuggestion', params: ({ event }) => event.output },
              {
                type: 'handOver',
                params: ({ context }) => ({ ...context.suggested, propertyAddress: context.entered }),
              },
            ],
            description: 'The address is confirmed without a question and gets its coordinates.',
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event.output },
            target: 'suggesting',
            actions: { type: 'keepSuggestion', params: ({ event }) => event.output },
          },
          { target: 'unverified' },
        ],
        onError: {
          target: 'settled',
          actions: [
            { type: 'logUnchecked', params: ({ event }) => failureOf(event.error) },
            { type: 'handOver', params: ({ context }) => asTyped(context) },
          ],
        },
      },
      after: {
        validationPatience: {
          target: 'settled',
          actions: [
            { type: 'logUnchecked', params: { kind: 'network' } },
            { type: 'handOver', params: ({ context }) => asTyped(context) },
          ],
        },
      },
    },
    suggesting: {
      description: "Shows 'Did you mean?': the visitor chooses between the suggested address and the typed one.",
      tags: 'suggesting',
      initial: 'measuring',
      on: {
        MEAN: { actions: { type: 'keepMeant', params: ({ event }) => event.which } },
        SAVE: { target: 'settled', actions: { type: 'handOver', params: ({ context }) => confirmed(context) } },
        CANCEL: { target: 'settled', actions: 'handBack' },
      },
      states: {
        measuring: {
          description: 'The browser measures the space for the map image.',
          on: {
            MEASURED: {
              target: 'loadingPicture',
              actions: { type: 'keepPicture', params: ({ event }) => event.picture },
            },
          },
        },
        loadingPicture: {
          on: { PICTURE_SHOWN: { target: 'pinned' }, PICTURE_BROKE: { target: 'withoutPicture' } },
        },
        pinned: {
          tags: 'pin',
          on: { ADJUST_PIN: { target: 'adjusting' } },
        },
        adjusting: {
          description: 'The pin follows the pointer and the arrow keys and stays inside the image.',
          tags: ['pin', 'adjusting'],
          on: {
            MOVE_PIN: { actions: { type: 'movePin', params: ({ event }) => event.by } },
            PLACE_PIN: { actions: { type: 'placePin', params: ({ event }) => event.at } },
            ADJUST_PIN: { target: 'pinned' },
          },
        },
        withoutPicture: {
          description: 'The map image failed to load; the addresses are shown without it.',
          tags: 'pictureGone',
        },
      },
    },
    unverified: {
      description: "Shows 'Confirm address': the provider does not know this address. The visitor may keep it.",
      tags: 'unverified',
      on: {
        SAVE: { target: 'settled', actions: { type: 'handOver', params: ({ context }) => asTyped(context) } },
        CANCEL: { target: 'settled', actions: 'handBack' },
      },
    },
    settled: { type: 'final', description: 'An address was saved, or the dialog was canceled.' },
  },
})

function within(picture: MapPicture | null, pin: Offset): Offset {
  return picture ? keptInside(picture, pin) : pin
}
