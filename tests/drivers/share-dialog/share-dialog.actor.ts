import { shareDialogMachine } from '#machines/share-dialog/share-dialog.machine.ts'
import { shareDialogModel } from '#machines/share-dialog/share-dialog.model.ts'
import { breaks } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'

export const shareDialog = {
  name: 'share-dialog',
  machine: shareDialogMachine,
  ports: { shareBySystem: 'call', copyLink: 'call', tooltip: 'child' },
  effects: ['logCopyFailure', 'logError'],
  model: shareDialogModel,
  acts: {
    'USER.hasSheet': (stage) => stage.start({ hasSystemSheet: true }),
    'USER.hasNoSheet': (stage) => stage.start({ hasSystemSheet: false }),
    'USER.shares': (stage) => stage.send({ type: 'SHARE' }),
    'USER.closes': (stage) => stage.send({ type: 'CLOSE' }),
    'USER.copies': (stage) => stage.send({ type: 'COPY' }),
    'USER.leavesButton': (stage) => stage.send({ type: 'LEFT' }),
    'SHEET.isDone': (stage) => stage.answer('shareBySystem', undefined),
    'SHEET.fails': (stage) => stage.fail('shareBySystem', new Error('not here')),
    'CLIPBOARD.takes': (stage) => stage.answer('copyLink', undefined),
    'CLIPBOARD.refuses': (stage) => stage.fail('copyLink', new Error('not allowed')),
    'TOOLTIP.breaks': breaks('tooltip'),
    ...passTime('TIME.199ms', 'TIME.1ms'),
  },
  see: (stage) => {
    const asked = (port: string) => stage.story.filter(({ name }) => name === port).length
    const failures = stage.done('logCopyFailure') as { kind: string }[]
    return {
      screen: stage.snapshot.hasTag('open') ? 'dialog' : stage.pending.has('shareBySystem') ? 'sheet' : 'page',
      copied: stage.snapshot.hasTag('copied'),
      copies: asked('copyLink'),
      sheets: asked('shareBySystem'),
      hasTooltip: stage.isParentOf('tooltip'),
      logged: failures.filter(({ kind }) => kind === 'unexpected').length,
    }
  },
} satisfies ActorDriver
