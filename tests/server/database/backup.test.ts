/** @module-tag nightly */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { apiServer, startChild } from '#tests/server/support/child.ts'
import { copyTemplateInto } from '#tests/server/support/databases.ts'
import { api } from '#tests/server/support/server.ts'

const run = promisify(execFile)

it('[API-04] an embedded database that is backed up and restored as in docs/operations.md keeps serving its visitors', {
  timeout: 240_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pending-backup-'))
  const [data, restored] = [join(folder, 'data'), join(folder, 'restored')]
  const backup = join(folder, 'pending.tar.gz')
  await Promise.all([copyTemplateInto(data), mkdir(restored)])

  const first = await serverIn(data)
  const lead = {
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Moss',
    phone: '+1 415 555 0100',
    company: 'M',
  }
  const passed = await first.post(api('6/capture-lead'), lead)
  expect(passed.status).toBe(200)
  const { session_id } = await passed.json()
  const cookie = passed.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  expect(await first.stop()).toBe(0)
  expect(await readdir(data)).toEqual(['postgres'])
  await run('tar', ['--create', '--gzip', `--file=${backup}`, `--directory=${data}`, 'postgres'])
  await run('tar', ['--extract', '--gzip', `--file=${backup}`, `--directory=${restored}`])

  const second = await serverIn(restored)
  // The secret is in the backup, too, so that cookies and links stay valid.
  const visit = { visitor_session_id: session_id, duration_seconds: 0 }
  expect((await second.post(api('6/update-visit-duration'), visit, cookie)).status).toBe(200)
  const listing = await fetch(`${second.origin}${api('by-url/77-juniper-row')}`, { headers: { cookie } })
  expect((await listing.json()).access).toBe('granted')
  expect(await second.stop()).toBe(0)
  await rm(folder, { recursive: true })
})

async function serverIn(folder: string) {
  const child = startChild(apiServer, { DATA_DIR: folder })
  const [, port] = await child.says(/listening on (\d+)/)
  const origin = `http://127.0.0.1:${port}`
  const post = (path: string, body: object, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const stop = () => {
    child.process.kill('SIGTERM')
    return child.ended
  }
  return { origin, post, stop }
}
