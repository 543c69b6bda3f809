import { useSearchParams } from 'wouter'
import { appPages, headOf } from '#domain/pages.ts'
import type { TourPageLink } from '#machines/tour-answer/tour-answer.machine.ts'
import { isByPerson } from '#src/browser/person-presence.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { viewerZone } from '#src/browser/viewer.ts'
import { stateWords, tourAnswer as words } from '#src/content/tour-answer.ts'
import { answerMachine } from './answer-machine.ts'
import { CancelView } from './cancel-view.tsx'
import { ChooseView } from './choose-view.tsx'
import { TourAnswerErrorView, TourAnswerLoadingView, TourAnswerView } from './tour-request-view.tsx'

/** `/tour/request?token&action`; another link is another tour. */
export function TourRequestPage() {
  const [asked] = useSearchParams()
  const link = { token: asked.get('token'), action: asked.get('action') }
  return <TourAnswer key={`${link.token} ${link.action}`} {...link} />
}

function TourAnswer(link: TourPageLink) {
  const [snapshot, send] = useWorkflow(answerMachine, { input: link })
  const { tour, times, day, time, problem } = snapshot.context
  /** Scanners of emails press buttons by script; only what a person pressed counts. */
  const press = (type: 'CONFIRM' | 'ACCEPT' | 'CANCEL' | 'SUBMIT') => (event: Pick<Event, 'isTrusted'>) => {
    if (isByPerson(event)) send({ type })
  }

  usePageHead(headOf(appPages['tour-request'], tour ? stateWords(tour).title : undefined))
  if (snapshot.hasTag('error') && problem) {
    const retry = snapshot.hasTag('retryable') ? { onRetry: () => send({ type: 'RETRY' }) } : {}
    return <TourAnswerErrorView problem={problem} {...retry} />
  }
  if (!tour) return <TourAnswerLoadingView title={words.loading} />
  if (snapshot.matches('loadingTimes')) return <TourAnswerLoadingView title={words.loadingTimes} />
  const common = { tour, problem, busy: snapshot.hasTag('busy'), onBack: () => send({ type: 'BACK' }) }
  if (snapshot.matches('asking') || snapshot.matches('cancelling'))
    return <CancelView {...common} onCancel={press('CANCEL')} />
  if (snapshot.matches('choosing') || snapshot.matches('suggesting')) {
    return (
      <ChooseView
        {...common}
        times={times ?? []}
        day={day}
        time={time}
        viewerZone={viewerZone()}
        onDay={(picked) => send({ type: 'PICK_DAY', day: picked })}
        onTime={(picked) => send({ type: 'PICK_TIME', time: picked })}
        onSubmit={press('SUBMIT')}
      />
    )
  }
  return (
    <TourAnswerView
      tour={tour}
      token={link.token ?? ''}
      problem={problem}
      sending={snapshot.matches('confirming') ? 'confirm' : snapshot.matches('accepting') ? 'accept' : null}
      onConfirm={press('CONFIRM')}
      onAccept={press('ACCEPT')}
      onSuggest={() => send({ type: 'SUGGEST' })}
      onAskToCancel={() => send({ type: 'ASK_TO_CANCEL' })}
    />
  )
}
