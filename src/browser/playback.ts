import type { PlaybackCommand } from '#machines/playback.ts'
import type { Source } from '#machines/source.ts'
import { type PlaybackSlot, type Visibility, watchVisibility } from './slot.ts'

type Command = PlaybackCommand['type']

/** The playback of what moves in a slot. */
export const playbackAt = (slot: PlaybackSlot) => playback(slot, motionCommand)

/**
 * The playback of a film, which goes on playing for a visitor who asked for it: unseen it rests whatever is thought of
 * motion, and a paused page lets no film begin by itself.
 */
export const filmPlaybackAt = (slot: PlaybackSlot) => playback(slot, filmCommand)

function playback(
  slot: PlaybackSlot,
  commandFor: (visibility: Visibility, hasMoved: boolean) => Command | undefined,
): Source<PlaybackCommand> {
  return {
    subscribe: (notify) => {
      let last: Command | undefined
      let hasMoved = false
      return watchVisibility(slot, (visibility) => {
        const command = commandFor(visibility, hasMoved)
        if (!command || command === last) return
        last = command
        if (command !== 'REST') hasMoved = command === 'MOVE'
        notify({ type: command })
      })
    },
  }
}

/** What is paused before it ever moved has nothing to stay as: it shows its final picture. */
function motionCommand({ isSeen, motion }: Visibility, hasMoved: boolean): Command | undefined {
  if (motion === 'still' || (motion === 'paused' && !hasMoved)) return 'STAND_STILL'
  if (motion === undefined || isSeen === undefined) return undefined
  return motion === 'moving' && isSeen ? 'MOVE' : 'REST'
}

function filmCommand({ isSeen, motion }: Visibility): Command | undefined {
  if (motion === undefined || isSeen === undefined) return undefined
  if (!isSeen) return 'REST'
  return motion === 'moving' ? 'MOVE' : 'STAND_STILL'
}
