/** A process that does `changeTour` and dies without a warning before the given step. Started by changing-crash.test.ts. */
import { dieIn } from '../support/dying.ts'
import { changeTour } from './crash-work.ts'

await dieIn(changeTour)
