import { loopingSequence } from '../drivers/looping-sequence/looping-sequence.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(loopingSequence)
