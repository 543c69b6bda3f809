import { type KeyboardEvent, type PointerEvent, type Ref, useId } from 'react'
import { type MapPicture, metresOf, type Offset } from '#machines/address-confirm/pin.ts'
import { pinWords, addressConfirm as words } from '#src/content/address-confirm.ts'
import { PinIcon } from '#src/ui/site-icons.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export type MinimapState = 'coming' | 'pinned' | 'adjusting' | 'gone'

export interface MinimapProps {
  state: MinimapState
  address: string
  /** In degrees, of the picture's middle. */
  latitude: number
  /** Null until the frame was measured. */
  picture: MapPicture | null
  src: string | null
  pin: Offset
  /** For measuring the frame. */
  frame?: Ref<HTMLDivElement>
  onShown: () => void
  onBroken: () => void
  onMove: (by: Offset) => void
  onPlace: (at: Offset) => void
}

/** In pixels of the picture, each about a metre; with Shift one. */
const step = 10
const directions: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const focus = (pin: HTMLElement | null) => pin?.focus()

/** Where the suggested address stands, with a pin that can be moved while it is being adjusted. */
export function Minimap({
  state,
  address,
  latitude,
  picture,
  src,
  pin,
  frame,
  onMove,
  onPlace,
  ...handlers
}: MinimapProps) {
  const hint = useId()
  const isAdjusting = state === 'adjusting'

  const place = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!picture) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPlace({
      x: Math.round(((clientX - left) / width - 0.5) * picture.width),
      y: Math.round(((clientY - top) / height - 0.5) * picture.height),
    })
  }
  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    place(event)
  }
  const drag = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId) && place(event)
  const walk = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const pixels = event.shiftKey ? 1 : step
    onMove({ x: direction.x * pixels, y: direction.y * pixels })
  }

  if (state === 'gone') return <p className="text-note text-ink-soft">{words.noMap}</p>
  return (
    <div>
      <div
        ref={frame}
        className={`relative aspect-[2/1] overflow-hidden rounded-plate bg-shade ${isAdjusting ? 'cursor-crosshair touch-none' : ''}`}
        {...(isAdjusting && {
          onPointerDown: grab,
          onPointerMove: drag,
          // The focus stays with the pin, and so do the arrow keys.
          onMouseDown: (event) => event.preventDefault(),
        })}
      >
        {!src && <Skeleton className="size-full" />}
        {src && (
          <img
            src={src}
            alt={words.map(address)}
            draggable={false}
            onLoad={handlers.onShown}
            onError={handlers.onBroken}
            className="absolute inset-0 size-full"
          />
        )}
        {/* The provider's picture is as light by night, and the pin as dark. */}
        {picture && state !== 'coming' && (
          <div
            className="absolute size-10 -translate-x-1/2 -translate-y-[87.5%] rounded-field text-[#8c2618] outline-[#8c2618] [&>svg]:size-full"
            style={{
              left: `${50 + (pin.x / picture.width) * 100}%`,
              top: `${50 + (pin.y / picture.height) * 100}%`,
            }}
            {...(isAdjusting
              ? {
                  // Where else would a screen reader hand over the arrow keys?
                  role: 'application',
                  'aria-label': words.pin,
                  'aria-describedby': hint,
                  tabIndex: 0,
                  ref: focus,
                  onKeyDown: walk,
                }
              : { 'aria-hidden': true })}
          >
            <PinIcon />
          </div>
        )}
      </div>
      {isAdjusting && (
        <p id={hint} className="mt-2 text-note text-ink-soft">
          {words.pinHint}
        </p>
      )}
      <p role="status" className="mt-1 min-h-5 text-note text-ink-soft">
        {picture && pinWords(metresOf(pin, latitude))}
      </p>
    </div>
  )
}
