import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a page is made of, by module id. */
interface PageModules {
  plugin: Plugin
  /** Whether the page needs the module before it is shown. */
  has(id: string): boolean
  /** Whether it comes with the entry or is needed by other parts of the program, too. */
  isShared(id: string): boolean
}

/**
 * Follows the static imports of `root`'s entry and of a page that it loads, and those of everything else that is loaded by
 * `import()`. Known at each build once all modules are read, when chunks are made of them.
 */
export function modulesOfPage(root: string, entry: string, page: string): PageModules {
  let modules = new Set<string>()
  let shared = new Set<string>()
  return {
    plugin: {
      name: 'modules-of-page',
      apply: 'build',
      buildEnd() {
        const reached = (from: string) => {
          const found = new Set<string>()
          const waiting = [from]
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (found.has(id)) continue
            found.add(id)
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
          }
          return found
        }
        const [first, own] = [join(root, entry), join(root, page)]
        const late = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
        const others = late.filter((id) => id !== own)
        modules = new Set([...reached(first), ...reached(own)])
        shared = new Set([first, ...others].flatMap((id) => [...reached(id)]).filter((id) => id !== first))
      },
    },
    has: (id) => modules.has(id),
    isShared: (id) => shared.has(id),
  }
}
