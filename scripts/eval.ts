/**
 * `npm run eval`: Penny's answers against the corpora in assistant/corpora, by class and act, with the tuning part and the
 * untouched third apart. `--class=factual`, `--listing=4`, `--show=20` print failures of the tuning part; `--no-encoder` leaves the sentence encoder out.
 */

import { sentenceEncoder } from '#assistant/understand/encoder.ts'
import { evaluate } from './eval/evaluate.ts'

const args = process.argv.slice(2)
await evaluate(args, args.includes('--no-encoder') ? undefined : await sentenceEncoder())
