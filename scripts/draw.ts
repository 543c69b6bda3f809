/** Draws every machine as it is now into machines/<name>/<name>.svg; a test compares, so that no diagram is ever stale. */
import { writeFileSync } from 'node:fs'
import { drawn } from './draw/drawn.ts'
import { machineFiles } from './draw/machines.ts'

for (const { name, file, machine } of await machineFiles()) {
  const svg = await drawn(machine)
  writeFileSync(file('svg'), svg)
  console.log(`machines/${name}/${name}.svg: ${(svg.length / 1000).toFixed(1)} kB`)
}
