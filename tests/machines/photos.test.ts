import { testMachine } from '../support/test-machine.ts'
import { photos } from './workflows/photos.workflow.ts'

testMachine(photos)
