import type { Home } from '../facts/home.ts'
import type { Words } from '../say/format.ts'
import { lines } from '../say/lines.ts'
import { wordsOf } from '../understand/normalize.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Conversation } from './conversation.ts'
import type { Memory } from './memory.ts'

interface Place {
  home: Home
  memory: Memory
  conversation: Conversation
}

const begins =
  '(?:(?:and|so|ok|okay|but|wait|hm|hmm|well|oh|sorry|um|like|then|geez|ugh|y|o sea|osea|entonces|pero|bueno|ay) )*'
const whole = (...said: string[]) =>
  new RegExp(`^${begins}(?:${said.join('|')})(?: (?:then|though|huh|right|entonces|verdad))?$`)

/** "You don't know or there's none?", "so no or you don't know": what the listing doesn't say isn't a no. */
const asksIfNone = whole(
  '(?:(?:is )?(?:that|it) )?(?:an? )?(?:no|yes|none) or (?:is it (?:that )?)?(?:you )?(?:just )?(?:do not|not) (?:even )?know',
  '(?:do )?(?:you )?(?:just |really |actually |even )?(?:do not|not) (?:even |really )?know or (?:is )?(?:(?:there|it|they) )?(?:(?:is|are|has|have) )?(?:just )?(?:none|no|nothing|not any|not (?:one|any|there)|no such thing)',
  '(?:do )?you (?:just |really |actually |honestly )?(?:do not|not) (?:even |actually |really )?know(?: (?:that|this|it|either))?',
  'you have no (?:idea|clue)(?: at all)?',
  '(?:you have )?no (?:idea|clue)(?: at all)?',
  'no (?:lo )?sab(?:es|e|en|ia|ias)(?: eso)?(?: o (?:no hay|es que no(?: hay)?|no tiene))?',
  '(?:es que )?no hay o no (?:lo )?(?:sab(?:es|e)|te consta)',
  '(?:no|si) o no (?:lo )?sab(?:es|e)',
)
/** "Nothing nothing?", right after a question that went to the owner. */
const doubts = whole(
  'nothing(?: nothing| at all| whatsoever)?',
  'none(?: at all| whatsoever)?',
  '(?:is )?(?:that|it)(?: is)? a (?:no|yes|maybe)',
  '(?:there is|it has|they have) (?:none|nothing)',
  '(?:are )?you (?:really )?sure',
  'really(?: nothing)?',
  'seriously',
  'for real',
  'nada(?: nada| de nada)?',
  'en serio',
  '(?:esta )?segur[oa]',
)
const noThen =
  /^(?:(?:and|ok|okay|wait|well|oh|but) )*(?:so (?:that is a |is that a |it is a )?no(?: then)?|no then|entonces no|o sea que no)$/
/** Without a question mark, these are said to what Penny asked. */
const saidAlone = /^(?:nothing|none|nada|seriously|really|(?:no|ni) (?:idea|clue)|idea|mas o menos|en serio)$/
/** "Not even a ballpark?" */
const asksToGuess = whole(
  'not even (?:an? )?(?:(?:rough|wild|educated|tiny|general|ballpark) )?(?:ballpark|guess|hint|clue|idea|range|estimate|figure|number|approximation)',
  '(?:can you |could you |just )?(?:give me )?(?:an? )?(?:ballpark|rough (?:idea|guess|number)|best guess|wild guess)',
  '(?:no (?:tenes|tienes|tiene|hay) )?(?:ni )?(?:(?:una|la menor|la mas minima) )?idea(?: (?:de|aproximada).*)?',
  'ni (?:siquiera )?(?:un|una) (?:aproximad[oa]|estimad[oa]|cifra|rango|pista)(?: mas o menos)?',
  'mas o menos(?: cuanto| aunque sea)?',
)
/** "So who'd know that?" */
const asksWho = whole(
  "who(?:'d| would| will| does| might| could| can| do you think would)(?: even| actually)? (?:know|tell (?:me|us)|be able to (?:say|tell me)|have that)(?: (?:that|this|it|about (?:that|it|this)))?",
  'who (?:do|should|would|can) (?:i|we) ask(?: (?:that|about (?:that|it|this)))?',
  'quien (?:lo )?(?:sabe|sabria|sabra|me (?:lo )?puede decir|me (?:lo )?dice)(?: eso)?',
  'a quien (?:le|se lo) pregunto(?: eso)?',
)

const lineOf = ({ text }: Pick<Reading, 'text'>) => wordsOf(text).join(' ')

/** What is said to a doubt about a question that the owner was asked; null for everything else. */
export function saidOfWaiting(clause: Pick<Reading, 'text' | 'isMarked'>, place: Place): Words | null {
  const line = lineOf(clause)
  if (saidAlone.test(line) && !clause.isMarked) return null
  const isAsked = place.conversation.matches({ owner: 'asked' })
  if (asksWho.test(line)) return lines.ownerKnows(place.home, isAsked)
  if (!isAsked) return null
  const isPrice = place.home.price === null && meaningOf(place.memory.subject ?? []).topics.includes('price')
  if (asksToGuess.test(line) && (isPrice || place.conversation.context.wasUnanswered))
    return lines.onlyGuessing(place.home)
  if (asksIfNone.test(line)) return lines.notSaid(place.home)
  return isDoubtAlone(clause) && place.conversation.context.wasUnanswered ? lines.notSaid(place.home) : null
}

const asksNews =
  /^(?:(?:and|so|ok|okay|about|by) )*when (?:will|would|do|can|could|should) (?:you|i|we|they) (?:know|find out|hear|get back|have an answer|get an answer)\b|\b(?:any (?:news|answer|reply|word|update)|(?:hear|heard) back|(?:did|has|have) (?:the |your )?(?:seller|owner|landlord|agent|they|he|she) (?:answer\w*|repl\w+|respond\w*|said|say))\b/

/** "If I get an offer in, when would I hear back?" asks of another answer. */
const isNews = ({ words, own = words }: Reading) => asksNews.test(own.join(' ')) && !own.includes('if')

/** "Yes please find out", "can you ask them?" after the owner was asked. */
const asksToAsk =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|please|pls|great|thanks|can|could|would|will|you|and|then|so|just|do|if) )*(?:ask|find out|find that out|check|check on that|look into (?:it|that)|let me know|let us know|get back to me|pass (?:it|that|all that|all of that|them|those) (?:on|along|to (?:whoever \w+ \w+ \w+|them|him|her|the \w+)))(?: (?:to (?:them|him|her|the (?:seller|owner|landlord|agent))|them|him|her|the (?:seller|owner|landlord|agent)|for (?:me|us)|it|that|everything|all(?: of)? (?:it|that|this|them|those)|about (?:it|that|all (?:of )?(?:it|that|this|them))|and let (?:me|us) know|please|then|first|it is important|it matters|to us|to me|when you (?:can|know|hear(?: back)?)))*$/

/** What is said to a doubt, to news that are asked of the owner, and to a wish to ask; null for everything else. */
export function answerOfWaiting(reading: Reading, place: Place): { act: 'question' | 'smallTalk'; text: Words } | null {
  const doubt = saidOfWaiting(reading, place)
  if (doubt) return { act: 'question', text: doubt }
  if (!place.conversation.matches({ owner: 'asked' })) return null
  if (asksToAsk.test((reading.own ?? reading.words).join(' ')))
    return { act: 'smallTalk', text: lines.isAsked(place.home) }
  return isNews(reading) ? { act: 'question', text: lines.noNews(place.home) } : null
}

/** "So no then. Who's paying to keep it warm?": beside a question, it asks nothing. */
export function isDoubtAlone({ text }: Pick<Reading, 'text'>): boolean {
  const line = lineOf({ text })
  return doubts.test(line) || noThen.test(line)
}
