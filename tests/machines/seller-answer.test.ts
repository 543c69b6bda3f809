import { sellerAnswer } from '../drivers/seller-answer/seller-answer.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(sellerAnswer)
