/**
 * `npm run eval`: Penny's answers against the corpora in assistant/corpora, by class and act, with the tuning part and the
 * untouched third apart. `--class=factual`, `--listing=4`, `--show=20` print failures of the tuning part.
 */
import { evaluate } from './eval/evaluate.ts'

evaluate(process.argv.slice(2))
