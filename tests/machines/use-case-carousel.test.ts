import { testMachine } from '../support/test-machine.ts'
import { useCaseCarousel } from './workflows/use-case-carousel.workflow.ts'

testMachine(useCaseCarousel)
