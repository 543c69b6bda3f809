import { testMachine } from '../support/test-machine.ts'
import { demoModal } from './workflows/demo-modal.workflow.ts'

testMachine(demoModal)
