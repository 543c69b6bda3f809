import { typewriter } from '../drivers/typewriter/typewriter.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(typewriter)
