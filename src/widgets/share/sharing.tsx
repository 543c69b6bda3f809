import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
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
  /** How often somebody has asked to share. */
  asked: number
}

/** The machine of sharing, and its dialog while that is open. */
export function Sharing({ address, asked }: Props) {
  const [snapshot, send] = useMachine(machine, { input: { hasSystemSheet: hasSystemSheet() } })

  // React runs this before a click is over, which a browser asks of whoever opens its own sheet.
  useEffect(() => {
    if (asked > 0) send({ type: 'SHARE' })
  }, [asked, send])

  if (!snapshot.hasTag('open')) return null
  return (
    <ShareDialogView
      open
      address={address}
      link={location.href}
      mailHref={mailDraft(location.href)}
      copied={snapshot.hasTag('copied')}
      onCopy={() => send({ type: 'COPY' })}
      onLeaveCopy={() => send({ type: 'LEAVE_COPY' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}
