/** @module-tag nightly */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the tests’ PostgreSQL doesn’t turn a failed run into a passed one', () => {
  const script = "await import('#tests/server/support/embedded-postgres.ts'); process.exitCode = 3"
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([3, ''])
})
