import type { Spoken } from './spoken-line.ts'

/** Patterns for buying, renting, investing or only looking. */
export const intents: Spoken[] = [
  {
    said: /\b(?:(?:just|only|am|are) (?:\S+ )?(?:looking around|browsing|curious|window shopping)|(?:i )?only look|just (?:curious|looking|nosy|checking)|not (?:really )?(?:serious|in the market(?! to (?:buy|own)))|kicking (?:the )?tires|killing time|pok(?:e|ing) around|nosing around|just exploring|window shop\w*|daydreaming|just dreaming|not ready to (?:buy|rent|move|commit)|(?:i )?only inquiring|only want to look|not a buyer|only here to look around|not (?:\S+ ){0,3}list of buyers)\b/,
    as: 'browsing',
  },
  {
    said: /^(?:nah )?(?:(?:i|we) )?(?:am |are )?(?:just |only )?(?:browsing|window shopping|looking around)\b/,
    as: 'browsing',
  },
  {
    said: /\b(?:an investor|am investor|^investor|investors? here|as an investment|for investment|(?:is|be|its|just|only|purely) an investment|investment property|rental income|cash flow|(?:to|and) rent (?:it |this |that |the place )?out|rent it out|(?:i|we) (?:(?!not\b|never\b)\S+ ){0,4}?(?:rent|lease) (?:(?:it|this|that|them|one|rooms?|the \S+) )?out(?! (?:of|here|there|my|our)\b)|lease (?:it |this |them )?out meanwhile|renting (?:it|this|that|them|the (?:place|house|condo|unit)) out|(?:purely |just |all )a numbers (?:thing|game|play)|a rental property for (?:me|us)|as an? (?:\S+ ){0,2}?rental(?: property)?(?! (?:agent|history))|a rental for (?:me|us)|for my portfolio|buy and hold|(?:to )?flip|to (?:resell|revender)|and (?:then )?(?:resell|revender|sell (?:it |them )?(?:on|after))|sell (?:it |them )?again|to rent (?:it )?(?:out )?to \S+|fund acquires|for invest(?:ing|ment)|to invest|rental (?:property )?(?:for (?:me|us) )?to hold|hold it as a rental|collect(?:ing)? (?:the |some |my )?rents?|earn(?:s|ing)? rent|(?:pay(?:s|ing)?|get(?:ting)?|brings?|bringing) (?:me|us) (?:the |in )?rent|small time landlord|(?:am|are|as) an? (?:small time |part time |small )?landlord|(?:put|have|place|keep|with) (?:a |the |my |our |some |that )?(?:current )?(?:renters?|tenants?) (?:in|inside|there|on|in place)|(?:would|will|to|and|then|i|we) keep (?:the|that|this) (?:current )?tenants?|let it appreciate|and (?:let|lease|rent) it(?: out)?$|let it (?:out )?to|(?:would|will|to|then|and|plan on|(?<!could )(?:i|we)) (?:(?!not\b|never\b)\S+ ){0,2}?(?:rent|rented|renting|lease|leasing|let|letting) (?:(?:it|this|that|them|one|the \S+) )?(?:(?:furnished|out|by the (?:week|month|night|room|year)) )?to (?!(?:me|us|my|our|own|buy|be|partir|start|someone|somebody|people like|a (?:couple|family|single|guy|person))\b)\S+|(?:put|could|would|ponerl[oa]|poner) (?:it |i |lo )*(?:up |out )?(?:for|in) (?:rent|renta|alquiler)|(?:for|to) (?:alquilar|rentar)(?:l[oa])?|it (?:rentaria|alquilaria)|(?:as|run|use)(?: it)?(?: as)?(?: an?)? (?:airbnb|vrbo|short term rental)|(?:buy|compramos) (?:\S+ ){1,3}(?:to rent|para (?:alquilar|rentar)\S*)(?: them)?(?: out)?)\b(?! first)/,
    as: 'investing',
  },
  // "I wanna rent not buy", "looking to buy not rent"
  { said: /\brent(?:ing)?(?: it)? not (?:to )?(?:buy|own|purchas)\w*/, as: 'renting' },
  { said: /\b(?:buy|own|purchas)\w* not (?:to )?rent\w*/, as: 'buying' },
  // "Not looking to buy, only rent"
  {
    said: /\bnot (?:\S+ ){0,3}buy(?:ing)?\b[^.!?]{0,12}\b(?:only|just|but) (?:\S+ )?rent(?:ing)?\b(?! (?:it )?out)|^(?:only|just|strictly) (?:want(?:ing)? to |looking to |to )?rent(?:ing)?\b(?! (?:it )?out)/,
    as: 'renting',
    isDenial: true,
  },
  {
    said: /\b(?:as|be|of|for|want|need|become|is)(?: (?:an?|our|my|the|just|like)){0,3} (?:(?:second|vacation|weekend|summer|holiday) (?:home|house|place|spot|getaway)|pied ?-?a ?-?terre)\b/,
    as: 'second home',
  },
  {
    said: /\b(?:be|is) (?:our|my) (?:primary|main|full ?-?time) (?:home|house|residence)\b|\b(?:i|we) (?:would |will |are |am )?(?:be |live )?in it (?:year ?-?round|full ?-?time|all year)\b|\bfor vivirl[oa]\b/,
    as: 'living in it',
  },
  {
    said: /\b(?:i|we) (?:(?!not\b|never\b|cant\b)\S+ ){0,3}?(?:buy|buying|purchase|acquire)\b(?! (?:groceries|furniture|a (?:dog|cat)))/,
    as: 'buying',
  },
  {
    said: /\b(?:ready|looking|want|wish|hoping|wishing|need) to (?:buy|purchase|acquire)\b|^buying\b|\bfor our (?:retirement|family home)\b|\blive in it (?:myself|ourselves)\b|\bour family home\b|\bwant to live there\b|\bclean purchase\b|\b(?:first time|home|serious|motivated|cash) ?(?:home ?)?buyers?\b|\bto own\b|\bforever home\b|\b(?:my|our) (?:first|next|dream) (?:home|house|place)\b|\bhomeowners?\b/,
    as: 'buying',
  },
  {
    said: /\b(?:i|we) (?:(?!not\b|have\b|been\b)\S+ ){0,3}?(?:rent|lease)\b(?! (?:out|it out|is|was|now|in|ends|until))/,
    as: 'renting',
  },
  {
    said: /\b(?:for|to|a place to|looking to|want to) rent\b(?! (?:out|to|it out|is))|^renting\b|\brenting it is\b|\b(?:looking at|hunting for|searching for|checking out) rentals\b|\bthe one renting\b|\b(?:apartment|place|flat|home|house) (?:for|to) rent\b|(?<!\b(?:own|owns|bought|sold) )\ba rental\b/,
    as: 'renting',
  },
]

export const purposeAnswer: Spoken[] = [
  { said: /\bnot rent\S* (?:it )?out\b/, as: 'living in it', isDenial: true },
  ...intents,
  { said: /\b(?:live|living) (?:in|there)\b|\bprimary\b/, as: 'living in it' },
  { said: /\binvest/, as: 'investing' },
]
