import { motion as words } from '#src/content/motion.ts'
import { PauseIcon, PlayIcon } from '#src/ui/site-icons.tsx'

interface MotionControlViewProps {
  /** Motion is paused. */
  stands: boolean
  onToggle: () => void
}

/**
 * The button that pauses all motion. Its width fits the longer of its two labels. Hidden without JavaScript, when nothing
 * moves.
 */
export function MotionControlView({ stands, onToggle }: MotionControlViewProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className="inline-grid min-h-11 grid-cols-[auto_auto] items-center gap-2 rounded-field px-3 text-note font-medium text-ink-soft transition-colors duration-150 hover:bg-shade hover:text-ink [@media(scripting:none)]:hidden"
    >
      {stands ? <PlayIcon /> : <PauseIcon />}
      <span className="grid text-left">
        <Label said={!stands}>{words.pause}</Label>
        <Label said={stands}>{words.play}</Label>
      </span>
    </button>
  )
}

function Label({ said, children }: { said: boolean; children: string }) {
  return <span className={`col-start-1 row-start-1 ${said ? '' : 'invisible'}`}>{children}</span>
}
