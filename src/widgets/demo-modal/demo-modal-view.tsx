import { type SubmitEvent, useRef } from 'react'
import { Link } from 'wouter'
import type { ModalValues } from '#machines/demo-modal/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { useFocusFirstError } from '#src/browser/use-focus-first-error.ts'
import { modalProblemWords, demoModal as words } from '#src/content/demo-modal.ts'
import { demoProblemHint } from '#src/content/demo-request.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#src/ui/dialog.tsx'
import { FormProblem } from '#src/ui/form-problem.tsx'
import { DemoModalFields } from './demo-modal-fields.tsx'

export interface DemoModalViewProps {
  values: ModalValues
  /** Everything holds something (DMODAL-02). */
  ready: boolean
  busy: boolean
  problem: DemoProblem | null
  onChange: (field: keyof ModalValues, value: string) => void
  onSubmit: () => void
  onClose: () => void
  /** Where the home page is; absent on that page itself (MKT-06, DEMO-08). */
  homeHref?: string
}

/** DMODAL-01: 640 px high where the window is. Mounted while it is open. */
export function DemoModalView({
  values,
  ready,
  busy,
  problem,
  onChange,
  onSubmit,
  onClose,
  homeHref,
}: DemoModalViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, recordAttempt] = useFocusFirstError(form, problem)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !ready) return
    recordAttempt()
    onSubmit()
  }
  const sentence = problem && modalProblemWords(problem)
  const hint = problem && demoProblemHint(problem)

  return (
    <Dialog
      open
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      measures="h-[640px] max-h-[calc(100dvh-2rem)] max-w-[34rem]"
    >
      <form ref={form} noValidate onSubmit={submit} className="relative flex min-h-0 grow flex-col">
        <DialogBody className="pb-4">
          <p className="mb-3 text-pretty text-ink-soft">
            {words.lead}
            {homeHref && (
              <>
                {' '}
                <Link
                  href={homeHref}
                  onClick={onClose}
                  className="text-walnut-ink underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {words.home}
                </Link>
              </>
            )}
          </p>
          {sentence && <FormProblem sentence={sentence} hint={hint} attempt={attempt} className="mb-6" />}
          <DemoModalFields values={values} busy={busy} problem={problem} onChange={onChange} />
        </DialogBody>
        <DialogActions>
          <Button type="submit" busy={busy} unready={!ready && !busy} className="w-full">
            {busy ? words.sending : words.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
