/** A process that does `sayAndDraft` and dies without a warning before the given step. Started by the crash tests beside it. */
import { dieIn } from '../support/dying.ts'
import { sayAndDraft } from './crash-work.ts'

await dieIn(sayAndDraft)
