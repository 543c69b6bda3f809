import { isMoney, moneySource } from './money.ts'
import { type Qualification, speaker } from './qualification.ts'

/** Rules for the topics `budget` and `financing`. */
export const budgetAndFinancing: Qualification[] = [
  {
    topic: 'budget',
    holds: isMoney,
    said: new RegExp(
      String.raw`\b(?:(?:my|our|the|with an?|an?)\s+(?:[\w-]+\s+)?|^|,\s+|\band\s+)(?:budget|max(?:imum)?|limit|price range|ceiling|upper limit)(?:'s)?(?:\s+(?:is|of|for this|would be|tops out|goes|runs|maxes out|at|here|to spend|price|rent|per month|a month|monthly|:|,))*:?\s*(?<value>${moneySource})`,
      'i',
    ),
  },
  {
    topic: 'budget',
    holds: isMoney,
    said: new RegExp(
      String.raw`\b(?:i|we|i'm|we're|i'd|we'd)\b(?:\s+[\w']+){0,4}?\s+(?:spend|spending|pay|paying|afford|go up to|go as high as|go to|budgeted|budget|stay|stretch to|stretch|keep it|be)\s+(?:(?:it|rent|something|somewhere|anything|total|monthly|for rent|on rent|in rent|a total of)\s+)*(?<value>${moneySource})`,
      'i',
    ),
  },
  {
    topic: 'budget',
    holds: isMoney,
    said: new RegExp(
      String.raw`(?:\b(?:i'm|i am|we're|we are|i|we)\s+|^)(?:looking|searching|shopping|hunting)\b(?:\s+[\w'-]+){0,8}?\s+(?<value>(?:up to|under|below|less than|between|around|from|at most|no more than|max)\s*${moneySource}|(?<=in the\s)${moneySource}\s+range)`,
      'i',
    ),
  },
  {
    topic: 'budget',
    holds: isMoney,
    said: new RegExp(String.raw`\b(?:with|have|on|got|working with)\s+an?\s+(?<value>${moneySource})\s+budget\b`, 'i'),
  },
  {
    topic: 'financing',
    said: new RegExp(
      String.raw`${speaker}(?:(?:been|have|got|get|am|are|'ve been|already|fully|now)\s+)*(?<value>pre[- ]?(?:approved|qualified)(?:\s+(?:through|with|by) [A-Z][\w&]{1,20}(?: [A-Z][\w&]{1,20})?)?(?:\s+(?:for|up to|at|with|by|to)(?:\s+(?:an?|the|my|mortgage|loan|for|of|up to))*\s*(?:${moneySource}|[A-Z][\w& ]{1,20}\b)?)?)`,
      'i',
    ),
  },
  {
    topic: 'financing',
    said: /(?:\b(?:i|we|have|got|with|my|our)\s+|^)(?:have\s+|got\s+)?(?:an?\s+|my\s+|our\s+|the\s+)?(?<value>pre-?approval(?: letter)?(?: (?:is )?(?:for|up to|of) (?:up to )?\$?\d[\d.,]*\s?(?:k|m|million)?\b)?|proof of funds|mortgage commitment|loan approval)(?!\s+(?:(?:is|was)\s*)?(?:required|needed|necessary))/i,
  },
  {
    topic: 'financing',
    said: /(?:^(?:and |but |also |yes,? )?|\b(?:i'm|i am|we're|we are|as|i'd be|we'd be|it's|it is|it'll be|it would be)\s+)(?:an?\s+|all\s+)?(?<value>(?:all[- ])?cash (?:buyers?|purchase|offer|deal))\b/i,
  },
  {
    topic: 'financing',
    said: /\b(?:i|we|i'm|we're|i'll|we'll|i'd|we'd)\b(?:\s+\w+){0,3}?\s+(?<value>(?:pay(?:ing)?|buy(?:ing)?|offer(?:ing)?|purchas(?:e|ing))(?: it)?(?: (?:in|with|all))?(?: full)? (?:all )?cash)\b/i,
  },
  {
    topic: 'financing',
    said: /(?:^(?:financing|paying|buying|putting|with)|\b(?:i|we|i'm|we're|i'll|we'll|i've|we've)\b)(?:\s+\w+){0,4}?\s+(?<value>(?:\d{1,2}\s?(?:%|percent) down|(?:fha|va|conventional|jumbo) (?:loan|financing|buyers?))(?! payment assistance))/i,
  },
  {
    topic: 'financing',
    said: /\b(?:i|we)(?:'ll| will)?\s+(?:first\s+)?(?:need|have|must|want)\s+(?:to\s+)?(?:first\s+)?(?<value>sell (?:my|our) (?:[\w-]+\s+){0,2}(?:house|home|condo|apartment|place|townhouse|property)(?: first)?)/i,
  },
  {
    topic: 'financing',
    said: new RegExp(
      String.raw`\b(?:i|we)(?:'ve| have)?\s+(?:got\s+|saved\s+)?(?<value>${moneySource}\s+(?:for (?:a|the) )?(?:down(?: payment)?|deposit|in cash|cash))\b`,
      'i',
    ),
  },
]
