/** `tsx scripts/understanding.ts`: trains the models on the examples and the corpora, into .cache/understanding. */

import { readLearned, writeLearned } from '#server/assistant/learning/learned-file.ts'

const began = performance.now()
if (await readLearned()) console.log('understanding: unchanged')
else {
  await writeLearned()
  console.log(`understanding: learned, ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
