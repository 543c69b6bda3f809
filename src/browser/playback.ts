import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { StageCue } from '#machines/stage.ts'
import { type Scene, type Seat, watchScene } from './seat.ts'

type Cue = StageCue['type']

/** `watchStage` for what moves at a seat. */
export const stageAt = (seat: Seat) => stage(seat, motionCue)

/**
 * `watchStage` for a film, which goes on playing for somebody who asked for it: unseen it rests whatever is thought of
 * motion, and a paused page lets no film begin by itself.
 */
export const filmStageAt = (seat: Seat) => stage(seat, filmCue)

function stage(seat: Seat, cueFor: (scene: Scene, hasMoved: boolean) => Cue | undefined) {
  return fromCallback<StageCue, NonReducibleUnknown>(({ sendBack }) => {
    let last: Cue | undefined
    let hasMoved = false
    return watchScene(seat, (scene) => {
      const cue = cueFor(scene, hasMoved)
      if (!cue || cue === last) return
      last = cue
      if (cue !== 'REST') hasMoved = cue === 'MOVE'
      sendBack({ type: cue })
    })
  })
}

/** What is paused before it ever moved has nothing to stay as: it shows its final picture. */
function motionCue({ isSeen, motion }: Scene, hasMoved: boolean): Cue | undefined {
  if (motion === 'still' || (motion === 'paused' && !hasMoved)) return 'STAND_STILL'
  if (motion === undefined || isSeen === undefined) return undefined
  return motion === 'moving' && isSeen ? 'MOVE' : 'REST'
}

function filmCue({ isSeen, motion }: Scene): Cue | undefined {
  if (motion === undefined || isSeen === undefined) return undefined
  if (!isSeen) return 'REST'
  return motion === 'moving' ? 'MOVE' : 'STAND_STILL'
}
