import type { HouseFile } from './files.ts'
import { longFiles } from './long-files.ts'

const drawer = /(^|[/])(utils?|misc|helpers?|constants?)([/.]|$)/
const code = /[.](tsx?|css)$/
const limits = [
  {
    of: 'A machine and its specification',
    path: /^machines[/]/,
    lines: 250,
    cure: 'Past that it is probably two worries: let a parent invoke a child.',
  },
  { of: 'A test', path: /[.](test|spec)[.]tsx?$/, lines: 300, cure: 'Tell two stories in two files.' },
  {
    of: 'A file',
    path: code,
    lines: 200,
    cure: 'Find the second thing that it does and give it a file with its name.',
  },
]

/** What is wrong with how the files are named and how long they are, as sentences; none when all is well. */
export function shapeProblems(files: HouseFile[], exceptions: Record<string, number> = longFiles): string[] {
  const people = files.filter(
    ({ path }) => !/^(openapi[/]generated|server[/]db[/]migrations|tests[/]machines[/]recorded)[/]/.test(path),
  )
  return [
    ...people
      .filter(({ path }) => drawer.test(path))
      .map(({ path }) => `${path}: a drawer with such a name takes everything. Name what is in it.`),
    ...people.filter(({ path }) => code.test(path)).flatMap((file) => lengthProblems(file, exceptions[file.path])),
    ...Object.keys(exceptions)
      .filter((path) => !people.some((file) => file.path === path))
      .map((path) => `${path}: is gone. Take it off scripts/house/long-files.ts.`),
    ...people
      .filter(({ path }) => isHomeless(path))
      .map(
        ({ path }) =>
          `${path}: belongs to no room, so nobody checks its types or runs it. Move it into one (see tsconfig.json in each room, vitest.config.ts, playwright.config.ts).`,
      ),
    ...people.flatMap(clockProblems),
  ]
}

function lengthProblems({ path, text }: HouseFile, excepted: number | undefined): string[] {
  const lines = text.split('\n').length - 1
  const limit = limits.find((each) => each.path.test(path))
  if (!limit) return []
  if (lines <= limit.lines)
    return excepted ? [`${path}: is within its limit now. Take it off scripts/house/long-files.ts.`] : []
  if (!excepted) return [`${path}: has ${lines} lines. ${limit.of} has up to ${limit.lines}. ${limit.cure}`]
  return lines > excepted
    ? [`${path}: has grown from ${excepted} to ${lines} lines. An exception only gets shorter.`]
    : []
}

function isHomeless(path: string): boolean {
  if (/[.]test[.]tsx?$/.test(path)) return !/^tests[/](machines|server|src|house)[/]/.test(path)
  if (/[.]spec[.]tsx?$/.test(path)) return !/^e2e[/]/.test(path)
  return (
    /[.]tsx?$/.test(path) && !/^((openapi|machines|src|server|tests|e2e|scripts)[/]|[a-z]+[.]config[.]ts$)/.test(path)
  )
}

function clockProblems({ path, text }: HouseFile): string[] {
  if (!/^machines[/].*[.]ts$/.test(path)) return []
  const own = /\b(Date[.]now|new Date\(\)|Math[.]random|performance[.]now)/.exec(text)?.[0]
  return own ? [`${path}: "${own}" is a clock or a die of its own. Let an event or a port bring it.`] : []
}
