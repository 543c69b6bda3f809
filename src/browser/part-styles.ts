const sheets: Record<string, Promise<unknown>> = {}

/** Loads a module after its style sheets, like Vite's own helper, which is larger. */
export async function loadWithStyles<Part>(load: () => Promise<Part>, styles: string[] = []): Promise<Part> {
  await Promise.all(styles.map((path) => (sheets[path] ??= sheetFrom(`/${path}`))))
  return load()
}

function sheetFrom(href: string): Promise<unknown> {
  return new Promise((loaded, failed) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload: loaded, onerror: failed })
    document.head.append(link)
  })
}
