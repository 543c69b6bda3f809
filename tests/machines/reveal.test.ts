import { testMachine } from '../support/test-machine.ts'
import { reveal } from './workflows/reveal.workflow.ts'

testMachine(reveal)
