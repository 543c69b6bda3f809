import type { LogStream } from './standard-output.ts'

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: '', 40: 'warning', 50: 'error', 60: 'fatal' }

interface Line {
  level: number
  time: number
  msg?: string
  method?: string
  route?: string | null
  status?: number
  ms?: number
  err?: { type?: string; message?: string; code?: string; stack?: string }
}

/** Writes log lines for a person at a terminal: time, what happened, and the trace of an error. */
export function readableLog(write: (text: string) => void): LogStream {
  return {
    write(line) {
      write(`${readableLine(line)}\n`)
    },
  }
}

export function readableLine(line: string): string {
  let read: Line
  try {
    read = JSON.parse(line) as Line
  } catch {
    return line.trimEnd()
  }
  const time = new Date(read.time).toISOString().slice(11, 19)
  const level = levels[read.level] ?? ''
  const answered =
    read.status !== undefined && `${read.method} ${read.route ?? '(no route)'} ${read.status}, ${read.ms} ms`
  const error = read.err && [read.err.type, read.err.code, read.err.message].filter(Boolean).join(' ')
  const said = answered && read.msg === 'answered' ? answered : [read.msg, answered].filter(Boolean).join(': ')
  return (
    [time, level, said, error && `(${error})`].filter(Boolean).join(' ') +
    (read.err?.stack ? `\n${read.err.stack}` : '')
  )
}
