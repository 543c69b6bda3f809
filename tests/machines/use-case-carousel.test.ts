import { useCaseCarousel } from '../drivers/use-case-carousel/use-case-carousel.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(useCaseCarousel)
