import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { standardOutput } from '#server/platform/http/standard-output.ts'

function stdout() {
  const written: string[] = []
  const stream = Object.assign(new EventEmitter(), { write: (text: string) => written.push(text) })
  return { written, stream: { stdout: stream as unknown as NodeJS.WriteStream } }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('writes the log lines of one turn together, in order', async () => {
  const { written, stream } = stdout()
  const output = standardOutput(stream)
  output.write('one\n')
  output.write('two\n')
  expect(written).toEqual([])
  await turn()
  output.write('three\n')
  await turn()
  await turn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

it('continues when nobody reads the log any more', () => {
  const { stream } = stdout()
  standardOutput(stream)
  expect(() => stream.stdout.emit('error', new Error('EPIPE'))).not.toThrow()
})
