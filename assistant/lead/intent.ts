import { type Qualification, speaker } from './qualification.ts'

/** Rules for the topic `intent`: buying or renting. */
export const intent: Qualification[] = [
  {
    topic: 'intent',
    as: 'buying',
    said: new RegExp(
      String.raw`${speaker}(?:(?:looking|want(?:ing)?|ready|going|would like|like|interested|thinking|need|intend|plan(?:ning)?|hop(?:e|ing)|trying|here)(?:\s+(?:to|in|of|about))?\s+)?(?<value>buy(?:ing)?(?! (?:you|time|furniture|groceries|it for))|purchas(?:e|ing))\b`,
      'i',
    ),
  },
  {
    topic: 'intent',
    as: 'buying',
    said: /(?:^|\b(?:i'm|i am|we're|we are|as)\s+)(?:an?\s+)?(?:serious\s+|motivated\s+|first[- ]time\s+|qualified\s+|cash\s+)*(?<value>(?:home)?buyers?)\b(?!\s+(?:agent|'s|do|have|usually|should|must))/i,
  },
  {
    topic: 'intent',
    as: 'buying',
    said: /\b(?:i'm|i am|we're|we are|^)\s*(?:looking|searching|hunting) for (?:[\w-]+\s+){1,6}(?<value>to buy)\b/i,
  },
  {
    topic: 'intent',
    as: 'renting',
    said: new RegExp(
      String.raw`${speaker}(?:(?:looking|want(?:ing)?|ready|going|would like|like|interested|need|intend|plan(?:ning)?|hop(?:e|ing)|trying|here)(?:\s+(?:to|in|of))?\s+)(?<value>rent(?:ing)?(?! out)|leas(?:e|ing)(?! out))\b`,
      'i',
    ),
  },
  {
    topic: 'intent',
    as: 'renting',
    said: /\b(?:i'm|i am|we're|we are)\s+(?:only\s+|just\s+)?(?<value>renting|leasing|renters?|a renter)\b(?!\s+(?:out|in|at|from|now|right|until|till|month|a|our|my|since|currently|for))(?<!currently \w+)/i,
  },
  {
    topic: 'intent',
    as: 'renting',
    said: /\b(?:i'm|i am|we're|we are|^)\s*(?:looking|searching|hunting) for (?:(?:[\w-]+\s+){1,6}(?<value>to rent)\b|an?\s+(?:[\w-]+\s+){0,3}rental\b)/i,
  },
]
