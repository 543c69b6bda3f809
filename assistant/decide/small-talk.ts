import type { Home } from '../facts/home.ts'
import type { Words } from '../say/format.ts'
import type { Tone } from '../say/initiative.ts'
import { lines } from '../say/lines.ts'
import { findSmallTalk, type SmallTalk } from '../understand/acts.ts'
import { asksOfPenny } from '../understand/asks-of-penny.ts'
import { asksWhoReads } from '../understand/asks-who-reads.ts'
import type { Reading } from '../understand/read.ts'
import type { Conversation } from './conversation.ts'

interface Place {
  home: Home
  number: number
  tone: Tone
  conversation: Conversation
}

/** What Penny says to a greeting, thanks, a yes or no, and to questions about herself. */
export function smallTalk({ words, own = words, text }: Reading, { home, number, tone, conversation }: Place): Words {
  if (asksWhoReads({ words: own, text })) return lines.whoReads(home)
  if (asksOfPenny(own)) return lines.ofPenny(number)
  const hasTour = conversation.matches({ tour: 'requested' })
  const hits = findSmallTalk(words)
  // "Nice to meet you" likes nothing.
  const isPartOfLonger = (one: (typeof hits)[number]) =>
    hits.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from)
  const found = new Set(hits.filter((one) => !isPartOfLonger(one)).map(({ id }) => id))
  const order: [SmallTalk, () => Words][] = [
    ['whoAreYou', lines.whoAreYou],
    ['howAreYou', lines.howAreYou],
    ['others', lines.others],
    ['invites', lines.invites],
    ['bye', lines.bye],
    ['no', lines.no],
    ['thanks', () => lines.thanks(number)],
    ['liking', () => (hasTour ? lines.likingAfterTour() : lines.liking(number))],
    ['greeting', () => (number === 0 ? lines.greeting(home, tone) : lines.hello())],
    ['yes', hasTour ? lines.yesAfterTour : lines.yes],
    ['apology', lines.hello],
    ['laugh', () => (hasTour ? lines.likingAfterTour() : lines.liking(number))],
  ]
  const said = order.find(([id]) => found.has(id))?.[1]()
  return (
    said ??
    (/^(?:fine|alright|gotcha|whatever|right)$/.test(words.join(' '))
      ? lines.noted(number, hasTour)
      : lines.nonsense(number))
  )
}
