/** @module-tag nightly */
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ci-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs .ci/run with a fake npm. */
async function run({
  ci = 0,
  test = 'echo "3 passed, 0 failed"',
  check = 'true',
}): Promise<{ last: string; status: number | null; stdout: string }> {
  const npm = `#!/bin/sh\n[ "$CI" = true ] || exit 9\ncase "$*" in\n  ci*) exit ${ci} ;;\n  test) ${test} ;;\n  "run check") ${check} ;;\n  *) exit 8 ;;\nesac\n`
  await writeFile(join(folder, 'npm'), npm)
  await chmod(join(folder, 'npm'), 0o755)
  const { stdout, status } = spawnSync(join(repositoryRoot, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, CI: '', PATH: `${folder}${delimiter}${process.env.PATH}` },
  })
  return { last: stdout.trimEnd().split('\n').at(-1) ?? '', status, stdout }
}

it.each([
  ['everything passes', {}, '3 passed, 0 failed', 0],
  ['some were skipped', { test: 'echo "3 passed, 0 failed, 2 skipped"' }, '3 passed, 0 failed', 0],
  ['tests fail', { test: 'echo "3 passed, 2 failed"; exit 1' }, '3 passed, 2 failed', 1],
  ['the repository check fails', { check: 'exit 1' }, '3 passed, 1 failed', 1],
  ['both', { test: 'echo "3 passed, 2 failed"; exit 1', check: 'exit 1' }, '3 passed, 3 failed', 1],
  ['the tests crash', { test: 'echo "Segmentation fault"; exit 139' }, '0 passed, 1 failed', 1],
  ['the tests crash after their closing line', { test: 'echo "3 passed, 0 failed"; exit 1' }, '3 passed, 1 failed', 1],
  ['no test ran', { test: 'true' }, '0 passed, 1 failed', 1],
  ['the install fails', { ci: 1 }, '0 passed, 1 failed', 1],
])('ends with the right line and exit code when %s', async (_, happening, line, code) => {
  expect(await run(happening)).toMatchObject({ last: line, status: code })
})

it('prints the output of the checks after the tests, though they run in parallel', async () => {
  const { stdout } = await run({ test: 'echo "3 passed, 0 failed"', check: 'echo "Types: broken"; exit 1' })
  expect(stdout).toMatch(/3 passed, 0 failed\n[\s\S]*Types: broken\n[\s\S]*3 passed, 1 failed\n$/)
})
