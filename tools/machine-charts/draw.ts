/**
 * Draws every machine into machines/<name>/<name>.svg, and the imports between folders into docs/architecture.md. A test
 * and `npm run check` compare them with the code.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { architectureFile, withDiagrams } from '../../scripts/repository/architecture.ts'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { followImports } from '../../scripts/repository/imports.ts'
import { drawn } from './drawn.ts'
import { machineFiles } from './machines.ts'

for (const { name, file, machine } of await machineFiles()) {
  const svg = await drawn(machine)
  writeFileSync(file('svg'), svg)
  console.log(`machines/${name}/${name}.svg: ${(svg.length / 1000).toFixed(1)} kB`)
}

const document = join(repositoryRoot, architectureFile)
const { imports } = await followImports(repositoryRoot)
writeFileSync(document, withDiagrams(readFileSync(document, 'utf8'), imports))
console.log(`${architectureFile}: ${imports.length} imports between folders`)
