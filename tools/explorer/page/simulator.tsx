import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Fixtures } from '#tests/support/harness.ts'
import type { MachineData } from '../catalog/page-data.ts'
import type { Json } from '../simulator/codec.ts'
import { type Examples, examplesIn } from '../simulator/examples.ts'
import { linkOf, runIn, testOf } from '../simulator/run.ts'
import { type Frame, Simulation, type Waiting } from '../simulator/simulation.ts'
import { type Step, stepText } from '../simulator/step.ts'
import { ValueForm } from './value-form.tsx'
import { Values } from './values.tsx'

interface SimulatorProps {
  data: MachineData
  fixtures: Fixtures
  onFrame: (frame: Frame | null) => void
}

/** The real machine with fake ports: the user sends events, answers calls and advances time. */
export function Simulator({ data, fixtures, onFrame }: SimulatorProps) {
  const examples = useMemo(() => examplesIn(data.paths.flat().flatMap(({ steps }) => steps)), [data])
  const [steps, setSteps] = useState<Step[]>(() => runIn(location.hash.replace('#run=', '')) ?? [])
  const [at, setAt] = useState(steps.length)
  const [frames, setFrames] = useState<Frame[]>([])
  const [problem, setProblem] = useState('')
  const frame = frames[at] ?? null

  useEffect(() => {
    let isCurrent = true
    const url = new URL(location.href)
    url.hash = steps.length > 0 ? `run=${linkOf(steps)}` : ''
    history.replaceState(null, '', url)
    Simulation.of(fixtures, steps).then(
      (simulation) => {
        simulation.stop()
        if (isCurrent) setFrames(simulation.frames)
      },
      (error: unknown) => {
        if (!isCurrent) return
        setProblem(error instanceof Error ? error.message : String(error))
        setSteps((before) => before.slice(0, -1))
        setAt((before) => Math.max(0, before - 1))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [fixtures, steps])
  useEffect(() => onFrame(frame), [frame, onFrame])

  const take = useCallback(
    (step: Step) => {
      setProblem('')
      setSteps([...steps.slice(0, at), step])
      setAt(at + 1)
    },
    [steps, at],
  )
  if (steps.length === 0) return <Start examples={examples} onStart={(input) => take({ do: 'start', input })} />
  return (
    <>
      <fieldset className="x-steps">
        <legend className="x-hidden">Time</legend>
        <button className="x-button" type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </button>
        <span aria-live="polite">
          {at} of {steps.length}
        </span>
        <button className="x-button" type="button" disabled={at === steps.length} onClick={() => setAt(at + 1)}>
          Forward
        </button>
        <button
          className="x-button"
          type="button"
          onClick={() => {
            setSteps([])
            setAt(0)
          }}
        >
          Start over
        </button>
      </fieldset>
      {problem && (
        <p className="x-problem" role="alert">
          That step could not be taken: {problem}
        </p>
      )}
      {frame && <Now frame={frame} before={frames[at - 1]} examples={examples} onStep={take} />}
      <h3>Run</h3>
      <ol className="x-run">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place in the run.
          <li key={index} aria-current={index === at - 1 ? 'step' : undefined}>
            <button className="x-run-step" type="button" onClick={() => setAt(index + 1)}>
              {stepText(step)}
            </button>
          </li>
        ))}
      </ol>
      {frame && <Keep name={data.name} steps={steps.slice(0, at)} frame={frame} />}
    </>
  )
}

function Start({ examples, onStart }: { examples: Examples; onStart: (input: Json) => void }) {
  return (
    <>
      <h2>Start the machine</h2>
      <p className="x-note">With one of the inputs that the specification’s paths use, or your own.</p>
      <ValueForm name="Input" examples={examples.inputs} actions={{ Start: onStart }} />
    </>
  )
}

interface NowProps {
  frame: Frame
  before: Frame | undefined
  examples: Examples
  onStep: (step: Step) => void
}

function Now({ frame, before, examples, onStep }: NowProps) {
  if (frame.status === 'not started') return <p className="x-note">Before the start.</p>
  return (
    <>
      <Result frame={frame} />
      {frame.status !== 'active' && <p>The machine has ended: {frame.status}.</p>}
      {frame.accepts.length > 0 && <h3>Send an event</h3>}
      {frame.accepts.map((type) => (
        <ValueForm
          key={type}
          name={type}
          examples={examples.events[type] ?? examples.published[type] ?? [{ type }]}
          actions={{ Send: (event) => onStep({ do: 'send', event: event as { type: string } }) }}
          isEvent
        />
      ))}
      {frame.waiting.length > 0 && <h3>Waiting</h3>}
      {frame.waiting.map((waiting) => (
        <Pending key={waiting.actor} waiting={waiting} examples={examples} onStep={onStep} />
      ))}
      {frame.timers.length > 0 && <h3>Clock</h3>}
      {frame.timers.length > 0 && (
        <p className="x-actions">
          {[...new Set(frame.timers)].map((milliseconds) => (
            <button
              key={milliseconds}
              className="x-button"
              type="button"
              onClick={() => onStep({ do: 'wait', milliseconds })}
            >
              Wait {milliseconds} ms
            </button>
          ))}
        </p>
      )}
      <h3>Context</h3>
      <Values value={frame.context} before={before?.context} />
    </>
  )
}

/** The result of the last step: transitions, guards that refused, effects. */
function Result({ frame }: { frame: Frame }) {
  const refused = frame.candidates.filter(({ isTaken }) => !isTaken)
  const isSent = frame.step?.do === 'send' || frame.step?.do === 'publish'
  return (
    <div className="x-result" aria-live="polite">
      {frame.taken.map(({ key }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one transition may be taken twice in a step.
        <p key={index}>
          Took <code>{key}</code>
        </p>
      ))}
      {refused.map(({ key, guard, passed }) => (
        <p key={key}>
          Did not take <code>{key}</code>:{' '}
          {passed === false ? (
            <>
              the guard <strong>{guard}</strong> said no.
            </>
          ) : (
            'an earlier or inner transition was taken.'
          )}
        </p>
      ))}
      {isSent && frame.taken.length === 0 && refused.length === 0 && <p>No active state handles this event.</p>}
      {frame.effects.map(({ name, input }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one effect may be done twice in a step.
        <p key={index}>
          Did <code>{name}</code> <code>{JSON.stringify(input)}</code>
        </p>
      ))}
    </div>
  )
}

function Pending({ waiting, examples, onStep }: { waiting: Waiting; examples: Examples; onStep: NowProps['onStep'] }) {
  const { actor, kind, input } = waiting
  const failures = examples.failures[actor] ?? [{ kind: 'network' }]
  return (
    <section className="x-pending">
      <h4>
        {actor} <span className="x-note">{kind}</span>
      </h4>
      <details>
        <summary>Input</summary>
        <Values value={input} />
      </details>
      {kind === 'listener' ? (
        <ValueForm
          name={`What ${actor} publishes`}
          examples={examples.published[actor] ?? []}
          actions={{ Publish: (event) => onStep({ do: 'publish', actor, event: event as { type: string } }) }}
        />
      ) : (
        <ValueForm
          name={`The answer of ${actor}`}
          examples={examples.answers[actor] ?? [null]}
          actions={{ Answer: (output) => onStep({ do: 'answer', actor, output }) }}
        />
      )}
      <ValueForm
        name={`A failure of ${actor}`}
        examples={failures}
        actions={{
          Fail: (error) => onStep(kind === 'listener' ? { do: 'break', actor, error } : { do: 'fail', actor, error }),
        }}
      />
    </section>
  )
}

function Keep({ name, steps, frame }: { name: string; steps: Step[]; frame: Frame }) {
  const [said, setSaid] = useState('')
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} copied.`),
      () => setSaid('The browser did not allow copying.'),
    )
  }
  return (
    <p className="x-actions">
      <button className="x-button" type="button" onClick={() => copy(location.href, 'Link')}>
        Copy link
      </button>
      <button className="x-button" type="button" onClick={() => copy(testOf(name, steps, frame), 'Test')}>
        Copy as test
      </button>
      <span aria-live="polite">{said}</span>
    </p>
  )
}
