import type { Site } from './site/site.ts'
import { readTourPage } from './site/tour-facts.ts'

export async function lookAtRequest(site: Site, expected: object): Promise<void> {
  await site.sees(() => see(site), { ...expected, isIndexed: false })
}

async function see({ page, calls }: Site): Promise<object> {
  const { title, sentence, alert, buttons, robots } = await readTourPage(page)
  const called = (operation: string) => calls.story.filter((call) => call.operation === operation)
  const isLoading = title?.startsWith('Loading') ?? true
  const isError = title === "This link doesn't work"
  return {
    title: isLoading ? 'loading' : title,
    message: isLoading || isError ? null : firstParagraph(sentence, title),
    problem: alert,
    button: buttons.some((words) => /^Confirm/.test(words ?? '')),
    busy: buttons.some((words) => /^Confirming/.test(words ?? '')),
    again: buttons.includes('Try again'),
    sends: calls.held('confirmTourRequest')?.path.split('/').at(-2) ?? null,
    asked: called('getTourRequest').length,
    sent: called('confirmTourRequest').length,
    isIndexed: !robots?.startsWith('noindex'),
  }
}

/** What is said of the request itself, before what to do about it. */
function firstParagraph(sentence: string | null, title: string | null): string | null {
  return title === 'Confirm your tour request' ? (sentence?.split('Confirm within')[0] ?? null) : sentence
}
