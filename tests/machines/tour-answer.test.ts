import { tourAnswer } from '../drivers/tour-answer/tour-answer.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(tourAnswer)
