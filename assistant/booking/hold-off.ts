import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import { plainMessage } from '../understand/change-phrases.ts'
import type { Language } from '../understand/language.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { beginsAsQuestion, isQuestion } from './question.ts'

const asks =
  '(?:ask|check|confirm|talk|text|call|verify|see (?:if|what|when|whether)|make sure|double[- ]check|look (?:at|in) my|think|run (?:it|this|that) (?:by|past)|sleep on)'
const waits = new RegExp(
  String.raw`^(?:(?:um+|uh+|hmm*|oh|ok|okay|so|sorry|yeah|actually|please|well|but|probably|maybe|wait),? )*(?:wait|hold (?:on|up|off)|hang on|(?:just )?(?:a|one|1|two) (?:sec|second|moment|minute|min)|(?:just )?give me (?:(?:a|an|one|two|five|ten|some|\d+) )?(?:sec|second|moment|minute|min|bit|beat|hour|day|time)|(?:let me|lemme) (?:(?:just|first|quickly|quick) )?${asks}|(?:i|we)(?:['’]?ll| will)? (?:just |first |quickly )?${asks}|(?:(?:i|we)(?:['’]?ll)? )?(?:just )?(?:need to|have to|gotta|got to|want to|should|must) (?:just |first |quickly )?${asks}|(?:let me |lemme |(?:i|we)(?:['’]?ll| will) )(?:get back to you|let (?:you|u) know)|not (?:just )?yet|nothing yet)\b`,
)
const notYet =
  /\b(?:do not|don['’]?t) (?:book|send|confirm|submit|request|lock|move|change)(?: (?:it|that|this|anything|the tour))?(?: in)? (?:just )?(?:yet|until|till|til|before)\b|\b(?:hold off|hold it|wait) (?:on (?:it|that|this) )?(?:until|till|til|for (?:now|a|my|her|his))\b/
const espera =
  /^(?:(?:ay|oh|mmm*|eh|pues|bueno|ok|perd[oó]n|disculpe|s[ií]),? )*(?:esp[eé]r[ae](?:me|te|nos|se)?|un (?:momento|momentito|segundo|segundito|minuto|minutito)|d[eé]me (?:un|unos|tantito|chance)|dame (?:un|unos|tantito|chance)|(?:nomás |solo |primero )?(?:d[eé]j[ae](?:me|nos)|perm[ií]t[ae]me) (?:ver|pregunt|chec|consult|confirm|pens|revis|habl|platic)|(?:primero )?(?:tengo|tenemos) que (?:ver|pregunt|chec|consult|confirm|pens|revis|habl|platic)|todav[ií]a no|a[uú]n no)/

const words = {
  booking: {
    en: 'Take your time. Nothing is sent until you say yes.',
    es: 'Tómese su tiempo. No envío nada hasta que me diga que sí.',
  },
  moving: {
    en: 'Take your time. Your tour stays as it is until you say yes.',
    es: 'Tómese su tiempo. Su visita queda como está hasta que me diga que sí.',
  },
}

/**
 * The answer to someone who needs a moment before the yes to a summary: "let me ask my wife", "don't book it yet". The summary
 * stays open. Null where a message says or asks something else.
 */
export function holdOffAnswer(
  message: string,
  events: BookingEvent[],
  { phase, language }: { phase: 'booking' | 'moving'; language: Language },
): string | null {
  const onlyRefuses = events.every(({ type }) => type === 'NO' || type === 'CANCEL')
  const sentences = messageSentences(message)
  if (!onlyRefuses || !sentences.some(isHoldOff) || asksForAnswer.test(message)) return null
  const asksMore = (sentence: string) =>
    !asksToWait.test(sentence) &&
    (beginsAsQuestion(sentence) || (isQuestion(sentence) && sentence.split(/\s+/).length > 4))
  return sentences.some(asksMore) ? null : words[phase][language]
}

/** "Let me ask my roommate which day", "un momento": whether a sentence asks for a moment. */
export function isHoldOff(sentence: string): boolean {
  const said = plainMessage(sentence)
  return (waits.test(said) && !refuses.test(said)) || asksToWait.test(said) || notYet.test(said) || espera.test(said)
}

const asksForAnswer =
  /\b(?:tell me|let me know (?:if|whether|what|how)|(?:need|want|(?:would|['’]d) like|like|have|gotta) to know|d[ií]game|dime|expl[ií]queme|(?:quiero|quisiera|necesito) saber)\b/i
const putsOff =
  /^(?:not (?:just |quite )?yet|no|nope|nah|wait|hold (?:on|off|up)|hang on|first|before|todav[ií]a no|a[uú]n no|espere?|primero|antes)(?!\p{L})/iu
const comesFirst = /(?<!\p{L})(?:first|before (?:that|i|we|you)|yet|antes|primero|todav[ií]a|a[uú]n)(?!\p{L})/iu

/** "Not yet, first tell me whether cats are OK": a question is to be answered before the yes or no to a summary. */
export const wantsAnswerFirst = (message: string) =>
  putsOff.test(message.trim()) && comesFirst.test(message) && asksForAnswer.test(message)
/** "Can you hold on a sec?" */
const asksToWait =
  /^(?:(?:ok|okay|sorry|hey),? )*(?:can|could|would|will) (?:you|u|we) (?:please )?(?:wait|hold|give me)\b/i

/** "Wait, no", "hold on, the email is wrong": something is to be changed. */
const refuses =
  /\b(?:no|nope|nah|wrong|incorrect|mistake|instead|never ?mind|forget it|cancel|change|email|name|another|different|other|earlier|later|rather)\b/
