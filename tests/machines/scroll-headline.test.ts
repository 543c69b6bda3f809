import { scrollHeadline } from '../drivers/scroll-headline/scroll-headline.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(scrollHeadline)
