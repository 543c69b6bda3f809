import type { Reporter, TestCase } from 'vitest/node'

/** Marks what passed only on a second try, so that Vitest's JSON report carries it in the test's `meta`. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) Object.assign(test.meta(), { isFlaky: true })
  }
}
