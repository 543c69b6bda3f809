import { badges } from '../drivers/badges/badges.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(badges)
