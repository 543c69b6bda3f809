import type { HandwrittenFile } from './files.ts'

/** Folders of one machine: a path to them works nowhere else. `/home/…` alone is an address of the site. */
const privatePath = /(?<![\w.:/*-])[/](work|root|Users|home[/][\w.-]+|private[/]var)[/][\w.-]+/

/** Lines that name a place on someone's machine, as sentences. */
export function privatePathProblems(files: HandwrittenFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = privatePath.exec(line)?.[0]
      return found
        ? [`${path}:${index + 1}: "${found}" is a place on one machine. Say it relative to the repository.`]
        : []
    }),
  )
}

interface Lock {
  packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>
}

/** Entries of the lock file that name a registry, which ties every install to it, or that have no integrity hash. */
export function lockProblems(lock: Lock): string[] {
  const packages = Object.entries(lock.packages).filter(([name]) => name !== '')
  const addressed = packages.filter(([, { resolved, link }]) => resolved !== undefined && !link)
  const unvouched = packages.filter(
    ([name, { integrity, link }]) => name.includes('node_modules/') && !integrity && !link,
  )
  return [
    ...(packages.length === 0 ? ['package-lock.json: holds no packages.'] : []),
    ...addressed.map(
      ([name, { resolved }]) =>
        `${name}: is tied to ${resolved}. With .npmrc as it is, "npm install" takes the address out.`,
    ),
    ...unvouched.map(([name]) => `${name}: has no integrity. Remove it from the lock file and run "npm install".`),
  ]
}
