import { useEffect, useState } from 'react'
import type { ChartData } from '../catalog/chart-data.ts'
import { ChartView } from '../page/chart.tsx'
import { Values } from '../page/values.tsx'
import type { InspectedActor, InspectionState, LogLine } from './inspection.ts'

/** The running actors as a tree, the selected one on its chart, what its last event changed, and the log. */
export function InspectionView({ state }: { state: InspectionState }) {
  const machines = state.actors.filter(({ workflow }) => workflow !== null)
  const [chosen, setChosen] = useState<string | null>(null)
  const actor = machines.find(({ id }) => id === chosen) ?? machines.filter(({ parent }) => parent === null).at(-1)
  return (
    <div className="x-inspection">
      <nav aria-label="Running actors">
        <h2>Actors</h2>
        <ActorTree actors={state.actors} parent={null} chosen={actor?.id ?? null} onChoose={setChosen} />
        {machines.length === 0 && <p className="x-note">No machine is running on this page.</p>}
      </nav>
      {actor?.workflow && <LiveChart key={actor.workflow} actor={actor} workflow={actor.workflow} />}
      <section aria-labelledby="inspected">
        <h2 id="inspected">{actor?.name}</h2>
        {actor?.workflow && (
          <p className="x-note">
            <a href={`/machines/${actor.workflow}`}>Chart, paths and simulator</a>{' '}
            <a href={`/machines/${actor.workflow}?tab=story`}>Story</a>{' '}
            <a href={`/machines/${actor.workflow}?tab=evidence`}>Tests</a> <Sources workflow={actor.workflow} />
          </p>
        )}
        <h3>Context</h3>
        {actor && <Values value={actor.context} before={actor.before} />}
        <h3>Events</h3>
        <Log lines={state.log.slice(-100).toReversed()} />
      </section>
    </div>
  )
}

const ignore = () => {}

/** Vite's endpoint that opens a file in the editor on this computer. */
const openInEditor = (file: string) => fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`).catch(ignore)

function Sources({ workflow }: { workflow: string }) {
  const files = {
    'Open machine': `machines/${workflow}/${workflow}.machine.ts`,
    'Open specification': `machines/${workflow}/${workflow}.model.ts`,
    'Open test': `tests/machines/${workflow}.test.ts`,
  }
  return Object.entries(files).map(([name, file]) => (
    <button key={name} type="button" title={file} onClick={() => openInEditor(file)}>
      {name}
    </button>
  ))
}

interface ActorTreeProps {
  actors: InspectedActor[]
  parent: string | null
  chosen: string | null
  onChoose: (id: string) => void
}

function ActorTree({ actors, parent, chosen, onChoose }: ActorTreeProps) {
  const children = actors.filter((actor) => actor.parent === parent)
  if (children.length === 0) return null
  return (
    <ul className="x-actors">
      {children.map(({ id, name, workflow, active }) => (
        <li key={id}>
          {workflow ? (
            <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
              {name} <span className="x-note">{active.at(-1)?.split('.').at(-1)}</span>
            </button>
          ) : (
            <span className="x-note">{name}</span>
          )}
          <ActorTree actors={actors} parent={id} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

function LiveChart({ actor, workflow }: { actor: InspectedActor; workflow: string }) {
  const [chart, setChart] = useState<ChartData | null>(null)
  useEffect(() => {
    let isCurrent = true
    fetch(`/machines/charts/${workflow}.json`)
      .then((response) => response.json() as Promise<ChartData>)
      .then((data) => isCurrent && setChart(data), ignore)
    return () => {
      isCurrent = false
    }
  }, [workflow])
  if (!chart) return <p className="x-note">Loading the chart…</p>
  return (
    <ChartView
      svg={chart.svg}
      states={chart.stateList}
      active={actor.active}
      taken={actor.taken}
      selected={null}
      onSelect={ignore}
    />
  )
}

function Log({ lines }: { lines: LogLine[] }) {
  return (
    <ol className="x-log">
      {lines.map(({ number, at, name, event, took, payload }) => (
        <li key={number}>
          <details>
            <summary>
              <span className="x-note">{(at / 1000).toFixed(2)} s</span> {name} <code>{event}</code>{' '}
              {took !== null && <span className="x-note">{took} ms</span>}
            </summary>
            <Values value={payload} />
          </details>
        </li>
      ))}
    </ol>
  )
}
