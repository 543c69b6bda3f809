import { Link } from 'wouter'
import { pendra as words } from '#src/content/marketing/pendra.ts'
import { paths } from '#src/paths.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { Countdown } from '#src/widgets/countdown/countdown.tsx'
import { MotionControl } from '#src/widgets/motion-control/motion-control.tsx'
import { Typewriter } from '#src/widgets/typewriter/typewriter.tsx'
import { Backdrop } from './backdrop.tsx'
import { Leads } from './leads.tsx'

/** PENDRA-01…04: a piece of fiction, always at night. */
export function PendraPage() {
  return (
    <div className="night relative isolate flex min-h-svh flex-col">
      <Backdrop />
      <div aria-hidden="true" className="fixed inset-0 -z-10 bg-[rgb(13_20_33/0.78)]" />
      <header className="page flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="text-note">{words.fiction}</p>
        <div className="-ml-3 flex flex-wrap items-center gap-x-4 sm:ml-0">
          <MotionControl />
          <Link
            href={paths.home}
            className="flex min-h-12 items-center font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {words.whatIsPending}
          </Link>
        </div>
      </header>
      <main
        id="content"
        className="page grid grow content-start gap-x-gutter gap-y-10 py-10 md:pt-[10svh] lg:grid-cols-12"
      >
        <div className="lg:col-span-5 lg:pt-12">
          <h1 className="font-serif text-display font-normal tracking-[0.02em]">{words.headline}</h1>
          <div className="mt-8">
            <Countdown seconds={words.seconds} />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <Tabs label={words.tabsLabel} tabs={tabs} />
        </div>
      </main>
    </div>
  )
}

/** PENDRA-02. */
const tabs = [
  {
    name: words.tabs.home,
    className: 'font-mono text-note leading-6 md:text-body',
    panel: <Typewriter text={words.intro} />,
  },
  { name: words.tabs.faq, panel: <Faq /> },
  { name: words.tabs.leads, panel: <Leads /> },
]

function Faq() {
  return (
    <dl className="flex flex-col gap-5">
      {words.faqs.map(({ question, answer }) => (
        <div key={question}>
          <dt className="font-mono text-note text-brass">{question}</dt>
          <dd className="mt-1 text-pretty">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
