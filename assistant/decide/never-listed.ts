import type { Home } from '../facts/home.ts'
import { asksOfPenny } from '../understand/asks-of-penny.ts'
import { asksWhoReads } from '../understand/asks-who-reads.ts'
import type { Reading } from '../understand/read.ts'

/** What listings don't say: how long they have been listed, what was paid before, why someone sells, who is asked for what. */
const neverListed =
  /\b(?:rent|lease) ?backs?\b|\b(?:years?|life|much)\b.{0,12}\bleft (?:on|in|of) (?:the |its |that )?(?:roof|furnace|boiler|heater|water heater|heat pump|ac|appliances|warranty|septic)\b|\bcc (?:and )?rs?\b|\bccrs?\b|\b(?:bylaws|by laws|covenants)\b|\b(?:by|with|via|through|in|on|take|takes|accept|accepts)\b (?:an? |my )?(?:venmo|zelle|paypal|cash ?app|apple pay|credit cards?|debit cards?|personal checks?|cheques?|crypto|bitcoin|wire transfer|money orders?)\b|\brent (?:control\w*|stabili[sz]\w*)\b|\bsince when\b.*\b(?:hoa|fees?|dues|rent|deposit|parking|pets?)\b|\b(?:how long|since when|how many days)\b.*\b(?:on the market|been listed|been for sale)\b|\b(?:last|previous|previously|originally)\b.*\b(?:sold|sell|sale|paid|pay|bought)\b|\b(?:sold|sell|paid|pay|bought)\b.*\b(?:last time|last|previously|originally)\b|\bprice (?:history|cuts?|drops?|reductions?)\b|\bwhy (?:are|is|did|do|does)\b.*\b(?:sell|selling|sells|moving|leaving|leave)\b|\b(?:rent|much|what)\b.*\b(?:tenant|renter)s? (?:is |are )?pay(?:s|ing)?\b|\b(?:hoa|fees?|dues)\b.*\b(?:rais(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|hik(?:e|es|ed|ing))\b|\b(?:rais(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|hik(?:e|es|ed|ing))\b.*\b(?:hoa|fees?|dues)\b|\b(?:hoa|fees?|dues)\b.*\b(?:go|goes|going|gone|went) up\b|\b(?:go|goes|going|gone|went) up\b.*\b(?:hoa|fees?|dues)\b|\b(?:guests?|visitors?)\b.{0,25}\bpark|\bguest parking\b|\bwhen\b.*\b(?:to|on|hits?) (?:the )?market\b|\bgo(?:es|ing)? live\b.*\bwhen\b|\bwhen\b.*\bgo(?:es|ing)? live\b|\b(?:fire|flood|liquefaction|hazard)(?: \w+){0,2} zones?\b|\b(?:credit score|guarantors?|cosigners?|co signers?|income)\b.*\b(?:need|needed|require|required|accept|accepted|take|minimum|allow|want)\b|\b(?:need|require|accept|minimum|take)\b.*\b(?:credit score|guarantors?|cosigners?)\b/

/** "Does the HOA let owners rent the place out?" */
const hoaRule =
  /\b(?:hoa|association|condo board|co op board)(?: \w+)?(?: \w+)? (?:let|lets|allow|allows|permit|permits|approve|approves|restrict|restricts|prohibit|prohibits|ban|bans|forbid|forbids|object|say no|mind|care(?! of))\b|\b(?:allowed|permitted|ok|okay|banned|forbidden) (?:by|with|under) the (?:hoa|association)\b/

/** What a tenant pays in a home that is for sale. */
const tenantsRent =
  /^(?:and |so |ok )*(?:what|how much) (?:is|does|did) (?:it|this|the (?:place|unit|condo|home|apartment)) (?:renting|rented|rent) (?:out )?for(?: now| currently| today| right now| at the moment)?$|^(?:and |so |ok )*(?:what is |how much is )?(?:the |their )?(?:current |existing |in place |tenants? )?rent(?: now| currently| today)?$|\b(?:what|how much) rent (?:do|does|is|are) (?:they|he|she|(?:the )?tenants?)\b|\b(?:what|how much) (?:might|would|could|can|should) (?:it|this|the (?:whole |entire )?(?:place|unit|condo|home|house|apartment)) rent (?:out )?for\b|\b(?:what|how much)(?: rent| money)? (?:does|is) (?:it|this|the (?:place|unit|condo|home|apartment)) (?:bring|bringing|get|getting|fetch|fetching|earn|earning|pull|pulling)(?: in)?\b/

const people =
  '(?:boyfriend|girlfriend|bf|gf|partner|fiancee?|husband|wife|mom|mother|dad|father|parents|sister|brother|cousin|friends?)'
const mustI = '(?:(?:do|did|would|should|must) (?:i|we|you)(?: have| need)?(?: to)?|is|are)'
const isThatOk =
  '(?:is|would|will|does|do) (?:that|it|this|they)(?: be)? (?:ok|okay|enough|good enough|fine|a problem|an issue|help|matter|work|count|acceptable)'

/** What listings don't say, whatever numbers the question names; no sum answers it. */
const neverSaid: RegExp[] = [
  // What a late payment costs.
  String.raw`\blate (?:fees?|charges?|penalt(?:y|ies))\b|\b(?:charges?|fees?|fines?|penalt(?:y|ies)|happens?|grace|evict\w*)\b.*\b(?:late (?:with|on) (?:the |my |our )?rent|(?:pay|paying) (?:(?:the |my |our )?rent |it )?late|rent (?:is|comes|gets|was) late)\b`,
  // "And have they gone up in the last few years?" of the dues.
  String.raw`^(?:(?:and|so|ok|but) )*(?:have|has|did|do|does|will|would) (?:it|they|that|those|this) (?:(?:ever|just|recently|usually|often|really) )*(?:(?:gone|go|went|going) up|been raised|increased?)(?: (?:a lot|much|often|recently|lately|yearly|(?:every|each|a|this|last|next) year|(?:in|over|during|within) the (?:last|past) .{1,20}|since .{1,20}))*$`,
  // Whether work was done with permits.
  String.raw`\bpermits? (?:(?:were|was|been|get|got|all) )*(?:pulled|filed|issued|closed|signed off|approved)\b|\b(?:pull|pulled|pulling) (?:any |the |all |all the )?permits?\b|\b(?:building|construction|work) permits?\b|\b(?:work|remodel\w*|renovat\w*|built|addition|done) (?:\w+ ){0,3}(?:with|without) (?:the |any |proper )?permits?\b`,
  // How long the owners have lived there.
  String.raw`\bhow (?:long|many years)\b.*\b(?:owners?|sellers?|landlords?)\b.*\b(?:live|lived|living|own|owned|had|been)\b|\b(?:owners?|sellers?|landlords?)\b.*\bhow (?:long|many years)\b.*\b(?:live|lived|living|own|owned|had|been)\b`,
  // An association's savings and lawsuits.
  String.raw`\breserve funds?\b|\b(?:hoa|association|building|condo)\b.*\breserves\b|\breserves\b.*\b(?:hoa|association|building|condo)\b|\b(?:hoa|association|building|board)\b.*\b(?:lawsuits?|litigation|sued|suing|in court)\b|\b(?:lawsuits?|litigation|sued|suing)\b.*\b(?:hoa|association|building|board)\b`,
  // Who clears the snow.
  String.raw`\bsnow(?:s|ed)?\b.*\b(?:shovel\w*|plow\w*|clear\w*|remov\w*)\b|\b(?:shovel\w*|plow\w*|clear\w*|remov\w*)\b.*\bsnow\b`,
  // At which hour the keys are handed over.
  String.raw`\bwhat (?:time|hour)(?: of (?:the )?day)? (?:do|can|could|would|will) (?:i|we) (?:get to |be able to )?move in\b|\bwhat (?:time|hour)\b.*\bkeys?\b|\bkeys?\b.*\bwhat (?:time|hour)\b`,
  // What a seller pays of what a buyer pays to close.
  String.raw`\b(?:they|he|she|sellers?|owners?)\b.*\b(?:cover|pay|pays|help with|chip in|contribute|split|throw in)\b.*\bclosing\b`,
  // "How come only then?" of what is negotiable.
  String.raw`^(?:(?:and|so|ok|but|wait) )*(?:how come|why) (?:only|just) (?:then|that|those|for \w+(?: \w+)?|the \w+(?: \w+)?|with \w+)\b`,
  // From which day a number of days is counted.
  String.raw`^(?:(?:and|so|ok|but|is|are|that|it|counting|counted|starting|like) )*from (?:when|what day|which day|today|now)\b.*\bor\b.*\b(?:accept\w*|acceptance|sign\w*|offers?|contract|escrow)\b`,
  // A list before the market: how to get on it, and who is on it.
  String.raw`\bhow (?:do|can|could|would|does|should) (?:i|we|one|you|someone) (?:get|be|join|sign up|put (?:myself|my name|our names?)|get put|be put|be added|get added)(?: in)?(?: (?:on|onto) (?:that|it|this)|(?: (?:on|onto|for|to))? the (?:wait ?list|waiting list|list))(?= \w+$|$)`,
  String.raw`\b(?:can|could|will|would) you (?:please |just )?(?:put|add|get|sign) (?:me|us|my name|our names?)(?: down| up)? (?:on|onto|to|for) (?:the|your|that|this) (?:wait ?list|waiting list|list)\b`,
  String.raw`\b(?:people|buyers|names|others|anyone|anybody|someone)\b.*\b(?:ahead of (?:me|us)|in front of (?:me|us)|before (?:me|us) (?:on|in)|on (?:the|that) (?:wait ?list|waiting list|list))\b`,
  String.raw`\bhow (?:long|many people) .*\b(?:ahead of (?:me|us)|on the (?:wait ?list|waiting list))\b`,
  // "How long would I have before everyone else sees it?"
  String.raw`\bbefore (?:every|any)(?:one|body) else (?:can |gets to |could )?(?:sees?|hears?|knows?|gets? (?:it|in)|views?|tours?)\b`,
  // Since when a home has been as it is, and who did what to it.
  String.raw`\b(?:how long|since when) (?:has|is|have) (?:it|this|the (?:place|house|home|condo|unit))(?: been| sat)? (?:empty|vacant|unoccupied|sitting|like (?:that|this))\b`,
  String.raw`\bwho was the architect\b`,
  // "When was it last painted?"
  String.raw`^(?:(?:and|so|ok|but) )*(?:when|what year|how long ago) (?:was|were|did) (?:it|that|they|those|the \w+(?: \w+)?) last \w+(?:ed|ted|done)$`,
  // What happens where a tenant stays on.
  String.raw`\b(?:can|could|will|would|what if|if) (?:they|he|she|(?:the )?(?:tenant|renter)s?) (?:refuses? to|does not|do not|will not|never) (?:go|leave|move|moves|leaves)\b`,
  String.raw`\bwhose (?:problem|job|responsibility|fault) (?:is|would|will)\b`,
  // In how many parts something is paid.
  String.raw`\b(?:in|into|over) (?:two|three|2|3) (?:parts|payments|installments|instalments)\b(?!.*\bhow much\b)`,
  // Who may live there, and what is asked of applicants: income, credit, papers, guarantors.
  String.raw`\bcredit score\b.*\b(?:ok|okay|enough|fine|problem|issue|matter)\b`,
  String.raw`\b(?:credit|fico|income|salary|stipend|earn|earns|make|makes|self employed|missed rent|late on rent|ssn)\b.*\b${isThatOk}\b`,
  String.raw`\b(?:is|would|will) (?:that|this|it|my \w+|our \w+)(?: be)? (?:enough|sufficient)(?: of an?)? (?:income|salary|money)?\b.*\b(?:qualify|approved|apply|accepted)\b|\b(?:do|would|will|can|could) (?:i|we) qualify(?: (?:on|with) (?:our |my |that |this )?income| for (?:it|this|the (?:apartment|place|unit|loft|lease)))?$`,
  // "No credit score yet, but savings. Do they go by that?"
  String.raw`^(?:(?:and|so|ok|but) )*(?:do|does|would|will|could|can) (?:they|he|she|the (?:landlord|owner)) (?:\w+ )?(?:go by|go off|count|weigh|factor in|care about) (?:that|it|those|savings)\b`,
  String.raw`\bhow much (?:do|does|would|should|must) (?:i|we|they|he|she|one|my \w+|a \w+) (?:have to|need to) (?:earn|make)\b`,
  String.raw`\b(?:combine|pool) (?:our |their |the )?incomes?\b|\bcombined income\b`,
  String.raw`\b(?:uses?|using|with|have|has|get|need) (?:an? |my |our )?(?:guarantor|co ?signer)s?\b`,
  String.raw`\b(?:what|which|any) (?:other )?(?:documents|paperwork|docs|papers)\b`,
  String.raw`\b(?:send|email|get|see|have|read) (?:me |us )?(?:the |any |a copy of the )?(?:hoa |condo |association )(?:docs|documents|paperwork|papers|minutes)\b`,
  String.raw`\b(?:can|could|may|is|would|will) (?:it be ok if )?(?:my|our) (?:\w+ )?${people}\b(?! and (?:i|me)\b).*\b(?:move in|live|stay)\b`,
  String.raw`\b(?:bring|have|move) (?:my|our) (?:\w+ )?${people}\b.*\b(?:to live|live with|move in|in later)\b`,
  String.raw`\b(?:have|has|need|needs) to be on the lease\b|\badd (?:her|him|them|my \w+) (?:later|to the lease)\b`,
  String.raw`\bmonth to month after\b|\b(?:big|special|upcoming|pending|any) (?:\w+ )?assessments?\b`,
  String.raw`\bhow long (?:is it )?to (?:the )?(?:union|downtown|midtown|uptown|manhattan|brooklyn|oakland|berkeley|airport|beach|bridge|station|campus|\w+ (?:sq|square|st|street|ave|avenue|station|park|airport|campus|university|hospital|beach|bridge))\b`,
  String.raw`\bwhy (?:is|has|did|does) (?:it|this|nobody|no one|anyone)\b.*\b(?:empty|vacant|living|lived|sitting|sold|sell)\b`,
  String.raw`\b(?:both|all|each|everyone|we|roommates?) (?:\w+ ){0,6}on the lease\b`,
  String.raw`\b(?:company|employer|corporation|llc)\b.*\b(?:signs?|signing|on the lease|rents? it|pays? the rent)\b`,
  String.raw`\b(?:board|hoa|association) (?:have to |has to |need to |needs to |must )?(?:approve|interview)\b`,
  String.raw`\b(?:owners?|landlords?) (?:ever |consider |be open to |think of )+sell(?:ing)?(?: it)?$`,
  String.raw`\b(?:${mustI}|without|before|need to|have to|skip) .*\b(?:tour|see it|seeing it|visit|viewing|showing)\b.*\b(?:to|before|if) (?:(?:i|we|you) )?(?:want to )?(?:apply|applying|rent it|lease it|make an offer|offer|sign)\b|\b${mustI} (?:\w+ ){0,3}(?:pre ?approv\w+|preapproval|pre ?qualif\w+|proof of funds|id|an agent|a realtor|an application|a background check|credit check)\b.*\b(?:tour|see it|visit|viewing|showing)\b`,
  // How the rent is paid, and what is paid besides.
  String.raw`\bpay (?:\w+ ){0,6}(?:in advance|ahead of time|at once)\b|\bpay (?:for )?(?:the |a )?(?:full|whole|entire) (?:year|lease|term) (?:of rent )?up ?front\b|\bprepay\b`,
  String.raw`\bpay (?!(?:for )?(?:the )?(?:heat|heating|water|trash|garbage|sewer)\b)(?:\w+ ){0,4}separately\b`,
  // Which loans and conditions an offer may come with.
  String.raw`\b(?:accept|accepts|accepting|take|takes|taking|consider|considers|entertain|open to|ok with|okay with|fine with|work with|deal with)(?: an?| my| our| any)? (?:fha|va|usda|conventional|jumbo|contingent|contingenc\w+|financed|financing|home sale|seller financing)\b`,
  String.raw`\bpay (?:rent )?from the \d|\bdeposit for (?:them|it|him|her|(?:the |a |my |our )?(?:\w+ )?(?:cats?|dogs?|pets?|animals?))\b`,
  String.raw`\b(?:gross|net|rental)? ?yield\b|\bcap rate\b`,
  String.raw`\b(?:deposit|fee|money)\b.*\bto hold\b|\bholding (?:deposit|fee)\b|\bhold it for (?:me|us)\b`,
  `^(?:(?:and|so|ok|is|do i pay|do i need|do we pay|the|no) )*last month(?: s)?(?: rent)? (?:too|as well|also|due|required|needed)$`,
  String.raw`\b(?:make|making|made|allow|grant) an? exceptions?\b|^(?:(?:so|and|ok|but|really|wow) )*(?:no|any|zero) exceptions?\b`,
  // "Any chance to put a washer in the unit?"
  String.raw`\b(?:put|install|add|hook up|bring in|set up|squeeze|fit) (?:in )?(?:an? |my |our )(?:own )?(?:washer|dryer|washing machine|dishwasher|window unit|ac unit|air conditioner|bidet|ev charger|car charger)\b`,
  String.raw`\bstreet (?:cleaning|sweeping)\b`,
  String.raw`\b(?:bigger|larger|higher|double|smaller|lower|extra|(?:bit|little|some) more) deposit\b|\bdeposit (?:be )?(?:bigger|larger|higher|lower|smaller|negotiable)\b`,
  String.raw`\b(?:is|are) there\b.*\bmove in fees?\b|\b(?:an?|any) (?:\w+ )?move in fees?\b`,
  // The lease before its end, and other uses than living there.
  String.raw`\b(?:break|breaking|terminate|terminating) (?:the |my |our |a )?lease\b|\bearly termination\b`,
  String.raw`\b(?:sign|signed|lease|leave|leaving|twelve|12|year)\b.*\b(?:leave|leaving|move out|moving out|get out|end it|out) early\b|\bbreak clause\b|\bget out of the lease\b`,
  String.raw`\bsub ?(?:lets?|letting|lease|leasing)\b`,
  String.raw`\b(?:rent(?:ing)?|lease|buy) (?:it )?(?:sight unseen|without (?:visiting|seeing|viewing|touring))\b`,
  String.raw`\blive ?work\b|\b(?:run|running|operate) (?:an?|my|our) (?:\w+ )?business\b|\b(?:clients|customers|patients) (?:coming|come|visiting|visit)\b`,
  String.raw`\b(?:book|reserve|schedule) the (?:freight |service )?(?:elevator|lift)\b`,
  String.raw`\b(?:hours|times|rules) (?:for|about|on) moving(?: in)?\b|\bmoving (?:hours|rules)\b`,
  String.raw`\brent(?:al)? (?:caps?|restrictions?)\b`,
  // Who mends what, and what is wrong with it.
  String.raw`\b(?:if|when) (?:something|anything|stuff|things|an appliance) (?:breaks?|goes wrong|stops working|leaks?)\b|\bhow (?:fast|quick|quickly|soon) do they (?:usually )?(?:fix|repair)\b`,
  String.raw`\b(?:something|anything|what is) wrong with (?:it|this|the (?:house|home|place|apartment|condo|unit))\b`,
  // What was before, and what will be.
  String.raw`\b(?:what|how much) did (?:they|he|she|the (?:sellers?|owners?)) (?:pay|buy)\b|\bwhat did (?:it|that|this|the one|the \w+)(?: \w+){0,2} (?:go|sell) for\b`,
  String.raw`\bwhat (?:have|did) (?:the )?(?:others?|other \w+|neighbors)(?: \w+){0,4} (?:sold|sell|gone|go) for\b`,
  String.raw`\brent (?:go|went|gone) up\b|\brent (?:to )?(?:stay|stays|remain|remains|be|change|changes|increase|increases)\b.*\b(?:second|next|following|2nd) year\b|\brent\b.*\b(?:year (?:two|2)|after (?:the first year|a year|that))\b|\b(?:last|previous) tenants?\b.*\brent\b|\brent\b.*\b(?:last|previous) tenants?\b`,
  String.raw`\b(?:nobody|no one|anyone|anybody|someone|somebody)\b.*\blived\b.*\bsince when\b|\bhow long has (?:nobody|no one)\b`,
  String.raw`\bconstruction (?:going on|planned|nearby|next door|around|across|coming)\b|\b(?:any|planned|future|upcoming) construction\b|\b(?:going to be|gonna be|being|get) built (?:in front|next|across|nearby|behind|beside)\b`,
  // What it costs to keep a thing.
  String.raw`\b(?:cost|costs|expensive|much)\b.*\bto (?:run|heat|operate|insure)(?: it)?\b(?! a business)`,
  String.raw`\b(?:what|how much) do (?:people|they|you|tenants|most) (?:usually |typically |normally )?pay (?:in (?:the )?winter|for (?:heat|electric\w*|gas|utilities))\b`,
  String.raw`\b(?:shoot|film|record)(?:ing)? (?:an? |my |our )?(?:\w+ )?(?:films?|movies?|podcasts?|videos?|shorts?|scenes?)\b`,
  // Whose a thing is, and what leaves with the seller.
  String.raw`\b(?:does|do|is|are) (?:it|that|this|they|those|the \w+(?: \w+)?) belong(?:s|ing)? to\b|\bwho (?:owns|gets|keeps|takes) (?:the|that|this|those|it)\b(?! (?:place|house|home|building|unit|condo|apartment|loft|property|packages?|deliver\w+|mail|deposit|keys?))|\b(?:do|does|will|would) (?:the )?(?:sellers?|owners?|tenants?) (?:take|keep|leave|taking|keeping|leaving) (?:it|that|them|those|the (?!offer|deposit|place|house|home|unit|condo|apartment))`,
  // How an association is run, and what other owners do.
  String.raw`\b(?:hoa|association|board)\b.*\b(?:strict|chill|picky|annoying|laid ?back|easy ?going|nosy|petty|uptight|reasonable|run by|a pain|well run|cool (?:about|with))\b`,
  String.raw`\b(?:do|does|can|are) (?:any |other |the |many |most |some )*owners? (?:rent|lease|renting|leasing|live|living|airbnb)\b|\bowner occup\w+|\b(?:mostly|mainly|more) (?:owners|renters) (?:or|and|than) (?:owners|renters)\b`,
  // What neighbors put up with.
  String.raw`\b(?:will|would|do|does|might) (?:the |my |other )*neighbors? (?:\w+ )?(?:mind|complain|care|object)\b|\b(?:bother|disturb|annoy|wake) (?:the |my |any )*neighbors\b`,
  // What a tenant may put up, and who may stay for a night.
  String.raw`\b(?:put up|hang|hanging|mount|string|install) (?:up )?(?:an? |my |our |some |the )?(?:(?:christmas|holiday|xmas|big|pride|american|political) )*(?:lights|decorations|flags?|banners?|signs?|shelves|pictures|posters|tv|hammock|swing|mezuzah)\b`,
  String.raw`\b(?:sleep|stay|stays|sleeps) (?:over|the night|overnight)\b|\bsleepovers?\b|\bovernight guests?\b|\bhaunted\b`,
  // What is asked of applicants: a Social Security number, a guarantor.
  String.raw`\bdo i need an? (?:social security number|us credit|credit score|credit history|credit|co ?signer|guarantor|pay ?stubs?) to apply\b`,
  String.raw`\b(?:can|could|may|would) (?:he|she|they|my \w+) (?:be added|get added|add|join|get on|go on)(?: on| to)?(?: it| the lease)? (?:later|down the road)\b`,
  // What an owner may do with a spot.
  String.raw`\b(?:(?:rent|lease)(?:ing)? out|sell(?:ing)?(?: off)?|sublet(?:ting)?) (?:the|my|that|our|this|mine) (?:\w+ )?(?:spot|space|parking|garage|stall)\b`,
  // Which animals are there already, or were.
  String.raw`\b(?:prior|previous|past|last|former) (?:tenants?|owners?|renters?|people) (?:\w+ )?(?:have|had|own|owned|keep|kept|smoke|smoked)\b`,
  String.raw`\b(?:are|is) there (?:any |many |a lot of |lots of |other |already |an? )*(?:dogs?|cats?|pets|animals) (?:in the building|in there|there (?:already|now)|on the (?:floor|block|street|row)|next door|nearby|living|around)\b|\b(?:does|do) (?:any(?:one|body)?|other|the|my|many|most) ?(?:neighbors?|tenants?|residents?|people|owners?|one)? (?:else )?(?:there )?(?:have|own|keep) (?:an? |any |big |barking )*(?:dogs?|cats?|pets?)\b`,
  // Blinds that darken a room, and on which days a doorman is there.
  String.raw`\bblack ?outs?\b|\bblacks? out the (?:sun|light)\b`,
  String.raw`\b(?:is|are) (?:the |there an? )(?:doorman|doormen|concierge|porter|super|front desk|desk|staff|gym|pool|valet|office|lobby) (?:also |even |still )?(?:there|open|on(?: duty)?|staffed|closed|off|working|around|manned|available)\b.*\b(?:christmas|thanksgiving|holidays?|easter|sundays?|saturdays?|weekends?|midnight|new year\w*)\b`,
  // Whether what is there is new: "is yours recent?", after a kitchen of one's own.
  String.raw`\bis yours (?:\w+ )?(?:recent|new|newer|old|older|original|updated|redone)\b`,
  // How several people hold a title.
  String.raw`\b(?:title|deed|ownership)\b.*\b(?:split|shared?|held|divided|in both|both names|percent\w*)\b|\b(?:split|share|divide) (?:the )?(?:title|deed|ownership)\b`,
  // Who is near when something is needed.
  String.raw`\b(?:does|do|will|would) (?:the |your )?(?:landlord|landlady|owner|super|superintendent|manager|property manager) (?:also |even |actually )?live (?:in the (?:building|house)|in this building|on ?site|on the property|upstairs|downstairs|next door|close|nearby)\b|\b(?:is|are) there (?:an? )?(?:on ?site |live in )(?:super|superintendent|manager|landlord)\b`,
  // Who is at home during a tour, and who comes along.
  String.raw`^(?:(?:and|so|ok|also) )*(?:can|could|may) (?:my|our) (?:\w+ )?${people} (?:also )?(?:come|join)(?: too| along| as well| with (?:me|us))?$`,
  String.raw`\b(?:someone|somebody|anyone|anybody|who)\b.*\bmeet (?:us|me)\b`,
  String.raw`\btenants?\b.*\b(?:be|is|are|stay|stays|remain) (?:there|home|around|present|at home|inside|in (?:it|the \w+))\b.*\b(?:looks?|tours?|visits?|come|see|showings?|viewings?|while (?:i|we)|when (?:i|we))\b`,
].map((one) => new RegExp(one))

const isNeverSaid = (line: string) => neverSaid.some((one) => one.test(line))

const petFee = /\b(?:pet|cat|dog) (?:deposit|rent|fee)s?\b/

/** Whether no number answers the question: what listings never say, or what this one doesn't charge for a pet. */
export function takesNoSum({ words, text }: Pick<Reading, 'words' | 'text'>, { petRule }: Home): boolean {
  const line = words.join(' ')
  const chargesForPets = (petRule?.monthlyEach ?? null) !== null
  return (
    isNeverSaid(line) ||
    namesSchool.test(line) ||
    ofNoNumber.test(line) ||
    asksOfPenny(words) ||
    asksWhoReads({ words, text }) ||
    (!chargesForPets && petFee.test(line))
  )
}
/** No number of the home answers it: a comparison with other homes, half a bath, a grand piano, a child's age; and weather, which has no date. */
const ofNoNumber =
  /^(?:id|(?:i|we) (?:would|will)) (?:do|pay|offer|give) \$?\d[\d.,]*(?:k|m)?(?: (?:right )?now| today)?$|\b(?:on|by) foot\b|\bthan (?:the )?(?:other|others|most|similar|neighboring)\b|\blast weigh ?ins?\b|\bmonths? (?:of |in )?(?:savings|reserves|pay ?stubs|bank statements)\b|\bhalf (?:ba(?:th|ths|throoms?)|one)\b|\b(?:baby grand|grand piano)\b|\b(?:youngest|oldest|eldest|baby|toddler|son|daughter|kid|boy|girl) is (?:only |just |about )?\d|\bhow (?:hot|cold|warm|humid|sunny|dark|loud|noisy)\b|^(?:(?:and|so|ok) )*(?:an?|one|1) year (?:minimum|min|at least|at the least|max|maximum)\b|^(?:(?:and|plus|then|now) )*add (?:the |property )*tax(?:es)? at\b/
const namesSchool = /\b(?:zoned|kindergarten)\b/

/** Whether only the owner can answer the question. */
export function isNeverListed({ words, amounts, topics }: Reading, { isRental }: Home): boolean {
  const line = words.join(' ')
  if (isNeverSaid(line)) return true
  // "Permit" is a word of parking, too.
  const isOfParking = topics.includes('parking') && /\b(?:park|parking|cars?|garage)\b/.test(line)
  const isRule = hoaRule.test(line) && !topics.includes('pets') && !isOfParking
  // "Can guests park on the street without a permit?"
  if (/\b(?:permit|sticker|zone)\b/.test(line) && /\bpark/.test(line)) return false
  return amounts.length === 0 && (neverListed.test(line) || isRule || (!isRental && tenantsRent.test(line)))
}
