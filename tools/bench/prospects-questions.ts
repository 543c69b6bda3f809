import { linesToLearn } from '#server/assistant/learning/corpora.ts'

const classes = ['factual', 'arithmetic', 'comparison', 'unanswerable', 'lookAlike']

/**
 * Questions about a home in prospects' own words, from the corpora: a different one for each number up to a thousand and
 * more, since the sentence encoder remembers what it has read.
 */
export async function prospectsQuestions(): Promise<(number: number) => string> {
  const texts = (await linesToLearn()).filter((line) => classes.includes(line.class)).map(({ text }) => text)
  // Not a divisor of their number, so that neighbors come from different hands.
  const step = 617
  return (number) => texts[(number * step) % texts.length] ?? ''
}
