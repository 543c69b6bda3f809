import type { Topic } from './topic.ts'

/** What it costs, and on which terms. */
export const moneyTopics: Topic[] = [
  {
    name: 'flexibility',
    called: 'how flexible the price is',
    asked:
      /\bnegotia\w+|\b(price|rent|seller|owner|landlord|they)\b.{0,20}\bflexib\w+|\bflexib\w+\b.{0,20}\b(price|pricing|rent)\b|\bflexib(le|ility)\b|\b(open to|make|making|accept\w*|consider\w*|take|taking|entertain\w*|any|submit|put in|review\w*|other|multiple|competing|received) (an? |any |lower |other |all )*(offers?|bids?)\b|\boffers\b|\b(an?|my|low) offer\b|\boffer (below|under|less)\b|\bdiscounts?\b|\b(price|rent) (cut|drop|reduc\w+)s?|\b(lower|reduce|drop|cut|come down|go lower|knock)\b.*\b(price|rent|off|on)\b|\bgo (any )?lower\b|\b(be|get) (any |a bit )?(lower|cheaper)\b|\bcome down\b|\bbest price\b|\blowest\b|\bwiggle room\b|\bhaggl\w+|\bbargain\w*|\b(price|rent|is it|it's) (is )?(firm|fixed)\b|\bfirm\b|\b(below|under|less than) (the )?ask(ing)?\b|\b(take|accept) (any ?thing )?less\b|\b(accept|take|consider|do) \$?\d[\d.,]*\s?(k|m|mm|mil|million|thousand)?\b(?! (cats?|dogs?|pets?))|\bfor \$?\d[\d.,]*\s?(k|m|mil|million|thousand)\b|\bconcessions?\b|\bmonths? free\b|\bfree (rent|month)|\bspecials?\b|\blow ?ball\w*|\bget (a|any|some) (deal|money off)\b/,
    unless: /\b(does|do) (it|the \w+|they|you) offers?\b|\bflexible (tour|time|viewing|schedule)/,
    beside:
      'price pric seller owner landlord ask firm fix deal lower low less million thousand mil room drop reduc cut accept offer bid submit flexibl flexib rent leas term entertain tuesday receiv multipl compet under below final move set stone budg discount free month down off long longer sign cash full stay cheap cheaper',
    told: /\b(negotiable|open to offers|firm)\b/i,
  },
  {
    name: 'fee',
    called: 'an HOA or building fee',
    asked:
      /\bhoas?\b|\bhome ?owners?'? ?associations?\b|\b(hoa|building|condo|maintenance|monthly|association|strata|common|community|service) (fees?|charges?|dues|costs?)\b|\bdues\b|\bfees?\b|\bcommon charges\b/,
    unless:
      /\b(application|late|cleaning|broker'?s?|agency|agent|transfer|amenity|amenities|move[- ]?in|credit|admin\w*|parking|pets?|closing|legal|background) fees?\b/,
    beside:
      'cover includ monthly high expens building condo association pay charg fee du community common service maintenanc hidden extra',
    told: /\b(hoa|association|dues|building fee|monthly fee)\b/i,
  },
  {
    name: 'price',
    called: 'the price',
    asked:
      /\b(pric(e|es|ed|ing)|asking|list(ing)? price)\b|\b(listed|offered|going|selling|sold|renting) (for|at)\b|\b(the|monthly|per month|what's|what is|your|is|much) rent\b(?! (include|cover))|^rent( (price|amount))?$|\bhow much (is|does|do|would|are|for|s)( it| this| that| they)?( the| this)? ?(house|home|place|property|apartment|condo|unit|loft|townhouse|rent|it|going|cost|per month|a month|monthly|sale)\b(?! (tax|insur|manag))|\bwhat does (it|this) cost\b|\bask for it\b|\b(total|overall|all[- ]in|altogether)\b.{0,15}\b(costs?|price|monthly|month|payment)\b/,
    hinted:
      /\bhow much\b|^(is|would|will) (that|it|this)( be)? enough$|\b(in|within) (my|our) budget\b|\bcosts?\b|\bexpensive\b|\bdollars\b/,
    unless:
      /\bprice (history|trend)\b|\b(closing|moving|renovation|repair|heating|energy|utility|running) costs?\b|\bpric(e|ing) (is |a )?(flexib|negot)/,
    beside:
      'price pric ask rent sale cost expens much list figur total overall altogether payment budget all monthly final dollar pay per seller owner landlord want market full',
  },
  {
    name: 'offering',
    called: 'whether it is for sale or for rent',
    asked:
      /\b(can|could) (i|we) (rent|lease|buy|purchase) (it|this)\b|\bfor (sale|rent|lease)( or (for )?(sale|rent|lease))?\b|\b(is it|this) a (rental|sale)\b|\brent[- ]to[- ]own\b|\bbuy(ing)? or rent/,
    unless: /\bstill for\b|\bowner financ|\brent[- ]to[- ]own\b/,
    beside: 'rent sale leas buy rental purchas',
  },
  {
    name: 'lease',
    called: 'lease terms',
    asked:
      /\bleas(e|es|ing)\b(?! it)|\b(rental|lease|minimum|min|contract) (terms?|period|length|duration|stay)\b|\bterm (length|of the)\b|\bhow long (is|are|of a|can|must|do|would) .*\b(lease|rent|stay|sign|term|contract|commit)|\bmonth[- ]to[- ]month\b|\b(short|long)[- ]term\b|\b\d+[- ]months?( (lease|rental|term|contract))\b|\bone[- ]year\b/,
    unless: /\b(break|sublease|sublet|ground)\b.{0,12}\bleas|\breleas|\bairbnb\b|\bvrbo\b/,
    beside:
      'leas term length long short minimum min contract sign month rental period duration year commit stay option months landlord',
    told: /\b(lease|month-to-month)\b/i,
  },
  {
    name: 'deposit',
    called: 'a deposit',
    asked: /\b(security )?deposits?\b|\bup ?front\b|\bmove[- ]?in (costs?|fees?)\b/,
    unless: /\bearnest\b|\b(pet) deposits?\b/,
    beside: 'deposit security upfront pay total mov cost refundabl requir big larg high month',
    told: /\bdeposit\b/i,
  },
  {
    name: 'utilities',
    called: 'utilities',
    asked:
      /\butilit(y|ies)\b|\belectric(ity| bill)\b|\b(water|gas|power|heat|energy) (bills?|costs?)\b|\b(is|are) (the )?(water|gas|trash|garbage|electric|sewer|heat|power) (and \w+ )?(included|covered|paid)\b|\bpays? (for )?(the )?(water|gas|trash|garbage|electric\w*|sewer|heat|power)\b|\b(rent|price) (include|cover)s?\b/,
    unless:
      /\butility (room|closet)\b|\b(rent|price) (include|cover)s? (the )?(parking|laundry|internet|wi-?fi|pets?|furniture|storage|gym)\b/,
    beside: 'utility utiliti includ cover bill pay cost averag rent much price month separat tenant landlord paid',
    told: /\butilit(y|ies)\b/i,
  },
]
