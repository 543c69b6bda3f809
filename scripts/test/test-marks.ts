import type { Reporter, TestCase } from 'vitest/node'
import type { TestMarks } from './results.ts'

/**
 * Marks tests that passed only on the second try, and those left for the night, so that Vitest's JSON report contains it
 * in the test's `meta`.
 */
export default class MarkingReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const marks: TestMarks = {}
    if (test.diagnostic()?.flaky) marks.isFlaky = true
    if (test.tags.includes('nightly') && test.result().state === 'skipped') marks.isLeftForTheNight = true
    Object.assign(test.meta(), marks)
  }
}
