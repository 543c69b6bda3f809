const theirs =
  /\b(?:(?:agent|lender|lawyer|attorney|broker|wife|husband|friend|brother|sister|boss|seller|owner|landlord|mother|father|mom|dad|partner|assistant)(?:'s)?|(?:my|our|the|this) (?:\w+ )?(?:office|company)(?:'s)?|his|her|their|(?:s?he['’]?s|they['’]?re|s?he is|they are)|your|old|former|fake|someone|somebody)\b[^.?!)–—\p{Extended_Pictographic}]{0,25}$/iu
const asksOfOther = /^\W*(?:(?:and|so|but|hi|hello)\W+)?(?:is|was|isn't|whose|who) (?:\w+ ){0,2}$/i
/** "Oops, gmail not gmial: beth@gmail.com" */
const corrects =
  /(?<![\p{L}'])(?!(?:is|are|was|am|it's|that's|do|just|please|but|and) )[\p{L}\d.@-]{2,40},? not [\p{L}\d.@-]{2,40}[:,] *$/iu
const denied =
  /\b(?:not|never|n't|don't|isn't|stop using|instead of|(?<!\bgets? (?:it|mine|that|this) )wrong(?!(?: (?:e-?mail|address|one))?,? (?:its|it's|it is|it should be|should be|here's|here is|one,)))\b[^.?!,;)–—]{0,30}$/i

/** `Please email my assistant Rhea at …`: where the visitor wants to be written to. */
const sentTo =
  /\b(?:contact|e-?mail|write(?: to)?|reach(?: out to)?|call|text|cc|copy|(?:send|forward) (?:it|this|that|everything|the \w+|all of it) to)\s+(?:my|our)\s+(?:assistant|wife|husband|partner|office|mother|father|mom|dad)\b/i

/** "He's my agent, mine is …" */
const ownBehind = /\b(?:mine(?: is|['’]s)?|my (?:own )?e-?mail(?: is|['’]s)?|i['’]?m|me at)[\s:]*$/i

/** Whether the words before a place say that what stands there belongs to someone else or must not be used. */
export function theirsBefore(message: string, place: number): boolean {
  const before = message.slice(Math.max(0, place - 60), place).replace(/[‘’ʼ`´]/g, "'")
  const clause = before.split(/\n|[.!?]\s/).at(-1) ?? ''
  const isQuestion =
    asksOfOther.test(clause) &&
    /^[^.!?\n]{0,60}\?|^[^\s]{3,80}\s[^.!?\n]{0,60}\?/.test(message.slice(place, place + 160))
  if (isQuestion) return true
  // `Book it in his name, Nikhil Bhatt, nikhil@bhatt.com`
  if (/\bin (?:his|her|their) name\b/i.test(clause)) return false
  if (/\b(?:use|to)\s+(?:my\s+)?$/i.test(clause)) return false
  if (corrects.test(clause)) return false
  return denied.test(clause) || (theirs.test(clause) && !sentTo.test(clause) && !ownBehind.test(clause))
}
