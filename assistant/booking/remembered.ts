const most = 64

/** Caches the last results of a reading by its arguments. Callers must not change the results. */
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
