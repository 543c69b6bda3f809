import { testMachine } from '../support/test-machine.ts'
import { countdown } from './workflows/countdown.workflow.ts'

testMachine(countdown)
