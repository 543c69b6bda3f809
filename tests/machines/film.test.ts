import { film } from '../drivers/film/film.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(film)
