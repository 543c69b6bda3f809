import { testMachine } from '../support/test-machine.ts'
import { scrollHeadline } from './workflows/scroll-headline.workflow.ts'

testMachine(scrollHeadline)
