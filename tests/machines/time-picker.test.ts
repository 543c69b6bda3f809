import { testMachine } from '../support/test-machine.ts'
import { timePicker } from './workflows/time-picker.workflow.ts'

testMachine(timePicker)
