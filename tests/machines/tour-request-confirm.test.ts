import { testMachine } from '../support/test-machine.ts'
import { tourRequestConfirm } from './workflows/tour-request-confirm.workflow.ts'

testMachine(tourRequestConfirm)
