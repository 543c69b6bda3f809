import { testMachine } from '../support/test-machine.ts'
import { typewriter } from './workflows/typewriter.workflow.ts'

testMachine(typewriter)
