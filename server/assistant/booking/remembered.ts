const most = 64

/** A reading that is done once for a text, however often its result is asked for. Nobody changes what it answers. */
export function remembered<Result>(
  read: (text: string, ...others: string[]) => readonly Result[],
): (text: string, ...others: string[]) => readonly Result[] {
  const known = new Map<string, readonly Result[]>()
  return (...about) => {
    const key = about.join('\n')
    const result = known.get(key) ?? read(...about)
    if (known.size >= most) known.clear()
    known.set(key, result)
    return result
  }
}
