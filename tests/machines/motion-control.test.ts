import { testMachine } from '../support/test-machine.ts'
import { motionControl } from './workflows/motion-control.workflow.ts'

testMachine(motionControl)
