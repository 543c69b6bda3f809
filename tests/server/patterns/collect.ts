import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export interface Pattern {
  /** `server/questions/rules/question.ts:34` */
  where: string
  source: string
  flags: string
}

export const rootFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** Every TypeScript file of a folder, by its path from the root. */
export function typeScriptFilesIn(room: string): string[] {
  const files = readdirSync(join(rootFolder, room), { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile() && file.name.endsWith('.ts'))
    .map((file) => relative(rootFolder, join(file.parentPath, file.name)))
    .sort()
}

/** The regular expression literals of a file, and the places where others are constructed. */
export function patternsIn(path: string): { literals: Pattern[]; constructed: string[] } {
  const file = ts.createSourceFile(path, readFileSync(join(rootFolder, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const literals: Pattern[] = []
  const constructed: string[] = []
  visit(file)
  return { literals, constructed }

  function visit(node: ts.Node): void {
    const where = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      literals.push({ where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    const makes = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (makes && node.expression.getText() === 'RegExp') constructed.push(where)
    ts.forEachChild(node, visit)
  }
}

/**
 * Records every regular expression that the server constructs from here on, with its place. Literals aren't recorded,
 * and neither are those of modules already loaded.
 */
export function noteConstructed(): { noted: Map<string, Pattern>; stop: () => void } {
  const noted = new Map<string, Pattern>()
  const original = globalThis.RegExp
  const note = (made: RegExp) => {
    const frames = (new Error().stack ?? '').split('\n').filter((frame) => !frame.includes('/tests/'))
    // Independent of the repository's location.
    const inRoot = frames.map((frame) => frame.replaceAll(rootFolder, ''))
    const where = inRoot.map((frame) => /\b((?:server|assistant)\/[^?:)]*\.ts)[^:)]*:(\d+)/.exec(frame)).find(Boolean)
    if (!where) return made
    const pattern = { where: `${where[1]}:${where[2]}`, source: made.source, flags: made.flags }
    noted.set(`${pattern.where} ${made}`, pattern)
    return made
  }
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args, newTarget) => note(Reflect.construct(target, args, newTarget)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args)),
  })
  return {
    noted,
    stop: () => {
      globalThis.RegExp = original
    },
  }
}
