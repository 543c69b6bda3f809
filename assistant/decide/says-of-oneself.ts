import type { Reading } from '../understand/read.ts'

const few = '(?:two|three|four|five|six|seven|[2-9])'
const starts = '(?:so|and|but|well|ok|okay|yes|oh|also)'

/** What visitors say of themselves in words that resemble a question about the home. */
const statements: RegExp[] = [
  // "Budget is 3.9 to 4.2", "our max would be 5k"
  String.raw`^(?:${starts} |my |our |their |his |her |the )*(?:(?:budget|ceiling|max|maximum|cap|price range) (?:is|tops|would be|will be|of|around|up to)|number (?:is|would be))\b(?!.*\b(?:ok|okay|enough|under|over|too)\b).*`,
  `^(?:${starts} |they |we |i |he |she )+(?:would|will|do|does) not need (?:a |any )?(?:loan|mortgage|financing)$`,
  // "Not preapproved yet", "no mortgage, or maybe a small one", "lender call is Monday"
  String.raw`^(?:${starts} )*(?:not|no|still not) (?:pre ?approved|mortgage|loan|lender)\b.*`,
  String.raw`^(?:${starts} |my |our |the )*(?:lender|bank|broker|loan officer) (?:call|meeting|appointment)\b.*`,
  // "Would pay cash"
  String.raw`^(?:${starts} )*would (?:like|love|prefer|rather|want|need|pay|be paying)\b.*`,
  // "I misspoke, make that 4.55"
  String.raw`^(?:${starts} |i misspoke |sorry |actually )*make (?:that|it) \$?\d+\.\d+(?: ?m| million| k)?$`,
  // "So four people total", "there are three of us", "my teenage son included"
  `^(?:${starts} |that is |thats |just |we are |it is |makes )*${few} (?:people|persons|adults|of us)(?: total| in total| altogether| in all)?$`,
  String.raw`^(?:${starts} )*there (?:are|will be|would be) (?:just |only )?${few} of us\b.*`,
  // "Yes I'd live there too"
  `^(?:${starts} )*(?:i|we|they|he|she) would (?:live|be living|stay|move in) (?:there|here|in it)(?: too| as well)?$`,
  String.raw`^my (?:\w+ ){1,3}included$`,
  `^(?:whatever |honestly )?(?:i am|we are) (?:happy|good|fine|ok|okay) either way$`,
  // "Ok that's kinda nice actually"
  `^(?:${starts} )*(?:that is|it is) (?:kind of |kinda |pretty |really |so |actually |very )*(?:nice|cool|great|good|fine|lovely|helpful|awesome|perfect)(?: actually| then| though)?$`,
  `^(?:oof|yikes|ouch|eek|whoa|phew|damn)$`,
  `^(?:just )?me$`,
].map((one) => new RegExp(one))

/** "No pets, we both travel too much" */
const hasNone = /^(?:and |but |with )?no (?:pets?|kids?|children|smokers?|cars?|dogs?|cats?)$/

/** Whether a clause only says something of its writer. `isOneOfSeveral`: the message has other clauses, too. */
export function saysOfOneself(
  { words, isMarked }: Pick<Reading, 'words' | 'isMarked'>,
  isOneOfSeveral: boolean,
): boolean {
  const line = words.join(' ')
  return !isMarked && (statements.some((one) => one.test(line)) || (isOneOfSeveral && hasNone.test(line)))
}
