/**
 * Playwright takes the stack of each of its calls, and maps each frame to its source file, which is a seventh of a
 * worker's time. From here on only the frames of this repository are mapped: packages are what they are.
 */
export function mapOwnFramesOnly(): void {
  const mapped = Error.prepareStackTrace
  if (!mapped) return
  Error.prepareStackTrace = (error, frames) => {
    const head = `${error.name || 'Error'}: ${error.message || ''}`
    const lines = frames.map((frame) =>
      isOfPackage(frame) ? `\n    at ${withoutAsync(frame)}` : String(mapped(error, [frame])).slice(head.length),
    )
    return head + lines.join('')
  }
}

/** Playwright leaves out frames of its own only without this word. */
const withoutAsync = (frame: NodeJS.CallSite) => String(frame).replace(/^async /, '')

function isOfPackage(frame: NodeJS.CallSite): boolean {
  const file = frame.getFileName() ?? 'node:'
  return file.startsWith('node:') || /[/\\]node_modules[/\\]/.test(file)
}
