import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { marketingHeadOf, marketingPages } from '#domain/marketing-pages.ts'
import { headOf } from '#domain/pages.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { demoGreeting } from '#src/content/marketing/demo.ts'

/** DEMO-01. Prerendered it has no name; the address is read after hydration. */
export function Greeting() {
  const search = useSearch()
  const [read, setRead] = useState('')
  useEffect(() => setRead(search), [search])
  const greeting = demoGreeting(new URLSearchParams(read))
  const { demo } = marketingPages
  usePageHead(greeting === demo.title ? marketingHeadOf(demo) : headOf(demo, greeting))
  return (
    // As high as the longest greeting, so that a name that comes later moves nothing; by its key it is a heading of its own,
    // which is there at once, and not the first one on its way.
    <div className="flex min-h-24 items-center md:col-span-7 md:min-h-34 md:items-end">
      <h1
        key={greeting}
        className={`min-w-0 font-serif font-normal text-balance [overflow-wrap:anywhere] ${sizeOf(greeting)}`}
      >
        {greeting}
      </h1>
    </div>
  )
}

function sizeOf({ length }: string): string {
  if (length <= 18) return 'text-display'
  return length <= 40 ? 'text-title sm:text-heading' : 'text-title'
}
