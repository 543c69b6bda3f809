import { listingReport } from '../drivers/listing-report/listing-report.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(listingReport)
