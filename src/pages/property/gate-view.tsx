import { type SubmitEvent, useId, useRef } from 'react'
import type { GateField, GateRequirements, GateValues } from '#machines/access-gate/lead.ts'
import type { GateProblem } from '#machines/access-gate/problem.ts'
import { useFocusFirstError } from '#src/browser/use-focus-first-error.ts'
import { gateProblemHint, gateProblemWords, gate as words } from '#src/content/gate.ts'
import { type GateHost, hostedBy } from '#src/content/host.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageFrame } from '#src/ui/page-frame.tsx'
import drawing from './front-door.svg?no-inline'
import { GateFields } from './gate-fields.tsx'

export interface GateViewProps {
  /** Whose door it is, where they chose to say so. */
  host?: GateHost | null
  asked: Pick<GateRequirements, 'password' | 'fields'>
  values: GateValues
  busy: boolean
  problem: GateProblem | null
  onChange: (field: GateField, value: string) => void
  onSubmit: () => void
}

export function GateView({ host, asked, values, busy, problem, onChange, onSubmit }: GateViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const noticeId = useId()
  const [attempt, recordAttempt] = useFocusFirstError(form, problem)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    recordAttempt()
    onSubmit()
  }
  const hint = problem && gateProblemHint(problem)

  return (
    <PageFrame home={words.home}>
      <div className="page grid grow items-stretch gap-x-gutter gap-y-8 md:grid-cols-12">
        <img
          src={drawing}
          alt=""
          width="960"
          height="1200"
          className="h-48 w-full rounded-plate bg-shade object-cover object-[50%_16%] sm:max-md:h-auto sm:max-md:aspect-[2/1] md:col-span-5 md:sticky md:top-4 md:h-[clamp(32rem,100svh-7rem,52rem)] md:object-center lg:col-span-6"
        />
        <div className="self-center md:col-span-7 md:py-8 lg:col-span-6">
          <h1 className="font-serif text-heading font-normal text-balance">
            {asked.password ? words.passwordTitle : words.leadTitle}
          </h1>
          {host && <p className="mt-4 text-body font-medium [overflow-wrap:anywhere]">{hostedBy(host)}</p>}
          <p className="mt-6 max-w-[48ch] text-lead text-pretty text-ink-soft">{sentenceFor(asked)}</p>
          <form ref={form} noValidate onSubmit={submit} className="mt-8 max-w-[30rem]">
            {problem && (
              <div className="mb-6">
                <Notice key={attempt} tone="alert" id={noticeId}>
                  <p>{gateProblemWords(problem)}</p>
                  {hint && <p className="mt-1">{hint}</p>}
                </Notice>
              </div>
            )}
            <GateFields
              asked={asked}
              values={values}
              busy={busy}
              problem={problem}
              noticeId={noticeId}
              onChange={onChange}
            />
            <div className="mt-8">
              <Button type="submit" busy={busy} className="w-full sm:w-auto sm:min-w-48">
                {busy ? words.verifying : words.submit[kindOf(asked)]}
              </Button>
            </div>
          </form>
        </div>
      </div>
    </PageFrame>
  )
}

function kindOf({ password, fields }: GateViewProps['asked']) {
  if (password) return 'password'
  return fields.length > 0 ? 'lead' : 'nothing'
}

function sentenceFor(asked: GateViewProps['asked']): string {
  const kind = kindOf(asked)
  if (kind === 'password' && asked.fields.length > 0) return words.bothSentence
  return words[`${kind}Sentence`]
}
