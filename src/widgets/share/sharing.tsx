import { useSelector } from '@xstate/react'
import { type ComponentProps, useEffect } from 'react'
import { fromPromise } from 'xstate'
import { wire } from '#machines/port.ts'
import { shareDialogMachine } from '#machines/share-dialog/share-dialog.machine.ts'
import { tooltipMachine } from '#machines/tooltip/tooltip.machine.ts'
import { watchEscape } from '#src/browser/escape-key.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import { copyPageLink, hasSystemSheet, shareBySystem } from '#src/browser/sharing.ts'
import { useWorkflow, type ViewActor } from '#src/browser/use-workflow.ts'
import { lazyPart } from '#src/chunks.ts'
import { mailDraft } from '#src/content/share.ts'

const ShareDialogView = lazyPart(
  () => import('./share-dialog-view.tsx'),
  ({ ShareDialogView }) => ShareDialogView,
)

const machine = wire(shareDialogMachine, {
  actors: {
    shareBySystem,
    copyLink: fromPromise<void, void>(copyPageLink),
    tooltip: wire(tooltipMachine, { actors: { watchEscape } }),
  },
  actions: {
    logCopyFailure: (_, failure) => console.warn('The link could not be copied', failure),
    logError: (_, { error }) => console.error(error),
  },
})

interface Props {
  address: string | null
  /** Whether the share sheet of the system comes first, where there is one (PROP-15); `false`: always our own dialog. */
  bySystem?: boolean
  /** Of the listing at the address, where the page is not its own. */
  slug?: string | undefined
  /** SHARE from the page's button. navigator.share() requires that it arrives during the click. */
  events: EventQueue<{ type: 'SHARE' }>
}

/** The machine of sharing, and its dialog while that is open. */
export function Sharing({ address, bySystem = true, slug, events }: Props) {
  const [snapshot, send] = useWorkflow(machine, { input: { hasSystemSheet: bySystem && hasSystemSheet() } })

  useEffect(() => events.listen(send), [events, send])

  if (!snapshot.hasTag('open')) return null
  return (
    <WithTooltip
      actor={snapshot.children.tooltip}
      open
      address={address}
      link={location.href}
      slug={slug}
      mailHref={mailDraft(address, location.href)}
      copied={snapshot.hasTag('copied')}
      onCopy={() => send({ type: 'COPY' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}

interface WithTooltipProps extends Omit<ComponentProps<typeof ShareDialogView>, 'tooltipShown' | 'onTooltip'> {
  /** Undefined when it has failed: none is shown. */
  actor: ViewActor<typeof tooltipMachine> | undefined
}

function WithTooltip({ actor, onCopy, ...dialog }: WithTooltipProps) {
  const tooltipShown = useSelector(actor, (snapshot) => snapshot?.hasTag('shown') ?? false)
  const copy = () => {
    onCopy()
    actor?.send({ type: 'PRESS' })
  }
  return (
    <ShareDialogView {...dialog} tooltipShown={tooltipShown} onCopy={copy} onTooltip={(event) => actor?.send(event)} />
  )
}
