import { clockTimeWords } from '#domain/clock-words.ts'
import { type ClockTime, to24Hours } from '#machines/time-picker/time.ts'
import { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { timePickerModel } from '#machines/time-picker/time-picker.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

const hour = (value: number) => ({ type: 'PICK_HOUR', hour: value })
const minute = (value: number) => ({ type: 'PICK_MINUTE', minute: value })
const period = (value: string) => ({ type: 'PICK_PERIOD', period: value })
const notOffered = [hour(0), hour(13), hour(1.5), minute(7), minute(60), minute(-5), period('noon'), period('am')]
const pick = (event: { type: string }) => (harness: ActorHarness) => harness.send(event)

export const timePicker = {
  name: 'time-picker',
  machine: timePickerMachine,
  ports: {},
  effects: ['beep', 'sendTime'],
  model: timePickerModel,
  eventDrivers: {
    'USER.opensForm': (harness) => harness.start({}),
    'USER.picksHour12': pick(hour(12)),
    'USER.picksMinute55': pick(minute(55)),
    'USER.picksAM': pick(period('AM')),
    'USER.picksWhatIsNotOffered': (harness) => {
      for (const event of notOffered) harness.send(event)
    },
  },
  see: (harness) => ({
    shown: clockTimeWords(harness.context.time as ClockTime),
    published: harness.history
      .filter(({ name }) => name === 'sendTime')
      .map(({ context }) => to24Hours(context?.time as ClockTime)),
    beeps: harness.done('beep').length,
  }),
} satisfies ActorDriver
