import { variant } from '../drivers/variant/variant.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(variant)
