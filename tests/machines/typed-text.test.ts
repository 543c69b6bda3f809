import { testMachine } from '../support/test-machine.ts'
import { typedText } from './workflows/typed-text.workflow.ts'

testMachine(typedText)
