import { map } from '../drivers/map/map.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(map)
