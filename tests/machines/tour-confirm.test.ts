import { testMachine } from '../support/test-machine.ts'
import { tourConfirm } from './workflows/tour-confirm.workflow.ts'

testMachine(tourConfirm)
