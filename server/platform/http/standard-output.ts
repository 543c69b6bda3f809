export type LogStream = { write(line: string): void }

/**
 * Writes the log lines of one turn of the event loop to standard output together: a call of the system for each would take as
 * long as answering a small request. A process that is killed loses the lines of that turn.
 */
export function standardOutput({ stdout }: { stdout: NodeJS.WriteStream } = process): LogStream {
  let lines = ''
  const flush = () => {
    const text = lines
    lines = ''
    if (text !== '') stdout.write(text)
  }
  process.once('exit', flush)
  // The server goes on where nobody reads the lines any more.
  stdout.on('error', () => {})
  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}
