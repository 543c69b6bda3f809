import { timePicker } from '../drivers/time-picker/time-picker.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(timePicker)
