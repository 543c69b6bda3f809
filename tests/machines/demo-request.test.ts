import { testMachine } from '../support/test-machine.ts'
import { demoRequest } from './workflows/demo-request.workflow.ts'

testMachine(demoRequest)
