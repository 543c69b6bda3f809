/**
 * `npm run eval`: Penny's answers, notes and bookings against the corpora in assistant/corpora. The tuning part alone is
 * shown; `--held-out` adds the untouched third. `--show=20` prints failures of the tuning part, with `--class=factual` (or
 * `--class=move`, `--class="slot budget"`) those of one kind; `--only=conversations`, `--listing=4` and `--ids=b0` run some of
 * the lines, `--by-listing` prints the outcomes of each class for each listing, `--folder=…` those of another folder; `--halves` answers each tuning line with what was learned from the other half of them; `--no-encoder` leaves the
 * sentence encoder out; `--keep-vectors` keeps the vectors of all sentences in .cache, for repeated runs: the times then mean
 * nothing. `--fit-details` fits the weights that say whether a question asks for more than its facts tell. `--model-answers` checks answers as a model words them: how many true ones are sent, and how many false ones.
 */

import { type Encoder, sentenceEncoder } from '#assistant/understand/encoder.ts'
import { learn } from '#assistant/understand/learned.ts'
import { corporaToLearn, halfOf } from '#server/assistant/learning/corpora.ts'
import { learnedEncoder, readLearned, writeLearned } from '#server/assistant/learning/learned-file.ts'
import { evaluate } from './eval/evaluate.ts'
import { fitDetails } from './eval/fit-details.ts'
import { keepingVectors } from './eval/keeping-vectors.ts'
import { evaluateModelAnswers } from './eval/model-answers.ts'
import { optionsIn } from './eval/options.ts'

const options = chosenOptions()

if (options.modelAnswers) await evaluateModelAnswers()
else if (options.noEncoder) await evaluate(options)
else {
  const kept = options.keepVectors ? await keepingVectors(await sentenceEncoder()) : null
  if (!(await readLearned())) await writeLearned(kept?.encoder.embed)
  const began = performance.now()
  const loaded = await learnedEncoder()
  console.log(`encoder loaded in ${(performance.now() - began).toFixed(0)} ms`)
  const encoder = { ...loaded, ...kept?.encoder }
  if (options.fitDetails) await fitDetails(await halves(encoder))
  else await evaluate(options, encoder, options.halves ? await halves(encoder) : undefined)
  const { rss, heapUsed } = process.memoryUsage()
  console.log(`memory ${(rss / 1e6).toFixed(0)} MB, heap ${(heapUsed / 1e6).toFixed(0)} MB`)
  await kept?.save()
}

async function halves(encoder: Encoder): Promise<[Encoder, Encoder]> {
  const corpora = await corporaToLearn()
  const without = async (half: 0 | 1) => ({
    ...encoder,
    learned: await learn(encoder, {
      lines: corpora.lines.filter(({ id }) => halfOf(id) !== half),
      answers: corpora.answers.filter(({ id }) => halfOf(id) !== half),
      names: corpora.names.filter(({ id }) => halfOf(id) !== half),
    }),
  })
  return [await without(0), await without(1)]
}

function chosenOptions() {
  try {
    return optionsIn(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
