import { reveal } from '../drivers/reveal/reveal.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(reveal)
