import { useEffect } from 'react'
import { describePage, type PageHead } from './head.ts'

/** Keeps the head of the document true while a page is shown; null leaves what the server sent. */
export function usePageHead(head: PageHead | null): void {
  const key = JSON.stringify(head)
  useEffect(() => {
    const now = JSON.parse(key) as PageHead | null
    if (now) describePage(now)
  }, [key])
}
