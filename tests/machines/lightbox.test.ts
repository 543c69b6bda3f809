import { lightbox } from '../drivers/lightbox/lightbox.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(lightbox)
