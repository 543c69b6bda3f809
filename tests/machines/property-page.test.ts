import { propertyPage } from '../drivers/property-page/property-page.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(propertyPage)
