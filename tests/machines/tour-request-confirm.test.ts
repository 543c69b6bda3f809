import { tourRequestConfirm } from '../drivers/tour-request-confirm/tour-request-confirm.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(tourRequestConfirm)
