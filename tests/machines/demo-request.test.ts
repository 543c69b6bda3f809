import { demoRequest } from '../drivers/demo-request/demo-request.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(demoRequest)
