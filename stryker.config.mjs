/** Mutation of views, wiring and server rules: `npm run mutate -- --only=code`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: [
    'server/*/rules/**/*.ts',
    'domain/tour-hours.ts',
    'src/api/**/*.ts',
    'src/pages/**/*.tsx',
    'src/widgets/**/*.tsx',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/stryker.json',
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
