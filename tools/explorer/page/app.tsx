import { useEffect, useState } from 'react'
import type { MachineEntry } from '../catalog/page-data.ts'
import { CheckPage } from './check-page.tsx'
import { InspectPage } from './inspect-page.tsx'
import { ListPage } from './list-page.tsx'
import { MachinePage } from './machine-page.tsx'

/** The machine named in the URL; null for the list. */
const nameInPath = () => /^\/machines\/([\w-]+)/.exec(location.pathname)?.[1] ?? null

export function App() {
  const [entries, setEntries] = useState<MachineEntry[] | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    fetch('/machines/data/index.json')
      .then((response) => response.json() as Promise<MachineEntry[]>)
      .then(setEntries)
      .catch((error: unknown) => setProblem(String(error)))
  }, [])
  const name = nameInPath()
  if (name === 'inspect') return <InspectPage />
  if (problem) return <main className="x-message">The list of machines could not be loaded. {problem}</main>
  if (!entries) return <main className="x-message">Loading…</main>
  if (name === 'check') return <CheckPage entries={entries} />
  if (name === null) return <ListPage entries={entries} />
  if (!entries.some((entry) => entry.name === name))
    return (
      <main className="x-message">
        There is no machine called “{name}”. <a href="/machines">See all machines</a>
      </main>
    )
  return <MachinePage name={name} />
}
