import { useEffect, useState } from 'react'
import type { Fixtures } from '#tests/support/harness.ts'
import type { MachineData } from '../catalog/page-data.ts'
import type { Picture } from '../catalog/pictures.ts'
import { type Frame, Simulation } from '../simulator/simulation.ts'
import { stepText } from '../simulator/step.ts'
import { parameter, setParameters } from './address.ts'
import { Values } from './values.tsx'

interface PlayerProps {
  data: MachineData
  fixtures: Fixtures
  onFrame: (frame: Frame | null) => void
}

const numberIn = (name: string, most: number) => Math.min(most, Math.max(1, Number(parameter(name)) || 1))

/** One path of the specification, event by event: what the machine does, and what is expected then. */
export function Player({ data, fixtures, onFrame }: PlayerProps) {
  const [number, setNumber] = useState(() => numberIn('path', data.paths.length))
  const path = data.paths[number - 1] ?? []
  const [at, setAt] = useState(() => numberIn('step', path.length))
  const [frames, setFrames] = useState<Frame[]>([])

  useEffect(() => {
    let isCurrent = true
    void Simulation.of(
      fixtures,
      path.flatMap(({ steps }) => steps),
    ).then((simulation) => {
      simulation.stop()
      if (isCurrent) setFrames(simulation.frames)
    })
    return () => {
      isCurrent = false
    }
  }, [fixtures, path])

  const current = path[at - 1]
  const end = path.slice(0, at).reduce((count, { steps }) => count + steps.length, 0)
  const begin = end - (current?.steps.length ?? 0)
  const frame = frames[end] ?? null
  useEffect(() => {
    // An event of the specification may be several events of the machine: all transitions taken are highlighted.
    const taken = frames.slice(begin + 1, end + 1).flatMap((each) => each.taken)
    onFrame(frame && { ...frame, taken })
  }, [frame, frames, begin, end, onFrame])

  const go = (step: number, nextPath = number) => {
    setNumber(nextPath)
    setAt(step)
    setParameters({ path: String(nextPath), step: String(step) })
  }
  return (
    <>
      <label className="x-field">
        Path
        <select value={number} onChange={(event) => go(1, Number(event.target.value))}>
          {data.paths.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paths are known by their numbers.
            <option key={index} value={index + 1}>
              {index + 1}. {each.at(-1)?.title}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="x-steps">
        <legend className="x-hidden">Step</legend>
        <button className="x-button" type="button" disabled={at <= 1} onClick={() => go(1)}>
          First
        </button>
        <button className="x-button" type="button" disabled={at <= 1} onClick={() => go(at - 1)}>
          Back
        </button>
        <span aria-live="polite">
          {at} of {path.length}
        </span>
        <button className="x-button" type="button" disabled={at >= path.length} onClick={() => go(at + 1)}>
          Next
        </button>
        <button className="x-button" type="button" disabled={at >= path.length} onClick={() => go(path.length)}>
          Last
        </button>
      </fieldset>
      <ol className="x-run">
        {path.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place on the path.
          <li key={index} aria-current={index === at - 1 ? 'step' : undefined}>
            <button className="x-run-step" type="button" onClick={() => go(index + 1)}>
              {step.event}
            </button>
            {step.requirements.length > 0 && <span className="x-note"> {step.requirements.join(', ')}</span>}
          </li>
        ))}
      </ol>
      {current && (
        <>
          <h3>What happens</h3>
          <p>
            <code>{current.steps.map(stepText).join(', ') || 'nothing that the machine hears'}</code>
          </p>
          <h3>What is seen then</h3>
          <ProductView key={current.view} data={data} view={current.view} />
          <Values value={current.look} before={path[at - 2]?.look} />
          <h3>Context</h3>
          <Values value={frame?.context ?? null} before={frames[begin]?.context} />
        </>
      )}
    </>
  )
}

/** The product in this state, as a screenshot from a browser walk. */
function ProductView({ data: { name, pictures }, view }: { data: MachineData; view: string }) {
  const [isMissing, setIsMissing] = useState(false)
  const picture = pictures.byView[view]
  if (!picture) return <p className="x-note">There is no picture. {pictures.missing}</p>
  if (isMissing)
    return (
      <p className="x-note">
        The picture of this state has not been taken yet: <code>npm run machines -- --views {name}</code>
      </p>
    )
  return (
    <figure className="x-picture">
      <img
        className="x-view"
        src={`/machines/views/${name}/${picture.key}.jpg`}
        width={1280}
        height={720}
        alt="The product in this state"
        onError={() => setIsMissing(true)}
      />
      {picture.key !== view && <figcaption className="x-note">{differenceOf(picture)}</figcaption>}
    </figure>
  )
}

/** The differences of a screenshot that is only the nearest one. */
function differenceOf({ states, fields }: Picture): string {
  const names = states.map((id) => id.split('.').slice(1).join('.'))
  const inStates = names.length > 0 ? `It is in ${names.join(' and ')}.` : ''
  const inFields = fields.length > 0 ? `These are different: ${fields.join(', ')}.` : ''
  return ['The nearest picture that a walk in a browser takes.', inStates, inFields].filter(Boolean).join(' ')
}
