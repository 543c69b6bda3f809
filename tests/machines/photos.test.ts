import { photos } from '../drivers/photos/photos.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(photos)
