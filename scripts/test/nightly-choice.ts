/**
 * What `npm run test:nightly -- words` runs: the test files with one of the words in their path. Paths are from the
 * repository's root.
 */
export function testFilesWith(words: string[], paths: string[]): Record<'vitest' | 'playwright', string[]> {
  const wanted = paths.filter((path) => words.some((word) => path.includes(word)))
  return {
    vitest: wanted.filter((path) => /^tests[/].*[.]test[.]tsx?$/.test(path)),
    playwright: wanted.filter((path) => /^e2e[/].*[.]spec[.]ts$/.test(path)),
  }
}
