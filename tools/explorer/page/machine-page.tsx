import { useEffect, useState } from 'react'
import type { MachineData } from '../catalog/page-data.ts'
import type { Frame } from '../simulator/simulation.ts'
import { parameter, setParameters } from './address.ts'
import { ChartView } from './chart.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { type LoadedMachine, loadMachine } from './load-machine.ts'
import { Player } from './player.tsx'
import { Simulator } from './simulator.tsx'
import { StatesPanel } from './states-panel.tsx'

const tabs = { states: 'States', play: 'Play', simulate: 'Simulate', evidence: 'Evidence', story: 'Story' }
type Tab = keyof typeof tabs

const exports = { 'machine.js': 'Stately', json: 'JSON', mmd: 'Mermaid', svg: 'SVG' }

export function MachinePage({ name }: { name: string }) {
  const [loaded, setLoaded] = useState<LoadedMachine | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    document.title = `${name} | Machines | Pending`
    loadMachine(name)
      .then(setLoaded)
      .catch((error: unknown) => setProblem(String(error)))
  }, [name])
  if (problem) return <main className="x-message">The machine could not be loaded. {problem}</main>
  if (!loaded) return <main className="x-message">Loading {name}…</main>
  return <LoadedPage {...loaded} />
}

function LoadedPage({ data, fixtures }: LoadedMachine) {
  const [tab, setTab] = useState<Tab>(firstTab)
  const [frame, setFrame] = useState<Frame | null>(null)
  const [selected, setSelected] = useState<string | null>(() => stateInAddress(data))
  const isRunning = tab === 'play' || tab === 'simulate'
  const lit = isRunning ? frame : null

  const select = (id: string) => {
    setSelected(id)
    setParameters({ state: id === data.id ? null : id.slice(data.id.length + 1) })
    if (!isRunning) open('states')
  }
  const open = (next: Tab) => {
    setTab(next)
    setFrame(null)
    setParameters({ tab: next === 'states' ? null : next })
  }
  return (
    <main className="x-page x-wide">
      <header className="x-head">
        <p className="x-crumbs">
          <a href="/machines">Machines</a>
        </p>
        <h1>{data.name}</h1>
        <p className="x-lead">{data.summary}</p>
        <Facts data={data} />
      </header>
      <div className="x-columns">
        <ChartView
          svg={data.svg}
          states={data.stateList}
          active={lit?.active ?? []}
          taken={lit?.taken ?? []}
          selected={isRunning ? null : selected}
          onSelect={select}
        />
        <div className="x-side">
          <div className="x-tabs" role="tablist" aria-label="About this machine">
            {(Object.keys(tabs) as Tab[]).map((each) => (
              <button
                key={each}
                type="button"
                role="tab"
                id={`tab-${each}`}
                aria-selected={each === tab}
                aria-controls="panel"
                onClick={() => open(each)}
              >
                {tabs[each]}
              </button>
            ))}
          </div>
          <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
            {tab === 'states' && <StatesPanel data={data} selected={selected} onSelect={select} />}
            {tab === 'play' && <Player data={data} fixtures={fixtures} onFrame={setFrame} />}
            {tab === 'simulate' && <Simulator data={data} fixtures={fixtures} onFrame={setFrame} />}
            {tab === 'evidence' && <EvidencePanel data={data} />}
            {tab === 'story' && (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the story is a file of this repository.
              <div className="x-story" dangerouslySetInnerHTML={{ __html: data.story }} />
            )}
          </div>
        </div>
      </div>
    </main>
  )
}

function Facts({ data }: { data: MachineData }) {
  return (
    <dl className="x-facts">
      <div>
        <dt>Size</dt>
        <dd>
          {data.states} states, {data.transitions} transitions, {data.paths.length} paths
        </dd>
      </div>
      <Links term="Invokes" names={data.invokes} />
      <Links term="Invoked by" names={data.invokedBy} />
      <div className="x-exports">
        <dt>Export</dt>
        <dd>
          {Object.entries(exports).map(([kind, label]) => (
            <a key={kind} href={`/machines/files/${data.name}.${kind}`} download={`${data.name}.${kind}`}>
              {label}
            </a>
          ))}
        </dd>
      </div>
    </dl>
  )
}

function Links({ term, names }: { term: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {names.map((name) => (
          <a key={name} href={`/machines/${name}`}>
            {name}
          </a>
        ))}
      </dd>
    </div>
  )
}

function firstTab(): Tab {
  const asked = parameter('tab')
  if (location.hash.startsWith('#run=')) return 'simulate'
  return asked !== null && asked in tabs ? (asked as Tab) : 'states'
}

function stateInAddress(data: MachineData): string | null {
  const asked = parameter('state')
  const id = `${data.id}.${asked}`
  return data.stateList.some((state) => state.id === id) ? id : null
}
