import { testMachine } from '../support/test-machine.ts'
import { sampleModal } from './workflows/sample-modal.workflow.ts'

testMachine(sampleModal)
