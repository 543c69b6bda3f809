import type { Spoken } from './spoken-line.ts'

const own = '(?:my|our|mine|ours|the (?:old|other|current))'
const home =
  '(?:house|home|condo|place|town ?house|townhome|apartment|property|flat|loft|unit|farm|ranch|cabin|duplex|bedroom|residence|one)'
const lender =
  '(?:bank|lender|broker|credit union|union|loan officer|underwriter|(?:mortgage|loan) (?:people|folks|guy|lady|company|broker|officer|guys)|chase|wells fargo|citi|schwab|rocket|first \\S+)'
const money = '(?:#|~\\d+(?:\\.\\d+)?)'

/** A home of theirs that has to go first, though no "sell" names it. */
export const indirectSales: Spoken[] = [
  // "Need a buyer for my loft before I could do anything"
  {
    said: new RegExp(
      String.raw`\bbuyers? for ${own}\b|\b(?:need|find|have|got|until|waiting on) (?:us |me )?a buyer first\b`,
    ),
    as: 'needs to sell first',
    isDenial: true,
  },
  // "Nothing happens until someone takes our townhouse"
  {
    said: new RegExp(
      String.raw`\b(?:someone|somebody|anyone|anybody|buyer) (?:(?:has|needs|got|else|finally|would|will|does|have) ?(?:to )?)?(?:takes?|buys?|bought|purchases?|grabs?|closes on) (?:(?:over|up) )?${own}\b`,
    ),
    as: 'needs to sell first',
    isDenial: true,
  },
  // "Someone has to take our house off our hands first"
  { said: /\boff (?:my|our) (?:own )?hands\b/, as: 'needs to sell first', isDenial: true },
  // "I'd need the one bedroom sold first", "first that one gets sold"
  {
    said: new RegExp(
      String.raw`\b(?:my|our|the|that|this) (?:\S+ ){0,2}?${home}(?: (?:in|on|at) \S+(?: \S+)?)? (?:(?:would|will|must|has|have|needs?|to|be|is|gets?|first|getting) ){0,4}(?:sold|sell)(?: (?:first|before|beforehand|already)\b|$)|\bfirst (?:that|my|our|the)(?: \S+){1,2} (?:gets?|is|has to be|must be) sold\b`,
    ),
    as: 'needs to sell first',
    isDenial: true,
  },
  // "We'd have to let go of our current home"
  {
    said: new RegExp(
      String.raw`\b(?:let(?:ting)? go of|part(?:ing)? (?:with|from)|mov(?:e|ing)) ${own}(?: \S+){0,2}? ${home}(?: first)?\b(?= first| before|$)`,
    ),
    as: 'needs to sell first',
    isDenial: true,
  },
  // "My flat, which I haven't sold yet"
  {
    said: /\b(?:have|has|is|are) not (?:been )?sold(?: (?:it|that one))? yet\b/,
    as: 'needs to sell first',
    isDenial: true,
  },
  // "La venta de mi apartamento"
  {
    said: new RegExp(
      String.raw`(?<!\bfrom (?:the )?)\b(?:sale|selling) (?:of|on) (?:my|our)(?: (?:\S+ ){0,2}?${home}|$)`,
    ),
    as: 'needs to sell first',
    isDenial: true,
  },
]

/** A lender's yes, though no "approved" says so. */
export const lendersYes: Spoken[] = [
  // "Our lender's letter came", "a letter from Chase"
  {
    said: new RegExp(
      String.raw`\b${lender}(?: s)? (?:approval )?letter\b|^(?!.*\b(?:someone|somebody|guy|coworker|neighbor|friend)\b).*\bletter (?:from|by|signed by|in hand from) (?:(?:the|my|our|a|an) )?${lender}\b`,
    ),
    as: 'preapproved',
  },
  // "Our lender looked at everything and issued the letter"
  {
    said: new RegExp(
      String.raw`\b${lender} (?:(?!not\b)\S+ ){0,12}?(?:issued|wrote|written|gave|given|sent|provided|handed)(?: (?:me|us|over))?(?: (?:the|a|an|our|my)) (?:\S+ )?letter\b|^(?:the lot |and )*issued (?:me |us )?(?:the|a|our) letter\b|\b(?:got|have|with) (?:the|my|our|a) letter (?:in hand|in writing|already)\b`,
    ),
    as: 'preapproved',
  },
  // "Got a green light from the mortgage people", "signed off by First Citizens"
  {
    said: new RegExp(
      String.raw`\b(?:green ?light|thumbs up|go ahead|blessing|yes|ok|okay|nod) (?:\S+ ){0,2}?(?:from|by) (?:(?:the|my|our|a) )?${lender}\b|\b(?:signed off|cleared|okayed|greenlit|vetted|underwritten) (?:on )?by (?:(?:the|my|our|a) )?${lender}\b|\b${lender} (?:(?:has|have|already|just) )*(?:(?:said|say|says|given|gave) (?:(?:me|us) )?(?:yes|ok|okay|(?:the|a|their) (?:yes|green ?light|thumbs up|go ahead|nod)))\b`,
    ),
    as: 'approved by the lender',
  },
  // "It says up to 1.1 right on the approval"
  { said: /\b(?:on|in|per|by) (?:the|my|our) (?:loan |bank |lender )?approval\b/, as: 'preapproved' },
]

const bank = '(?:loans?|mortgages?|financing|banks?|lenders?|credit|financiacion|financiamiento|hipoteca|prestamo)'

/** All of it paid by themselves, though no "cash" says so. */
export const indirectCash: Spoken[] = [
  // "None of it borrowed", "we aren't borrowing a dime"
  {
    said: /\b(?:none of (?:it|that|this|the \S+)|nothing|no (?:part|cent|dime|penny|dollar) of (?:it|that|this)|not a (?:cent|dime|penny|dollar)(?: of (?:it|that|this))?) (?:(?:is|are|will|would|be|being|gets?) ){0,2}(?:borrowed|financed|mortgaged)\b|\bnot (?:be )?(?:borrow|borrowing|owe|owing|finance|financing) (?:(?:a|one|any|single|anyone|anybody) ){0,3}(?:dime|cent|penny|dollar|thing|nothing|anything|any of it|money)\b|\bwithout borrowing\b|\bnever owed (?:a |any |the )?(?:bank|lender)\b/,
    as: 'cash, no loan',
    isDenial: true,
  },
  // "We don't use lenders", "no necesito financiación"
  {
    said: new RegExp(
      String.raw`\b(?:do|will|would|am|are|does|going to|shall) not (?:(?:be|plan to|going to|even|really|ever|intend to) )?(?:need|needing|use|using|want|wanting|involve|involving|require|requiring|bother with|deal with|work with|believe in|go through|do) (?:(?:a|any|the|with|no) )?${bank}\b(?! (?:yet|so far|account|approval|score|check|card|until|quote|calculator|info\w*|history|contingency))|\b(?:no i need|no we need|not i need|no need (?:for|of)|no need) (?:a |any )?${bank}\b(?! (?:yet|so far|account|contingency))`,
    ),
    as: 'cash, no loan',
    isDenial: true,
  },
  // "The bank isn't part of this", "no lender involved"
  {
    said: /\b(?:banks?|lenders?) (?:is|are|will|would|does)(?: be)? not (?:be )?(?:part|involved|in (?:this|it|the picture|on it)|needed|coming into|going to be (?:part|involved)|have a say)\b|\bno (?:banks?|lenders?|loan officers?|mortgage|financing|loan) (?:is |are |will be |would be |getting )?(?:involved|needed|necessary|required|in (?:this|the picture|it)|contingency)\b|\b(?:there )?(?:will|would) not be (?:a|any) (?:loan|mortgage|lender|bank)\b/,
    as: 'cash, no loan',
    isDenial: true,
  },
  // "I've got it all put aside", "covered start to finish"
  {
    said: /\b(?:i|we) (?:have|got|have got) (?:it|this|everything|all of it|the (?:whole|full|entire) (?:\S+ )?(?:price|amount|thing|sum))(?: all)? (?:covered|put aside|set aside|saved(?: up)?|put away|stashed|sitting|in the bank)\b/,
    as: 'cash',
  },
  // "It'd come straight out of checking", "full asking from my own account"
  {
    said: /^(?!.*\b(?:down|deposit|closing costs|earnest|fee)\b).*(?:^| )(?:(?:straight|right|directly|all|it|everything|lot|comes?|coming|paid|pay|paying|buy|buying|asking|#) (?:out of|from)|out of) (?:(?:my|our|the|a|an) )?(?:own )?(?:checking|savings(?: account)?|bank account|(?:own|brokerage|family|llc|company|business)(?: \S+)? (?:account|funds|money)|brokerage)\b/,
    as: 'cash',
  },
  // "The whole thing gets wired at closing"
  {
    said: /\b(?:whole|full|entire) (?:thing|amount|price|sum|lot|balance|purchase)(?: \S+){0,2}? (?:wired|paid (?:up ?front|in full|at closing|on day one))\b|\bwir(?:e|ing) (?:it all|all of it|everything|the lot)\b|\b(?:own|propios) (?:funds|money|fondos)\b|\bfondos propios\b|\b(?:in one (?:payment|check|wire|lump sum))\b/,
    as: 'cash',
  },
  // "The money's there", "dispongo del total"
  {
    said: /\b(?:the|our|my) (?:money|funds) (?:(?:is|are|sits|s) )?(?:all )?(?:already )?(?:there|ready|in place|in hand|in (?:the|my|our) (?:bank|account|checking|savings))\b|\b(?:have|has|got|dispongo|dispose|disponemos) (?:of |de |del )?(?:the )?(?:total|(?:whole|full|entire) (?:amount|sum|price))\b/,
    as: 'cash',
  },
  // "Enough to cover the whole price"
  {
    said: /\b(?:cover|covers|covering|pay|pays) (?:for )?(?:the )?(?:whole|entire|full) (?:price|amount|thing|cost|purchase|asking)\b|\bfully funded\b/,
    as: 'cash',
  },
]

/** A part of it borrowed, though no "mortgage" says so. */
export const indirectLoans: Spoken[] = [
  // "The VA route", "VA guy here"
  {
    said: /\bva (?:guy|gal|girl|man|buyers?|borrowers?|person|people|folks|route|way|program|entitlement|benefits?|eligible|backed|money)\b|\b(?:go|going|buy|buying|use|using|through|via|do|doing) (?:with )?(?:the |my |our )?va\b/,
    as: 'VA loan',
  },
  // "A 10/1 ARM", "adjustable, 7/1"
  {
    said: /\b\d{1,2} \d arm\b|\b(?:an|the|take an|with an) arm(?! (?:and|or|chair|rest|wrestl|length|s))\b|\badjustable (?:rate|mortgage|loan|\d{1,2} \d|arm)\b/,
    as: 'adjustable-rate mortgage',
  },
  // "The bank would carry a good part of the price"
  {
    said: new RegExp(
      String.raw`\b${lender} (?:(?:would|will|has|have|had|must|does|can|is|going|to|it|what) ){0,6}(?:carry|carries|carrying|put|puts|putting|cover|covers|covering|lend|lends|lending|pay|pays|fund|funds|finance|finances|financing|foot|pick up|pitch in|come up with|bring|brings|bringing)(?: (?:up|us|me|in))? (?:(?:the|a|about|around|good|large|big|bulk|mayor|of) ){0,4}(?:most|part|parte|half|rest|bulk|share|majority|remainder|balance|chunk|${money})(?= |$)`,
    ),
    as: 'mortgage',
  },
  // "Some of that would be a loan", "I'd finance around 60"
  {
    said: /\b(?:rest|remainder|(?:some|part|most|half|rest|all|a third|two thirds) of (?:it|that|this|the \S+)) (?:(?:would|will|is|being|be|has to|comes?|needs? to|come) ){0,3}(?:(?:a|from a|on a|with a|through a|from the|with the|through the|by the) )?(?:loan|mortgage|borrowed|financed|bank|lender|credit union)\b|\bloan people\b|\b(?:kind|type|sort|size) of (?:mortgage|loan) (?:i|we)\b/,
    as: 'mortgage',
  },
]
