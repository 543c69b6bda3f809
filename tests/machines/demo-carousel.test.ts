import { demoCarousel } from '../drivers/demo-carousel/demo-carousel.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(demoCarousel)
