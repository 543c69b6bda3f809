import { testMachine } from '../support/test-machine.ts'
import { tourBooking } from './workflows/tour-booking.workflow.ts'

testMachine(tourBooking)
