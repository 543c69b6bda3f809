import { addressConfirm } from '../drivers/address-confirm/address-confirm.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(addressConfirm)
