import { type AppPage, appPages, type PageRow } from '#domain/pages.ts'

/** A page that scripts render, and the parts of the path that its row names. */
export interface FoundPage {
  name: AppPage
  row: PageRow
  /** A property's slug or number, decoded. */
  address?: string
}

const routes = (Object.entries(appPages) as [AppPage, PageRow][]).flatMap(([name, row]) =>
  [row.path, row.alsoAt].flatMap((path) => (path ? [{ name, row, pattern: patternOf(path) }] : [])),
)

/** Which page of the table answers a path; null for every other path. */
export function pageOf(path: string): FoundPage | null {
  for (const { name, row, pattern } of routes) {
    const found = pattern.exec(path)
    if (!found) continue
    if (found[1] === undefined) return { name, row }
    const address = decoded(found[1])
    return address ? { name, row, address } : null
  }
  return null
}

/** As wouter matches: in any case, with or without a slash at the end. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-z]+/, '([^/]+)')}/?$`, 'i')
}

/** What crawlers leave alone: the folders of the pages that a link with a token opens. */
export const linkFolders = new Set(
  Object.values<PageRow>(appPages).flatMap(({ path, query }) =>
    query === 'token' ? [path.slice(0, path.lastIndexOf('/') + 1).replace(/^\/$/, path)] : [],
  ),
)

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
