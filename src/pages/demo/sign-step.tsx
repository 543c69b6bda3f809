import { type ReactNode, useCallback, useRef } from 'react'
import { demo } from '#src/content/marketing/demo.ts'
import { start } from '#src/content/marketing/home/start.ts'
import { sitePhoto } from '#src/content/site-photos.ts'
import { Photo } from '#src/ui/photo.tsx'

const words = demo.sign

interface Props {
  onOpen: () => void
  /** Once the sign was clicked. */
  talk: ReactNode
}

/** DEMO-04: a photo that covers the stage with its sign in the middle, as far as there is picture on both sides of it. */
export function SignStep({ onOpen, talk }: Props) {
  const wasOpenedHere = useRef(false)
  // The button that was pressed is gone then. A visitor who returns to the step keeps the focus.
  const taken = useCallback((panel: HTMLDivElement | null) => {
    if (wasOpenedHere.current) panel?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const open = () => {
    wasOpenedHere.current = true
    onOpen()
  }
  return (
    <div className="@container-[size] absolute inset-0">
      <div className="absolute bottom-0 left-[clamp(100cqw_-_var(--width),50cqw_-_0.54*var(--width),0px)] aspect-[3/2] w-(--width) [--width:max(100cqw,150cqh)]">
        <Photo
          photo={sitePhoto('exterior-day')}
          sizes="(width < 900px) and (resolution >= 2.5x) 25rem, (width < 900px) and (resolution >= 1.5x) 40rem, (width < 900px) 72rem, (width < 1600px) 94vw, 92rem"
          lazy
        />
        {/* The printed one: its code leads to the sample listing. */}
        <img
          src={start.code.signSrc}
          alt=""
          loading="lazy"
          className="absolute top-[59.3%] left-[47.4%] aspect-[3/4] w-[13.2%] rounded-field brightness-95"
        />
        {!talk && (
          <button
            type="button"
            onClick={open}
            className="group absolute top-[59.3%] left-[47.4%] aspect-[3/4] w-[13.2%] rounded-field border-2 border-brass shadow-[0_0_0_4px_rgb(252_249_243/0.55)] transition-shadow duration-200 hover:shadow-[0_0_0_10px_rgb(252_249_243/0.55)] [@media(scripting:none)]:hidden"
          >
            <span className="absolute bottom-[calc(100%+0.75rem)] left-1/2 -translate-x-1/2 rounded-full bg-walnut px-[min(1.25rem,24px)] py-3 font-medium whitespace-nowrap text-on-walnut shadow-lift transition-colors duration-150 group-hover:bg-walnut-deep">
              {words.click}
              <span className="sr-only"> {words.why}</span>
            </span>
          </button>
        )}
      </div>
      {talk && (
        <div
          ref={taken}
          className="absolute inset-x-0 bottom-0 flex max-h-[62%] flex-col p-4 md:inset-y-0 md:right-auto md:max-h-full md:w-[min(28rem,46%)] md:justify-end md:p-6"
        >
          {talk}
        </div>
      )}
    </div>
  )
}
