const vitestProjects = ['domain', 'machines', 'assistant', 'server', 'src', 'repository']
/** Vitest's projects by suite, when a suite has several. */
const projectsOf: Record<string, string[]> = { src: ['src', 'src-isolated'] }
const playwrightProjects = ['walks', 'journeys']

/** The arguments for each runner; null when it doesn't run. */
export interface RunnerChoice {
  vitest: string[] | null
  playwright: string[] | null
  /**
   * Whether only the tests of each commit run: Vitest's without the tag `nightly`, journeys with the tag `@smoke`, and
   * walks until each state was seen.
   */
  isSmoke: boolean
  /** Projects that run completely, in which at least one test has to run. */
  projects: string[]
}

/** Reads the arguments of `npm test`. Throws an Error with one sentence when they make no sense. */
export function choose(args: string[], changedFiles: () => string[]): RunnerChoice {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  const rest = args.filter((arg) => !arg.startsWith('--only=') && arg !== '--changed' && arg !== '--all')
  // Tests that are named are wanted, whenever else they run.
  const isSmoke = rest.length === 0 && !args.includes('--all')
  const choice = args.includes('--changed') ? whatChanged(changedFiles()) : chosenBy(only, rest)
  return {
    ...choice,
    vitest: choice.vitest && [...choice.vitest, ...(isSmoke ? ['--tags-filter=!nightly'] : [])],
    isSmoke,
  }
}

function chosenBy(only: string | undefined, rest: string[]): Omit<RunnerChoice, 'isSmoke'> {
  if (only === undefined && rest.length > 0)
    throw new Error(`Say --only=vitest or --only=playwright before "${rest.join(' ')}".`)
  const [vitest, playwright] = [vitestProjects, playwrightProjects].map((projects) => {
    if (only === undefined) return projects
    return projects.includes(only) ? [only] : null
  })
  if (only === 'vitest') return { vitest: vitestArguments(vitestProjects, rest), playwright: null, projects: [] }
  if (only === 'playwright')
    return { vitest: null, playwright: playwrightArguments(playwrightProjects, rest), projects: [] }
  if (!vitest && !playwright)
    throw new Error(
      `There is no "${only}": vitest (${vitestProjects.join(', ')}) or playwright (${playwrightProjects.join(', ')}).`,
    )
  return {
    vitest: vitest ? vitestArguments(vitest, rest) : null,
    playwright: playwright ? playwrightArguments(playwright, rest) : null,
    projects: rest.length > 0 ? [] : [...(vitest ?? []), ...(playwright ?? [])],
  }
}

/**
 * Vitest follows imports itself. In the browser a change of a page affects that page's tests; a change of anything else
 * that runs or is served may affect all of them.
 */
function whatChanged(files: string[]): Omit<RunnerChoice, 'isSmoke'> {
  const served = files.filter(
    (file) =>
      /^(src|domain|machines|assistant|server|openapi|e2e|tests[/]drivers)[/]|^(index[.]html|vite[.]config[.]ts)$/.test(
        file,
      ) && !file.endsWith('.actor.ts'),
  )
  const pages = new Set(served.map((file) => /^src[/]pages[/]([^/.]+)/.exec(file)?.[1] ?? null))
  const isOfPages = pages.size > 0 && !pages.has(null)
  return {
    vitest: vitestArguments([], ['--changed=main', '--passWithNoTests']),
    playwright:
      served.length === 0
        ? null
        : playwrightArguments(
            [],
            isOfPages
              ? ['--grep', [...pages].map((page) => `@${page}\\b|journeys/${page}/`).join('|'), '--pass-with-no-tests']
              : [],
          ),
    projects: [],
  }
}

function vitestArguments(projects: string[], rest: string[]): string[] {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
    '--reporter=./scripts/test/test-marks.ts',
  ]
  const named = projects.flatMap((name) => projectsOf[name] ?? [name])
  return [...reporters, ...named.map((name) => `--project=${name}`), ...rest]
}

/** The report's path is in playwright.config.ts. */
function playwrightArguments(projects: string[], rest: string[]): string[] {
  return [...projects.map((name) => `--project=${name}`), ...rest]
}
