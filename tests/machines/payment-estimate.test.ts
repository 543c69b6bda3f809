import { paymentEstimate } from '../drivers/payment-estimate/payment-estimate.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(paymentEstimate)
