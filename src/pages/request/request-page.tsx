import { useWorkflow } from '#src/browser/use-workflow.ts'
import { settings } from '#src/env.ts'
import { RequestForm } from './request-form.tsx'
import { requestMachine } from './request-machine.ts'
import { RequestView } from './request-view.tsx'
import { SubmittedView } from './submitted-view.tsx'

/** `/request` (REQ-01…05). */
export function RequestPage() {
  const [snapshot, send] = useWorkflow(requestMachine)
  const { contactEmail } = settings
  return (
    <RequestView contactEmail={contactEmail}>
      {snapshot.hasTag('submitted') ? (
        <SubmittedView contactEmail={contactEmail} onAskAnew={() => send({ type: 'ASK_ANEW' })} />
      ) : (
        <RequestForm
          values={snapshot.context.values}
          ready={snapshot.hasTag('ready')}
          busy={snapshot.hasTag('busy')}
          problem={snapshot.context.problem}
          contactEmail={contactEmail}
          onChange={(field, value) => send({ type: 'CHANGE', field, value })}
          onSubmit={() => send({ type: 'SUBMIT' })}
        />
      )}
    </RequestView>
  )
}
