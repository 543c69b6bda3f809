/** A value of the address's query. */
export const parameter = (name: string) => new URLSearchParams(location.search).get(name)

/** Puts values into the address without loading anything; null takes one out. */
export function setParameters(values: Record<string, string | null>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(null, '', url)
}
