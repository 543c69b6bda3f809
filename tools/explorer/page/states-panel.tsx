import type { StateData, TransitionData } from '../catalog/chart-data.ts'
import type { MachineData } from '../catalog/page-data.ts'

interface StatesPanelProps {
  data: MachineData
  selected: string | null
  onSelect: (id: string) => void
}

/** The chart as text: every state with its actions and transitions, each with its own URL. */
export function StatesPanel({ data, selected, onSelect }: StatesPanelProps) {
  const state = data.stateList.find(({ id }) => id === selected)
  if (!state)
    return (
      <>
        <p className="x-note x-hint">Choose a state here or on the chart.</p>
        <ul className="x-states">
          {data.stateList.map((each) => (
            <li key={each.id} data-depth={Math.min(each.depth, 5)}>
              <button type="button" onClick={() => onSelect(each.id)}>
                {each.name}
              </button>{' '}
              <span className="x-note">{each.description}</span>
            </li>
          ))}
        </ul>
      </>
    )
  const around = data.stateList.filter(({ id }) => state.id.startsWith(`${id}.`))
  const arriving = data.stateList.flatMap((from) =>
    from.transitions.filter(({ to }) => to.includes(state.id)).map((transition) => ({ from, transition })),
  )
  const nameOf = (id: string) => data.stateList.find((each) => each.id === id)?.name ?? id
  return (
    <>
      <p className="x-crumbs">
        {around.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => onSelect(id)}>
            {name}
          </button>
        ))}
      </p>
      <h2>{state.name}</h2>
      <p>{state.description}</p>
      <Duties state={state} />
      <h3>Transitions</h3>
      {state.transitions.length === 0 && <p className="x-note">No transition of its own.</p>}
      <ul className="x-transitions">
        {state.transitions.map((transition) => (
          <li key={transition.id}>
            <TransitionText transition={transition} />
            {transition.to.map((id) => (
              <button key={id} type="button" onClick={() => onSelect(id)}>
                → {nameOf(id)}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {arriving.length > 0 && <h3>Comes from</h3>}
      <ul className="x-transitions">
        {arriving.map(({ from, transition }) => (
          <li key={transition.id}>
            <button type="button" onClick={() => onSelect(from.id)}>
              {from.name}
            </button>
            <TransitionText transition={transition} />
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="x-quiet" onClick={() => onSelect(data.id)}>
          The whole machine
        </button>
      </p>
    </>
  )
}

function Duties({ state }: { state: StateData }) {
  if (state.duties.length === 0 && state.tags.length === 0) return null
  return (
    <ul className="x-duties">
      {state.tags.map((tag) => (
        <li key={tag}>
          tag <span className="x-tag">{tag}</span>
        </li>
      ))}
      {state.duties.map(({ text, workflow }) => (
        <li key={text}>{workflow ? <a href={`/machines/${workflow}`}>{text}</a> : <code>{text}</code>}</li>
      ))}
    </ul>
  )
}

function TransitionText({ transition }: { transition: TransitionData }) {
  const { text, description, paths, requirements } = transition
  return (
    <div>
      <code>{text}</code>
      {description && <p>{description}</p>}
      <p className="x-note">
        {paths === 0 ? 'on no path' : `on ${paths} ${paths === 1 ? 'path' : 'paths'}`}
        {requirements.length > 0 && ` · ${requirements.join(', ')}`}
      </p>
    </div>
  )
}
