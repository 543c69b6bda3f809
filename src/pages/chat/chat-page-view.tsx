import type { ReactNode } from 'react'
import { demoChat as words } from '#src/content/penny-pages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { PageFrame } from '#src/ui/page-frame.tsx'

interface ChatPageViewProps {
  sampleHref: string
  chat: ReactNode
}

export function ChatPageView({ sampleHref, chat }: ChatPageViewProps) {
  return (
    <PageFrame>
      <div className="page grid grow gap-x-gutter gap-y-8 pt-8 md:grid-cols-12 md:items-start md:pt-16">
        <div className="md:col-span-6">
          <h1 className="font-serif text-display font-normal text-balance">{words.headline}</h1>
          <p className="mt-6 max-w-[44ch] text-lead text-pretty text-ink-soft">{words.sentence}</p>
          <div className="mt-8 hidden md:block">
            <ButtonLink href={sampleHref}>{words.sampleLink}</ButtonLink>
          </div>
        </div>
        <div className="grid h-[max(20rem,min(28rem,60svh))] md:col-span-6 md:h-[max(20rem,min(36rem,80svh))] lg:col-span-5 lg:col-start-8">
          {chat}
        </div>
        <div className="flex max-sm:*:grow md:hidden">
          <ButtonLink href={sampleHref}>{words.sampleLink}</ButtonLink>
        </div>
      </div>
    </PageFrame>
  )
}
