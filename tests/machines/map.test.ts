import { testMachine } from '../support/test-machine.ts'
import { map } from './workflows/map.workflow.ts'

testMachine(map)
