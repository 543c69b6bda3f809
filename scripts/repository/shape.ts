import type { HandwrittenFile } from './files.ts'

const drawer = /(^|[/])(utils?|misc|helpers?|constants?)([/.]|$)/

/** Files with a wrong name or location, as sentences. */
export function shapeProblems(files: HandwrittenFile[]): string[] {
  const written = files.filter(
    ({ path }) => !/^(openapi[/]generated|server[/]platform[/]db[/]migrations)[/]/.test(path),
  )
  return [
    ...written
      .filter(({ path }) => drawer.test(path))
      .map(({ path }) => `${path}: a drawer with such a name takes everything. Name what is in it.`),
    ...written
      .filter(({ path }) => isHomeless(path))
      .map(
        ({ path }) =>
          `${path}: belongs to no folder with a tsconfig.json, so its types are not checked and it isn't run. Move it into one (see vitest.config.ts, playwright.config.ts).`,
      ),
    ...written.flatMap(clockProblems),
    ...written.flatMap(databaseProblems),
  ]
}

function isHomeless(path: string): boolean {
  if (/[.]test[.]tsx?$/.test(path)) return !/^tests[/](domain|machines|assistant|server|src|repository)[/]/.test(path)
  if (/[.]spec[.]tsx?$/.test(path)) return !/^e2e[/]/.test(path)
  return (
    /[.]tsx?$/.test(path) &&
    !/^((openapi|domain|machines|assistant|src|server|tests|e2e|tools|scripts)[/]|[a-z.]+[.]config[.]ts$)/.test(path)
  )
}

function clockProblems({ path, text }: HandwrittenFile): string[] {
  if (!/^machines[/].*[.]ts$/.test(path)) return []
  const own = /\b(Date[.]now|new Date\(\)|Math[.]random|performance[.]now)/.exec(text)?.[0]
  return own ? [`${path}: "${own}" is a clock or a die of its own. Let an event or a port bring it.`] : []
}

/** Mutants of rules are judged without a database (vitest.mutation.config.ts). */
function databaseProblems({ path, text }: HandwrittenFile): string[] {
  if (!/^tests[/]server[/].*[/]rules[/]/.test(path)) return []
  const support = /from '[^']*support[/](server|databases|tours)[.]ts'/.exec(text)?.[0]
  return support ? [`${path}: tests of rules need no database. Move it out of rules/.`] : []
}
