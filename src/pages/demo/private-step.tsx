import { type SubmitEvent, useCallback, useId, useRef } from 'react'
import { demo } from '#src/content/marketing/demo.ts'
import { sitePhoto } from '#src/content/site-photos.ts'
import { Button } from '#src/ui/button.tsx'
import { DoorPlan } from '#src/ui/door-plan.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Photo } from '#src/ui/photo.tsx'
import { CheckIcon } from '#src/ui/site-icons.tsx'
import { TextField } from '#src/ui/text-field.tsx'

const words = demo.private

export interface PrivateStepProps {
  /** The sample's password, which the page shows. */
  password: string
  guess: string
  isWrong: boolean
  isOpen: boolean
  /** It was opened just now. */
  isGreeted: boolean
  onGuess: (text: string) => void
  onUnlock: () => void
}

/** DEMO-06: a page that stays closed until its password is known. */
export function PrivateStep(props: PrivateStepProps) {
  const { isOpen, isGreeted, onUnlock } = props
  const wasOpenedHere = useRef(false)
  // The form that had the focus is gone then. A visitor who returns to the step keeps the focus.
  const entered = useCallback((title: HTMLHeadingElement | null) => {
    if (wasOpenedHere.current) title?.focus({ preventScroll: true })
  }, [])
  const unlock = () => {
    wasOpenedHere.current = true
    onUnlock()
  }
  return (
    <div className="absolute inset-0 grid">
      {isOpen ? (
        <>
          <div className="absolute inset-0 transition-opacity duration-700 starting:opacity-0">
            <Photo photo={sitePhoto('exterior-dusk')} sizes="(width < 900px) 72rem, (width < 1600px) 94vw, 92rem" />
          </div>
          <div className="overlay relative m-4 max-w-[30rem] self-end rounded-field p-6 md:m-8 md:p-8">
            <h3 ref={entered} tabIndex={-1} className="font-serif text-heading text-balance outline-none">
              {words.openTitle}
            </h3>
            <p className="mt-3 max-w-[40ch] text-pretty text-ink-soft">{words.openText}</p>
          </div>
        </>
      ) : (
        <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] bg-sheet md:grid-cols-12 md:grid-rows-1">
          <div className="relative overflow-hidden border-rule max-md:border-b md:order-last md:col-span-7 md:border-l">
            <div className="absolute inset-0">
              <DoorPlan door="closed" />
            </div>
          </div>
          <Lock {...props} onUnlock={unlock} />
        </div>
      )}
      <div role="status" className="pointer-events-none absolute inset-x-4 top-4 grid justify-items-center md:top-8">
        {isGreeted && (
          <p className="overlay flex items-center gap-3 rounded-field px-5 py-4 font-medium">
            <CheckIcon />
            {words.granted}
          </p>
        )}
      </div>
    </div>
  )
}

function Lock({ password, guess, isWrong, onGuess, onUnlock }: PrivateStepProps) {
  const noticeId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onUnlock()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={words.title}
      className="w-full max-w-[28rem] self-center justify-self-center p-6 max-md:pt-10 md:col-span-5 md:p-8"
    >
      <h3 className="font-serif text-heading text-balance">{words.title}</h3>
      <p className="mt-3 mb-6 text-pretty text-ink-soft">{words.text}</p>
      <TextField
        label={words.label}
        type="password"
        name="password"
        autoComplete="off"
        value={guess}
        onChange={onGuess}
        hint={words.hint(password)}
        error={isWrong ? true : null}
        {...(isWrong && { describedBy: noticeId })}
      />
      <div className="mt-5 min-h-14">
        {isWrong && (
          <Notice tone="alert" id={noticeId}>
            {words.wrong}
          </Notice>
        )}
      </div>
      <Button type="submit" className="mt-4 w-full">
        {words.open}
      </Button>
    </form>
  )
}
