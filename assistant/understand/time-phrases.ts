/**
 * Phrases that give the role of a day or an hour: evidence for the classifier, and the only source without a learned
 * model.
 */

/** `he has therapy till 10:30`, `I get off work at 5`: obligations, which aren't a requested time. */
export const reasonPhrase =
  /(?:^|\b(?:because|since|cause|cuz|as|bc) )(?:(?:and|so|but|hi|hello|sorry|unfortunately|sadly|oh|ugh|well|actually|turns out),? ){0,3}(?:my \w+|our \w+|the \w+|(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|it|that|this|which|anything|nothing)[a-z]+)(?:(?: wants? to \w+(?: \w+){0,3})? (?:but|and))?(?:(?:'s| is| am| are|'m|'re) (?:\w+ ){0,2}?(?:at|in|with|busy|working)\b| (?:(?:still|only|always|just|usually|never) )?(?:has|have|had|got|works?|sleeps?|naps?|teach\w*|picks?|lands?|land|flies|fly|drives?|arrives?|gets? (?:in|off|out|home|back|into)|finish\w*|ends?)\b)(?:.*\b(?:till?|until|before|from|at|by)\s+\d|.*\b(?:days|nights|evenings|mornings|weekends|late|shifts?)\b|.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day)/
export const becausePhrase = /^(?:because|cause|cuz|since|bc)\b/
export const wishPhrase =
  /\b(?:you|can|could|may|would|there|here|anything|available|free|open|works? for|move|change|reschedule|instead|make it|tour|visit|see)\b/
export const namesHour =
  /(?<![\d:])\d{1,2}(?::\d\d)?(?! ?(?:st|nd|rd|th)\b)|\bnoon\b|\b(?:morning|afternoon|evening)s?\b/

/** Something doesn't work for the visitor. */
export const denyPhrase =
  /\b(?:is (?:that|it) (?:thanksgiving|turkey day|christmas|a holiday)|(?:that|it)(?: i|')?s (?:thanksgiving|turkey day|christmas|a holiday)|not|no good|can't|cannot|cant|couldn't|don't|doesn't|won't|isn't|isnt|aren't|arent|doesnt|unable|impossible|(?:is|are) out|busy|tricky|tough|too (?:tight|early|late|soon|close)\b(?! to\b)|bad (?:for|day|time)|instead of|rather than|other than|except|anything but|cancel)\b/
