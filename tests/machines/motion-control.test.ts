import { motionControl } from '../drivers/motion-control/motion-control.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(motionControl)
