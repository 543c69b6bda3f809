import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import { fromPromise } from 'xstate'
import { shareDialogMachine } from '#machines/share-dialog/share-dialog.machine.ts'
import { copyPageLink, hasSystemSheet, shareBySystem } from '#src/browser/sharing.ts'
import { lazyPart } from '#src/chunks.ts'
import { mailDraft } from '#src/content/share.ts'

const ShareDialogView = lazyPart(
  () => import('./share-dialog-view.tsx'),
  ({ ShareDialogView }) => ShareDialogView,
)

const machine = shareDialogMachine.provide({
  actors: { shareBySystem, copyLink: fromPromise<void, void>(copyPageLink) },
  actions: { logCopyFailure: (_, failure) => console.warn('The link could not be copied', failure) },
})

interface Props {
  address: string | null
  /** Whoever offers the sharing is given the way to start it. */
  children: (onShare: () => void) => ReactNode
}

/** PROP-15. */
export function Share({ address, children }: Props) {
  const [snapshot, send] = useMachine(machine, { input: { hasSystemSheet: hasSystemSheet() } })
  const close = () => send({ type: 'CLOSE' })
  return (
    <>
      {children(() => send({ type: 'SHARE' }))}
      {snapshot.hasTag('open') && (
        <ShareDialogView
          open
          address={address}
          link={location.href}
          mailHref={mailDraft(location.href)}
          copied={snapshot.hasTag('copied')}
          onCopy={() => send({ type: 'COPY' })}
          onLeaveCopy={() => send({ type: 'LEAVE_COPY' })}
          onClose={close}
        />
      )}
    </>
  )
}
