import { testMachine } from '../support/test-machine.ts'
import { film } from './workflows/film.workflow.ts'

testMachine(film)
