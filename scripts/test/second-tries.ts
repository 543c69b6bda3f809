import type { Reporter, TestCase } from 'vitest/node'

/** Marks tests that passed only on the second try, so that Vitest's JSON report contains it in the test's `meta`. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) Object.assign(test.meta(), { isFlaky: true })
  }
}
