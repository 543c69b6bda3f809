import { typedText } from '../drivers/typed-text/typed-text.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(typedText)
