import { testMachine } from '../support/test-machine.ts'
import { propertyPage } from './workflows/property-page.workflow.ts'

testMachine(propertyPage)
