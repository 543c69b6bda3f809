import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { SellerAnswerProblem } from '#machines/seller-answer/problem.ts'
import { sellerReplyLimits } from '#openapi/generated/limits/seller-reply.ts'
import type { components } from '#openapi/generated/types.ts'
import { sellerAnswerProblemWords, sellerAnswer as words } from '#src/content/seller-answer.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageFrame } from '#src/ui/page-frame.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

export interface QuestionViewProps {
  question: components['schemas']['OpenQuestion']
  draft: string
  busy: boolean
  problem: SellerAnswerProblem | null
  onWrite: (text: string) => void
  onSubmit: () => void
}

export function QuestionView({ question, draft, busy, problem, onWrite, onSubmit }: QuestionViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  const noticeId = useId()

  // Moves the focus to the field with the problem, after each failed attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written since is no reason to move the focus
  useEffect(() => {
    if (problem) form.current?.querySelector('textarea')?.focus()
  }, [problem, attempt])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    onSubmit()
  }
  return (
    <Frame
      title={<h1 className="font-serif text-heading font-normal text-balance">{words.title}</h1>}
      question={
        <>
          <p className="text-lead text-pretty">{words.lead}</p>
          <p className="mt-4 text-note text-ink-soft [overflow-wrap:anywhere]">{question.property_address}</p>
        </>
      }
    >
      <form ref={form} noValidate onSubmit={submit}>
        <p className="text-note font-medium text-ink-soft">{words.asked}</p>
        <blockquote className="mt-2 mb-8 font-serif text-title whitespace-pre-wrap [overflow-wrap:anywhere]">
          “{question.question}”
        </blockquote>
        {problem && (
          <div className="mb-6">
            <Notice key={attempt} tone="alert" id={noticeId}>
              {sellerAnswerProblemWords(problem)}
            </Notice>
          </div>
        )}
        <TextArea
          label={words.label}
          value={draft}
          onChange={onWrite}
          maxLength={sellerReplyLimits.answer}
          leftWords={words.left}
          readOnly={busy}
          {...(problem && { describedBy: noticeId })}
        />
        <p className="mt-4 text-note text-pretty text-ink-soft">{words.hint}</p>
        <div className="mt-8 flex max-sm:*:grow">
          <Button type="submit" busy={busy} aria-disabled={busy || undefined}>
            {busy ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
    </Frame>
  )
}

/** Every part in its place, and one sentence about what is awaited. */
export function QuestionLoadingView() {
  return (
    <Frame
      title={
        <h1 className="flex h-10 items-center text-lead text-walnut-ink sm:h-12">
          <Spinner label={words.loading} shown size={28} />
        </h1>
      }
      question={<Skeleton className="h-20 w-full" />}
    >
      <Skeleton className="h-5 w-20" />
      <Skeleton className="mt-2 h-9 w-full" />
      <Skeleton className="mt-8 h-31 w-full" />
      <Skeleton className="mt-4 h-10 w-full" />
      <Skeleton className="mt-8 h-12 w-40" />
    </Frame>
  )
}

function Frame({ title, question, children }: { title: ReactNode; question: ReactNode; children: ReactNode }) {
  return (
    <PageFrame>
      <div className="page grid gap-x-12 gap-y-8 pt-2 sm:pt-6 lg:grid-cols-12 lg:pt-8">
        <div className="lg:col-span-5">
          {title}
          <div className="mt-6">{question}</div>
        </div>
        <div className="min-w-0 sm:rounded-plate sm:bg-sheet sm:p-8 lg:col-span-7">{children}</div>
      </div>
    </PageFrame>
  )
}
