import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { demoModalMachine } from '#machines/demo-modal/demo-modal.machine.ts'
import { wire } from '#machines/port.ts'
import { sendDemoRequest } from '#src/api/demos.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { paths } from '#src/paths.ts'
import { DemoModalView } from './demo-modal-view.tsx'

const machine = wire(demoModalMachine, {
  actors: { sendDemoRequest },
  actions: { goToDemo: () => navigate(sitePaths.demo) },
})

interface Props {
  /** OPEN from the page's links. */
  events: EventQueue<{ type: 'OPEN' }>
}

/** HOME-13: the dialog in which a demo is asked for. Load it lazily; a press before it has loaded counts. */
export function DemoModal({ events }: Props) {
  const [snapshot, send] = useWorkflow(machine)
  const [path] = useLocation()

  useEffect(() => events.listen(send), [events, send])

  if (!snapshot.hasTag('open')) return null
  return (
    <DemoModalView
      {...(path !== paths.home && { homeHref: paths.home })}
      values={snapshot.context.values}
      ready={snapshot.hasTag('ready')}
      busy={snapshot.hasTag('busy')}
      problem={snapshot.context.problem}
      onChange={(field, value) => send({ type: 'CHANGE', field, value })}
      onSubmit={() => send({ type: 'SUBMIT' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}
