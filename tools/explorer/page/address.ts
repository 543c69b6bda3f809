/** A parameter of the query string. */
export const parameter = (name: string) => new URLSearchParams(location.search).get(name)

/** Changes parameters of the query string without a page load; null removes one. */
export function setParameters(values: Record<string, string | null>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(null, '', url)
}
