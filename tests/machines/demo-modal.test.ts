import { demoModal } from '../drivers/demo-modal/demo-modal.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(demoModal)
