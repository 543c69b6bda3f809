import { testMachine } from '../support/test-machine.ts'
import { variant } from './workflows/variant.workflow.ts'

testMachine(variant)
