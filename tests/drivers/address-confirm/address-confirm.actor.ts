import { addressConfirmMachine } from '#machines/address-confirm/address-confirm.machine.ts'
import { addressConfirmModel } from '#machines/address-confirm/address-confirm.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { dragged, mapSize, suggested, typed } from './address-confirm.facts.ts'

/** The parent of the dialog; the harness records the events that it receives. */
const page = { onSave: () => {}, onCancel: () => {} }
const submitted = { entered: typed, picked: null, hasToken: true, ...page }
const inputs = {
  picked: { entered: suggested.propertyAddress, picked: suggested, hasToken: true, ...page },
  pickedAndChanged: { entered: typed, picked: suggested, hasToken: true, ...page },
  pickedWithoutPlace: {
    entered: typed,
    picked: { propertyAddress: typed, propertyLat: null, propertyLong: null },
    hasToken: true,
    ...page,
  },
  withoutToken: { ...submitted, hasToken: false },
  typed: submitted,
}
const picture = { ...mapSize, ratio: 1 }

const other = async (harness: ActorHarness) => {
  await harness.answer('validateAddress', { match: 'other', found: suggested })
  harness.send({ type: 'MEASURED', picture } as never)
}
const send = (event: object) => (harness: ActorHarness) => harness.send(event as never)

/** The map's state, by the state's tag. */
const maps = { adjusting: 'adjusting', pin: 'drawn', pictureGone: 'none' }

export const addressConfirm = {
  name: 'address-confirm',
  machine: addressConfirmMachine,
  ports: { validateAddress: 'call' },
  effects: ['handOver', 'handBack', 'logUnchecked'],
  model: addressConfirmModel,
  eventDrivers: {
    'USER.sendsOffPicked': (harness) => harness.start(inputs.picked),
    'USER.sendsOffWithoutToken': (harness) => harness.start(inputs.withoutToken),
    'USER.sendsOff': (harness) => harness.start(inputs.typed),
    'API.validate.exact': (harness) => harness.answer('validateAddress', { match: 'exact', found: suggested }),
    'API.validate.other': other,
    'API.validate.none': (harness) => harness.answer('validateAddress', { match: 'none' }),
    'API.validate.fails': (harness) => harness.fail('validateAddress', { kind: 'network' }),
    ...passTime('TIME.4999ms', 'TIME.1ms'),
    'MAP.isDrawn': send({ type: 'PICTURE_SHOWN' }),
    'MAP.cannotBeDrawn': send({ type: 'PICTURE_BROKE' }),
    'USER.adjustsPin': send({ type: 'ADJUST_PIN' }),
    'KEY.right': send({ type: 'MOVE_PIN', by: { x: 10, y: 0 } }),
    'KEY.up': send({ type: 'MOVE_PIN', by: { x: 0, y: -10 } }),
    'KEY.shiftRight': send({ type: 'MOVE_PIN', by: { x: 1, y: 0 } }),
    'USER.dragsPin': send({ type: 'PLACE_PIN', at: dragged }),
    'USER.dragsBeyond': send({ type: 'PLACE_PIN', at: { x: 4000, y: 4000 } }),
    'USER.meansTyped': send({ type: 'MEAN', which: 'entered' }),
    'USER.meansSuggested': send({ type: 'MEAN', which: 'suggested' }),
    'USER.saves': send({ type: 'SAVE' }),
    'USER.cancels': send({ type: 'CANCEL' }),
    'KEY.escape': send({ type: 'CANCEL' }),
  },
  see: (harness) => {
    const { snapshot, context } = harness
    const asked = harness.inputOf('validateAddress') as { address: string } | undefined
    if (asked) return { screen: snapshot.hasTag('verifying') ? 'asking' : 'asking unseen', asks: asked.address }
    if (snapshot.hasTag('unverified')) return { screen: 'Confirm address' }
    if (snapshot.hasTag('suggesting')) {
      const tag = (Object.keys(maps) as (keyof typeof maps)[]).find((each) => snapshot.hasTag(each))
      const map = tag ? maps[tag] : context.picture ? 'coming' : 'unmeasured'
      const isComplete = context.picture === picture
      return {
        screen: 'Did you mean?',
        map: map === 'none' || isComplete ? map : `${map} without a picture`,
        meant: context.meant,
        pin: snapshot.hasTag('pin') ? context.pin : null,
      }
    }
    const [handed = null, ...more] = harness.done('handOver')
    const backs = harness.done('handBack').length
    const isSettled = snapshot.status === 'done' && more.length === 0 && backs + Number(handed !== null) === 1
    const logged = (harness.done('logUnchecked') as { kind: string }[]).filter(({ kind }) => kind === 'network').length
    return { screen: isSettled ? (backs ? 'back' : 'gone') : 'nothing', logged, handed }
  },
} satisfies ActorDriver
