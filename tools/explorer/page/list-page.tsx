import { useState } from 'react'
import type { MachineEntry } from '../catalog/page-data.ts'
import { InvocationMap } from './invocation-map.tsx'

export function ListPage({ entries }: { entries: MachineEntry[] }) {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)))
  const sum = (field: 'states' | 'transitions') => entries.reduce((total, entry) => total + entry[field], 0)
  return (
    <main className="x-page">
      <header className="x-head">
        <p className="x-crumbs">Pending</p>
        <h1>Machines</h1>
        <p className="x-lead">
          Every workflow of the product is an explicit statechart. {entries.length} machines, {sum('states')} states,{' '}
          {sum('transitions')} transitions.
        </p>
      </header>
      <section aria-labelledby="map">
        <h2 id="map">Who invokes whom</h2>
        <InvocationMap entries={entries} />
      </section>
      <section aria-labelledby="all">
        <div className="x-row">
          <h2 id="all">All machines</h2>
          <label className="x-search">
            Find
            <input
              type="search"
              value={wanted}
              placeholder="a name, a word, a requirement id"
              onChange={(event) => setWanted(event.target.value)}
            />
          </label>
        </div>
        <ul className="x-list">
          {shown.map((entry) => (
            <li key={entry.name}>
              <a href={`/machines/${entry.name}`}>{entry.name}</a>
              <p>{entry.summary}</p>
              <p className="x-note">
                {entry.states} states · {entry.transitions} transitions
              </p>
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p>No machine matches “{wanted}”.</p>}
      </section>
    </main>
  )
}

const textOf = ({ name, summary, requirements }: MachineEntry) =>
  [name, summary, ...requirements].join(' ').toLowerCase()
