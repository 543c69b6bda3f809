import { expect, it } from 'vitest'
import { readableLine, readableLog } from '#server/platform/http/readable-log.ts'

const time = Date.UTC(2026, 10, 20, 9, 5, 7)

it('prints an answer in one line', () => {
  const line = { level: 30, time, method: 'GET', route: '/p/:slug', status: 200, ms: 3.1, msg: 'answered' }
  expect(readableLine(JSON.stringify(line))).toBe('09:05:07 GET /p/:slug 200, 3.1 ms')
  expect(readableLine(JSON.stringify({ ...line, route: null, status: 404, msg: 'refused' }))).toBe(
    '09:05:07 refused: GET (no route) 404, 3.1 ms',
  )
})

it('prints what failed, how, and where', () => {
  const err = { type: 'TypeError', message: 'no', stack: '    at here' }
  expect(readableLine(JSON.stringify({ level: 50, time, msg: 'the answer failed', err }))).toBe(
    '09:05:07 error the answer failed (TypeError no)\n    at here',
  )
  expect(readableLine(JSON.stringify({ level: 40, time, msg: 'the disk is nearly full' }))).toBe(
    '09:05:07 warning the disk is nearly full',
  )
})

it('prints an unreadable line unchanged, and ends each line', () => {
  const written: string[] = []
  readableLog((text) => written.push(text)).write('no JSON\n')
  expect(written).toEqual(['no JSON\n'])
})
