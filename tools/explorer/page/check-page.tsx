import { useEffect, useState } from 'react'
import type { MachineEntry } from '../catalog/page-data.ts'
import { digest } from '../simulator/digest.ts'
import { Simulation } from '../simulator/simulation.ts'
import { parameter } from './address.ts'
import { type LoadedMachine, loadMachine } from './load-machine.ts'

interface Result {
  name: string
  paths: number
  steps: number
  /** The differences between the simulation and the real actor. */
  differences: string[]
}

/** How many paths of each machine to run, from `?paths=`; all by default. */
const pathsInAddress = () => Number(parameter('paths')) || Number.POSITIVE_INFINITY

/** Runs every path of every machine in this browser and compares each step with the actor recorded in Node. */
export function CheckPage({ entries }: { entries: MachineEntry[] }) {
  const [results, setResults] = useState<Result[]>([])
  useEffect(() => {
    let isCurrent = true
    const checkAll = async () => {
      for (const { name } of entries) {
        const result = await loadMachine(name).then(checked, (error: unknown) => failed(name, error))
        if (!isCurrent) return
        setResults((before) => [...before, result])
      }
    }
    setResults([])
    void checkAll()
    return () => {
      isCurrent = false
    }
  }, [entries])
  const agreeing = results.filter(({ differences }) => differences.length === 0).length
  const isDone = results.length === entries.length
  return (
    <main className="x-page">
      <header className="x-head">
        <p className="x-crumbs">
          <a href="/machines">Machines</a>
        </p>
        <h1>Check in this browser</h1>
        <p className="x-lead">
          Every path of every specification, step by step: the simulation has to be in the states of the real actor,
          with the same context.
        </p>
        <p role="status">
          {isDone
            ? `${agreeing} of ${entries.length} machines agree on ${Number.isFinite(pathsInAddress()) ? 'these paths' : 'every path'}.`
            : `${results.length} of ${entries.length} machines checked…`}
        </p>
      </header>
      <ul className="x-list">
        {results.map(({ name, paths, steps, differences }) => (
          <li key={name}>
            <a href={`/machines/${name}`}>{name}</a>
            <span>
              {paths} paths, {steps} steps
            </span>
            <span>{differences.length === 0 ? 'agree' : differences.slice(0, 3).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </main>
  )
}

async function checked({ data, fixtures }: LoadedMachine): Promise<Result> {
  const differences: string[] = []
  let steps = 0
  const paths = data.paths.slice(0, pathsInAddress())
  for (const [index, path] of paths.entries()) {
    const simulation = new Simulation(fixtures)
    for (const step of path) {
      for (const each of step.steps) await simulation.take(each)
      const frame = simulation.frames.at(-1)
      const isSame =
        digest(frame?.context ?? null) === step.digest && JSON.stringify(frame?.active) === JSON.stringify(step.active)
      steps++
      if (!isSame) differences.push(`path ${index + 1}: ${step.title}`)
    }
    simulation.stop()
  }
  return { name: data.name, paths: paths.length, steps, differences }
}

const failed = (name: string, error: unknown): Result => ({ name, paths: 0, steps: 0, differences: [String(error)] })
