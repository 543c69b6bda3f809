import { testMachine } from '../support/test-machine.ts'
import { tooltip } from './workflows/tooltip.workflow.ts'

testMachine(tooltip)
