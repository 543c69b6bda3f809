import { countdown } from '../drivers/countdown/countdown.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(countdown)
