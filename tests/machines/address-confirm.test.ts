import { testMachine } from '../support/test-machine.ts'
import { addressConfirm } from './workflows/address-confirm.workflow.ts'

testMachine(addressConfirm)
