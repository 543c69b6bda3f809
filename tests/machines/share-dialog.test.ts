import { shareDialog } from '../drivers/share-dialog/share-dialog.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(shareDialog)
