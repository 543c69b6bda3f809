import { testMachine } from '../support/test-machine.ts'
import { demoCarousel } from './workflows/demo-carousel.workflow.ts'

testMachine(demoCarousel)
