import { sampleModal } from '../drivers/sample-modal/sample-modal.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(sampleModal)
