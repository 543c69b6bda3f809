import { tourRequest } from '../drivers/tour-request/tour-request.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(tourRequest)
