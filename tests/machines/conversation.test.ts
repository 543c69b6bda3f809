import { conversation } from '../drivers/conversation/conversation.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(conversation)
