import { accessGate } from '../drivers/access-gate/access-gate.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(accessGate)
