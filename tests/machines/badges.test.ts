import { testMachine } from '../support/test-machine.ts'
import { badges } from './workflows/badges.workflow.ts'

testMachine(badges)
