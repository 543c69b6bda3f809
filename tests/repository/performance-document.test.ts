import { expect, it } from 'vitest'
import { performanceDocument, withSections } from '../../tools/bench/document.ts'

const figures = (title: string, figure: string) => ({
  title,
  story: 'How.',
  columns: ['', 'ms'],
  rows: [['a', figure]],
})
const machine = { processor: 'p', cores: 2, memory: '1 GiB', system: 's', node: '20', chromium: '1' }
const whole = performanceDocument({
  figures: [figures('Start', '7'), figures('Start and memory', '8')],
  machine: machine as never,
  date: '2026-01-01',
  loads: ['0.1', '0.2'],
})
const measured = { date: '2026-02-02', load: '0.3' }
const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('## '))

it('a section that is measured again takes the place of the old one, and says when and under which load', () => {
  const text = withSections(whole, [figures('Start', '5')], measured)
  expect(headings(text)).toEqual(headings(whole))
  expect(text).toBe(
    whole.replace('| a | 7 |', '| a | 5 |\n\nMeasured on 2026-02-02, at a load average of 0.3 when it began.'),
  )
})

it('a section that the document lacks comes before how to measure again', () => {
  const text = withSections(whole, [figures('Crowd', '5')], measured)
  expect(headings(text)).toEqual(['## Start', '## Start and memory', '## Crowd', '## Again, on another machine'])
})
