import { beginsAsQuestion } from './question.ts'

/**
 * A sentence that asks something and names a time as two, the time first: "Sunday at 11 then, and what's the HOA?", "how old is
 * it, and could we come at 1:30 instead?". Others as they are.
 */
export function withQuestionApart(sentence: string): string[] {
  for (const { index, 0: joint } of sentence.matchAll(joints)) {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + joint.length)]
    const opened = before.replace(announcement, '')
    if (asksOfHome(opened) && namesTime.test(after)) return [after, marked(opened)]
    if (asksOfHome(after) && namesTime.test(before) && !isQuestionOfHome(before)) return [before, marked(after)]
  }
  return [sentence]
}

const joints = /,? (?:and|also|plus|n|&|y)(?: (?:also|btw|then|please|pls))?,? (?=\S)/g
/** "Two things: …" */
const announcement = /^[^:?]{0,30}: /
const marked = (question: string) => `${question.replace(/[\s,.!?]+$/, '')}?`

const clock = String.raw`\d ?[ap]\.?m\b|:\d\d|\bnoon\b|\bhalf past\b|\bquarter (?:to|past)\b`
const day = String.raw`day\b|\b(?:mon|tues?|wed|thurs?|fri|sat) \d|\btomorrow\b|\btonight\b|\d(?:st|nd|rd|th)\b`
const namesTime = new RegExp(
  String.raw`${clock}|${day}|\b(?:at|to|until|around|make it|do|say) \d{1,2}\b|\b(?:hours?|half an hour|minutes) (?:later|earlier|back)\b|\b(?:push|back|up) (?:it )?(?:an hour|half an hour|\d+ )|(?<!\p{L})(?:las? \d|horas?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?!\p{L})`,
  'iu',
)
const namesOtherTime = new RegExp(
  String.raw`${clock}|${day}|(?<!\p{L})(?:las \d|lunes|martes|jueves|viernes|domingo)`,
  'iu',
)

/** A question that isn't about when to come, and asks for no time. */
const asksOfHome = (text: string) =>
  text.trim().split(/\s+/).length >= 3 &&
  (isQuestionOfHome(text) || wantsAnswer.test(text)) &&
  !namesOtherTime.test(text)
const isQuestionOfHome = (text: string) => beginsAsQuestion(text) && !ofTour.test(text.trim())
const wantsAnswer = /^(?:tell me|let me know|dime|d[ií]game) (?:if|whether|what|how|si|cu[aá]nt|qu[eé])/i
const ofTour =
  /^(?:(?:what|which|how) (?:time|day|hour|slots?|about|works?|is (?:better|best|good)|does that|do you have|have you)|which|when (?:can|could|works|are you)|(?:can|could|would|may|might) (?:we|i|you|u|it)\b|(?:is|are|does|do|would) (?:that|this|it|those|these|they|either|both|you|u) (?:ok|okay|work|works|possible|fine|open|available|free|good|all right|alright|suit|there)\b|is (?:he|she|anyone|someone|an? (?:hour|half)))/i
