import type { Workflow } from './catalog.ts'

const intro = `# Workflows

Every workflow of Pending is an XState machine in a folder of its own under [machines/](../machines). *States* counts every
state below the root, *transitions* every transition with its alternatives. The ids are those of
[requirements.json](requirements.json). *Story* says in words what the workflow is for; *specification* is the chart that its
tests are generated from.

\`npm run machines\` writes this page, and for each machine a file for Stately Sketch and Studio, its config as JSON, a Mermaid
diagram and the SVG into \`dist/machines/files\`. \`npm run dev\` shows all of them at [/machines](http://localhost:5173/machines).
`

/** docs/machines.md. */
export function machinesDocument(workflows: Workflow[]): string {
  const states = sumOf(workflows.map((workflow) => workflow.states))
  const transitions = sumOf(workflows.map((workflow) => workflow.transitions))
  const rows = workflows.map((workflow) => `| ${cellsOf(workflow).join(' | ')} |`)
  return [
    intro,
    `${workflows.length} workflows, ${states} states, ${transitions} transitions.\n`,
    '| workflow | what it is | states | transitions | requirements | read |',
    '|---|---|---:|---:|---|---|',
    ...rows,
    '',
    '## Who invokes whom',
    '',
    '```mermaid',
    'graph LR',
    ...workflows.flatMap(({ name, invokes }) => invokes.map((child) => `  ${name} --> ${child}`)),
    '```',
    '',
  ].join('\n')
}

function cellsOf({ name, summary, states, transitions, model }: Workflow): string[] {
  const folder = `../machines/${name}/${name}`
  const links = [
    `[chart](${folder}.svg)`,
    `[story](${folder}.md)`,
    `[machine](${folder}.machine.ts)`,
    `[specification](${folder}.model.ts)`,
    `[test](../tests/machines/${name}.test.ts)`,
  ]
  return [
    `**${name}**`,
    summary.replaceAll('|', '\\|'),
    String(states),
    String(transitions),
    model.requirements.join(', '),
    links.join(' · '),
  ]
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
