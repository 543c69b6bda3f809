import { tooltip } from '../drivers/tooltip/tooltip.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(tooltip)
