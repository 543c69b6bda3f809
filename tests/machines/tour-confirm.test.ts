import { tourConfirm } from '../drivers/tour-confirm/tour-confirm.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(tourConfirm)
