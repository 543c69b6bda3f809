import { testMachine } from '../support/test-machine.ts'
import { shareDialog } from './workflows/share-dialog.workflow.ts'

testMachine(shareDialog)
