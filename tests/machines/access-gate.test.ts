import { testMachine } from '../support/test-machine.ts'
import { accessGate } from './workflows/access-gate.workflow.ts'

testMachine(accessGate)
