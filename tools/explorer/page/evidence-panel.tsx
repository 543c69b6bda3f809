import type { MutantData } from '../catalog/mutants.ts'
import type { MachineData } from '../catalog/page-data.ts'

/** A machine's requirements, the tests that prove it, and how often each transition is taken. */
export function EvidencePanel({ data }: { data: MachineData }) {
  const transitions = data.stateList.flatMap((state) => state.transitions.map((transition) => ({ state, transition })))
  const isInBrowser = transitions.some(({ transition }) => transition.browserPaths !== null)
  const untaken = transitions.filter(({ transition }) => transition.paths === 0)
  return (
    <>
      <p className="x-note">
        Specification: <code>{`machines/${data.name}/${data.name}.model.ts`}</code>. Test of its paths:{' '}
        <code>{`tests/machines/${data.name}.test.ts`}</code>.
      </p>
      <h2>Requirements</h2>
      {data.requirementList.length === 0 && <p>The specification does not ask for this workflow.</p>}
      <dl className="x-requirements">
        {data.requirementList.map(({ id, sentence, tests }) => (
          <div key={id} className="x-requirement">
            <dt>{id}</dt>
            <dd>
              <p>{sentence}</p>
              <details>
                <summary>
                  {tests.length} test {tests.length === 1 ? 'file' : 'files'}
                </summary>
                <ul>
                  {tests.map(({ file, count }) => (
                    <li key={file}>
                      <code>{file}</code> ({count})
                    </li>
                  ))}
                </ul>
              </details>
            </dd>
          </div>
        ))}
      </dl>
      <Mutants mutants={data.mutants} />
      <h2>Transitions</h2>
      <p className="x-note">
        {data.paths.length} paths of the specification take {transitions.length - untaken.length} of{' '}
        {transitions.length} transitions.{' '}
        {untaken.length > 0 && 'The others have a test of their own beside the paths.'} {data.pictures.missing}
      </p>
      <table className="x-table">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Transition</th>
            <th scope="col">Paths</th>
            {isInBrowser && <th scope="col">In a browser</th>}
          </tr>
        </thead>
        <tbody>
          {transitions.map(({ state, transition }) => (
            <tr key={transition.id}>
              <td>{state.name}</td>
              <td>
                <code>{transition.text}</code>
                {transition.requirements.length > 0 && <p className="x-note">{transition.requirements.join(', ')}</p>}
              </td>
              <td>{transition.paths}</td>
              {isInBrowser && <td>{transition.browserPaths ?? 0}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Single changes of the machine, and whether a test noticed. */
function Mutants({ mutants }: { mutants: MutantData | null }) {
  return (
    <>
      <h2>Mutants</h2>
      {mutants === null && (
        <p>
          None yet: <code>npm run mutate</code> changes the machine in one place at a time and asks its tests.
        </p>
      )}
      {mutants && (
        <p>
          The tests noticed {mutants.mutants - mutants.survivors.length} of {mutants.mutants} changes of this machine.
          {mutants.isOutdated && ' It or its specification has changed since.'}
        </p>
      )}
      {mutants && mutants.survivors.length > 0 && (
        <ul>
          {mutants.survivors.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
