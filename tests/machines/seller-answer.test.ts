import { testMachine } from '../support/test-machine.ts'
import { sellerAnswer } from './workflows/seller-answer.workflow.ts'

testMachine(sellerAnswer)
