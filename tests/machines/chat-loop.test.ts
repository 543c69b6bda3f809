import { chatLoop } from '../drivers/chat-loop/chat-loop.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(chatLoop)
