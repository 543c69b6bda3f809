import { testMachine } from '../support/test-machine.ts'
import { chatLoop } from './workflows/chat-loop.workflow.ts'

testMachine(chatLoop)
