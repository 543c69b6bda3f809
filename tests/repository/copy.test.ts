import { expect, it } from 'vitest'
import { type VisibleText, visibleText } from '../../scripts/copy/visible-text.ts'
import { wordingProblems } from '../../scripts/copy/wording.ts'
import { repositoryRoot } from '../../scripts/repository/command.ts'

it('uses plain American English in all user-visible text', async () => {
  expect(wordingProblems(await visibleText(repositoryRoot))).toEqual([])
})

it('reads the site, its articles, emails, the server’s answers and the samples', async () => {
  const texts = (await visibleText(repositoryRoot)).map(({ text }) => text)
  for (const seen of [
    'The AI assistant for real estate',
    '## Six inquiries',
    'Your tour is confirmed',
    '… canceled this tour, so you don’t need to answer.',
    'The elevator goes to the fourth floor, and the loft is one flight of stairs up.',
    'Scan to ask. Answers 24/7.',
  ])
    expect(texts).toContain(seen)
})

it('finds a word to avoid, with its location', () => {
  const text = (words: string): VisibleText => ({ file: 'src/content/site.ts', line: 3, text: words })
  expect(wordingProblems([text('Whoever has not passed its gate'), text('Anyone can')])).toEqual([
    'src/content/site.ts:3  “Whoever”: write anyone who, the person who  in “Whoever has not passed its gate”',
  ])
  expect(wordingProblems([text('Let us know'), text('We’ve let Ann know.')])).toEqual([])
  for (const words of ['You are expected', 'a letter', 'by e-mail', 'to let', 'on record', 'Photographs', 'Free times'])
    expect(wordingProblems([text(words)]), words).not.toEqual([])
})
