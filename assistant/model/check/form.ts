/** Longer than any of Penny's answers, in characters. */
const longest = 1500

/**
 * Whether a text isn't plain: it contains markup, a URL or email address, internal names, hidden characters, or advice that
 * Penny must not give.
 */
export function badForm(text: string): boolean {
  return text.length > longest || forms.some((form) => form.test(text))
}

const forms = [
  /#(?!\w)|^#|[*_`|<>[\]{}\\^=]|^[^\S\n\r\u2028\u2029]*(?:[-•+]|\d+[.)])\s/m,
  /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|gov|edu|us|co|info|example|app|dev|ai)\b|\S@\S/i,
  /[^\p{Script=Latin}\p{Script=Common}\n]|[\p{Cf}\p{Co}\p{Extended_Pictographic}]|[€£¥]/u,
  /\b(?:should|recommend|advise|suggest|guarantee|promise|ought|best deal|bargain|invest(?:ment|ing)?|appreciat\w+|mortgage|loan|lender|financing|tax(?:es)?|deduct\w*|legal\w*|lawyer|attorney)\b/i,
  /\b(?:system prompt|instructions?|language model|tool|function|json|as an ai)\b/i,
  /\b(?:i|we|you)(?: am| are| have|'ve|'m|'re)?(?: just| already| now)? (?:booked|reserved|scheduled|confirmed|requested|arranged|e-?mailed|called|texted|sent you)\b/i,
  /\b(?:is|are|been|was|all|being|now) (?:booked|reserved|scheduled|confirmed)\b|\ball set\b/i,
]
