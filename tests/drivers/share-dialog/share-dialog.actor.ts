import { shareDialogMachine } from '#machines/share-dialog/share-dialog.machine.ts'
import { shareDialogModel } from '#machines/share-dialog/share-dialog.model.ts'
import { breaks } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'

export const shareDialog = {
  name: 'share-dialog',
  machine: shareDialogMachine,
  ports: { shareBySystem: 'call', copyLink: 'call', tooltip: 'child' },
  effects: ['logCopyFailure', 'logError'],
  model: shareDialogModel,
  eventDrivers: {
    'USER.hasSheet': (harness) => harness.start({ hasSystemSheet: true }),
    'USER.hasNoSheet': (harness) => harness.start({ hasSystemSheet: false }),
    'USER.shares': (harness) => harness.send({ type: 'SHARE' }),
    'USER.closes': (harness) => harness.send({ type: 'CLOSE' }),
    'USER.copies': (harness) => harness.send({ type: 'COPY' }),
    'USER.leavesButton': (harness) => harness.send({ type: 'LEFT' }),
    'SHEET.isDone': (harness) => harness.answer('shareBySystem', undefined),
    'SHEET.fails': (harness) => harness.fail('shareBySystem', new Error('not here')),
    'CLIPBOARD.takes': (harness) => harness.answer('copyLink', undefined),
    'CLIPBOARD.refuses': (harness) => harness.fail('copyLink', new Error('not allowed')),
    'TOOLTIP.breaks': breaks('tooltip'),
    ...passTime('TIME.199ms', 'TIME.1ms'),
  },
  see: (harness) => {
    const asked = (port: string) => harness.history.filter(({ name }) => name === port).length
    const failures = harness.done('logCopyFailure') as { kind: string }[]
    return {
      screen: harness.snapshot.hasTag('open') ? 'dialog' : harness.pending.has('shareBySystem') ? 'sheet' : 'page',
      copied: harness.snapshot.hasTag('copied'),
      copies: asked('copyLink'),
      sheets: asked('shareBySystem'),
      hasTooltip: harness.isParentOf('tooltip'),
      logged: failures.filter(({ kind }) => kind === 'unexpected').length,
    }
  },
} satisfies ActorDriver
