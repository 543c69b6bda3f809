import { type PointerEvent, useId } from 'react'
import type { ViewEvent } from '#machines/events.ts'
import type { tooltipMachine } from '#machines/tooltip/tooltip.machine.ts'
import { share as words } from '#src/content/share.ts'
import { CheckIcon, LinkIcon } from '#src/ui/site-icons.tsx'
import { shareRow } from './share-row.ts'

export interface CopyLinkViewProps {
  copied: boolean
  tooltipShown: boolean
  onCopy: () => void
  onTooltip: (event: ViewEvent<typeof tooltipMachine>) => void
}

/** SHARE-03. Right of the button where the window is wider than 501 px, else below it, at its end. */
const beside = '[@media(width>501px)]:inset-y-0 [@media(width>501px)]:left-full [@media(width>501px)]:pl-2'
const below =
  '[@media(width<=501px)]:top-full [@media(width<=501px)]:right-0 [@media(width<=501px)]:max-w-full [@media(width<=501px)]:pt-2'

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'

/**
 * The button that copies, with its tooltip (SHARE-02). The tooltip's own margin belongs to it, and it to the place that the
 * pointer is in, so that the pointer can go there.
 */
export function CopyLinkView({ copied, tooltipShown, onCopy, onTooltip }: CopyLinkViewProps) {
  const tooltip = useId()
  return (
    <div
      className="relative w-full"
      onPointerEnter={(event) => !isTouch(event) && onTooltip({ type: 'ENTER', by: 'pointer' })}
      onPointerLeave={(event) => !isTouch(event) && onTooltip({ type: 'LEAVE', by: 'pointer' })}
    >
      <button
        type="button"
        aria-describedby={tooltipShown ? tooltip : undefined}
        onClick={onCopy}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(':focus-visible') && onTooltip({ type: 'ENTER', by: 'focus' })
        }
        onBlur={() => onTooltip({ type: 'LEAVE', by: 'focus' })}
        onPointerDown={(event) => isTouch(event) && onTooltip({ type: 'TOUCH' })}
        onPointerUp={(event) => isTouch(event) && onTooltip({ type: 'LIFT' })}
        onPointerCancel={(event) => isTouch(event) && onTooltip({ type: 'LIFT' })}
        className={`${shareRow} w-full touch-manipulation select-none`}
      >
        <span className="text-walnut-ink">{copied ? <CheckIcon /> : <LinkIcon />}</span>
        {words.copyLink}
      </button>
      {tooltipShown && (
        <div className={`absolute z-10 flex w-max max-w-[80%] items-center ${beside} ${below}`}>
          <span
            role="tooltip"
            id={tooltip}
            className="rounded-field bg-ink px-3 py-1.5 text-note font-medium text-paper shadow-lift"
          >
            {copied ? words.copied : words.toClipboard}
          </span>
        </div>
      )}
      <span role="status" className="sr-only">
        {copied && words.copied}
      </span>
    </div>
  )
}
