import type { Listing } from '../listing.ts'
import { everydayQuestions, everydayQuestionsInSpanish } from './everyday-questions.ts'
import { seasonQuestion } from './season-questions.ts'
import { type PlainQuestion, visitorsQuestions, visitorsQuestionsInSpanish } from './visitors-questions.ts'

const beIn =
  '(?:be )?(?:sleep|sleeping|living|live|wake up|waking up|unpack|unpacking|cooking|hang|hanging|settle in|settled|get settled|nest|in it|inside)'
const someone = '(?:they|he|she|anyone|anybody|someone|somebody|the (?:seller|owner|landlord|agent)s?)'
const offer = '(?:it|that|this|one|them|(?:an |the |my |our )?(?:offers?|numbers?|bids?))'
const supply = '(water|heat|heating|gas|power|electricity|trash|garbage|internet)'

/** Questions in words that say nothing of the fact which answers them. */
const inEnglish: PlainQuestion[] = [
  // "How fast could I be sleeping there?"
  {
    said: new RegExp(
      String.raw`\b(?:how (?:fast|soon|quick|quickly|early|long (?:until|till|before))|when) (?:could|can|would|will|do) (?:i|we) (?:\w+ ){0,2}?${beIn}\b(?! (?:tour|visit))`,
    ),
    means: 'how soon can i move in',
  },
  // "… what month to give notice at my place so it lines up with yours"
  {
    said: /\b(?:when|what (?:month|day|date|week)|how soon) (?:to|do i|should i|would i|can i|could i|do we|should we) (?:have to |need to |safely )?give (?:my |our )?notice\b/,
    means: 'when is it available',
  },
  // "Could I get them down to 1.8?"
  {
    said: /\b(?:could|can|would|might|any chance|think) (?:i|we|of) (?:\w+ )?(?:get|getting|talk|talking|knock|knocking|bring|bringing|beat|beating|push|pushing|haggle|haggling|negotiate|negotiating|argue) (?:them|him|her|it|this|that|the (?:seller|owner|landlord|price|rent|ask|asking price))(?: all the way| back)? (?:down )?to (\$?\d[\d.,]*(?:k|m)?(?: (?:million|thousand|mil|grand))?)(?! ?(?:degrees|%|percent|lb|minutes|am|pm|months?|years?|people|cars?|dogs?|cats?|cents|acres?|sqft|x))/,
    means: 'would they take $1',
  },
  // "If I send a number over the weekend, when does anybody even read it?"
  {
    said: new RegExp(
      String.raw`\b(?:offers?|numbers?|bids?|lowball)\b.*\b(?:when|what days?|how soon|how often) (?:do|does|would|will|might) ${someone} (?:\w+ )?(?:read|look at|review|open|go through|see|check|consider|decide on|respond to) ${offer}\b`,
    ),
    means: 'when are offers reviewed',
    of: 'sale',
  },
  // "Is 1895 the number or a number?"
  {
    said: /\bis (?:that|it|this|\$?\d[\d.,]*k?m?) (?:really |just )?(?:the (?:final |last |real )?(?:number|figure)|a (?:number|starting point|suggestion|wish|opening number))(?: or (?:just )?an? (?:number|starting point|suggestion|wish|opening number))?$/,
    means: 'how firm is the price',
  },
  // "What's it like in July?"
  {
    said: /\bwhat is it like (?:in there |inside )?(?:in|during) (?:the )?(?:summer|june|july|august|september|heat waves?)\b|\bhow (?:hot|warm|bad) does it get (?:in there|inside|up there)\b/,
    means: 'how is it cooled',
  },
  {
    said: /\bwhat is it like (?:in there |inside )?(?:in|during) (?:the )?(?:winter|december|january|february)\b|\bhow cold does it get (?:in there|inside|up there)\b/,
    means: 'how is it heated',
  },
  // "Can I see the bridge?", from there
  {
    said: /\b(?:can|could|will|would|do|does) (?:i|we|you|one) (?:actually |even |really |still )?see the (bridge|bay bridge|golden gate(?: bridge)?|water|bay|ocean|skyline|city|hills|mountains?|sunset|sunrise|fireworks|river|park)(?: from (?:there|it|here|the \w+(?: \w+)?))?$/,
    means: 'is there a view of the $1 from the windows',
  },
  // "Where would my visitors leave their cars?"
  {
    said: /\bwhere (?:would|do|can|could|will|should) (?:my |our |the )?(?:\w+ )?(?:guests?|visitors?|friends?|family|parents|(?<=\b(?:my|our) )people) (?:leave|put|park|stick) (?:their |the )?(?:cars?|trucks?|vehicles?)?/,
    means: 'is there guest parking',
  },
  // "Am I gonna hear the elevator?"
  {
    said: /\b(?:am i|are we|will i|will we|would i|do you|can you|could you) (?:\w+ ){0,2}?hear (?:the |any )?(elevators?|street|traffic|neighbors|people|trains?|bart|subway|gym|garage|pool|heat pump|radiators?|trash trucks?|bars?|buses?|cars?)\b/,
    means: 'how much noise is there from the $1',
  },
  // "How far up is it? I get wobbly past ten."
  {
    said: /\bhow far up (?:is|are|am|would|will) (?:it|this|that|i|we|the (?:place|unit|apartment|condo|loft|home|flat))\b|\bhow (?:far|high) (?:off|above|from) the (?:ground|street) (?:is|are|am|would) (?:it|this|that|i|we|the (?:place|unit|apartment|condo|loft|home|flat))\b|\bhow many (?:stories|floors|storeys|levels) up (?:is|are|am|would)\b/,
    means: 'what floor is it on',
  },
  // "When could I look?"
  {
    said: /\bwhen (?:could|can|would|should|do|may|might) (?:i|we) (?:\w+ )?(?:look|peek|take a peek|have a peek|get a peek|poke around|look around|walk around|nose around|have a nosy|get inside|see inside|get a look)(?: at it| around| inside| at the (?:place|house|loft|condo|apartment))?$/,
    means: 'when can i tour',
  },
  // "Just give me the HOA situation", "what's the deal with the HOA"
  {
    said: /\b(?:give me|what is|tell me|explain|how is|what about) (?:the |about the )?(?:hoa|association) (?:situation|deal|story|damage|scene|picture|like)\b|\bwhat is the (?:situation|deal|story|damage) (?:with|on) the (?:hoa|association)\b/,
    means: 'what are the hoa dues',
  },
  // "What am I on the hook for every month besides mortgage and taxes?"
  {
    said: /\b(?:what|how much)\b.*\b(?:on the hook for|owe|pay|paying|pays|shell out|cough up|fork over|due|costs?|goes out|bills?)\b.*\b(?:every|each|a|per) month\b.*\b(?:besides|apart from|on top of|beyond|outside|other than|after|aside from|in addition to|not counting|excluding) (?:the |my |our )?(?:mortgage|loan)\b/,
    means: 'what are the hoa dues',
    of: 'sale',
  },
  {
    said: /\b(?:besides|apart from|on top of|beyond|outside|other than|aside from|in addition to|not counting|excluding) (?:the |my |our )?(?:mortgage|loan)(?: and (?:the )?(?:property )?tax(?:es)?)?\b.*\b(?:what|how much)\b.*\b(?:on the hook for|owe|pay|paying|shell out|due|cost)\b/,
    means: 'what are the hoa dues',
    of: 'sale',
  },
  // "Does the water come out of my pocket?", "the radiators run all winter, who's paying for that?"
  {
    said: new RegExp(
      String.raw`\b(?:does|do|will|would|is|are) (?:the )?${supply}(?: bills?)? (?:come out of my (?:own )?pocket|on me\b|on my dime|my (?:problem|responsibility|bill|dime)|mine to pay|on the house|on you guys|on the landlord)`,
    ),
    means: 'who pays for the $1',
    of: 'rental',
  },
  {
    said: /\b(?:radiators?|heat|heating|furnace|boiler)\b.*\b(?:who(?: is|s| gets| gets to| has to)? (?:paying|pays?|stuck with|billed|foots?|footing|covers?|covering|eats?|eating)\b|on whose dime)/,
    means: 'who pays for the heat',
    of: 'rental',
  },
  // "Can I get in the water in May without turning blue?"
  {
    said: /\b(?:can|could|will|would) (?:i|we|you|the kids|people) (?:\w+ )?(?:get|go|be|jump|hop) in(?:to|side)? the water in (january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    means: 'is the pool heated in $1',
  },
  // "Is it on a cut-through where people fly past your driveway?"
  {
    said: /\bcut through\b|\b(?:cars|people|drivers|traffic|they) (?:fly|flying|race|racing|zoom|zooming|speed|speeding|tear|tearing|whip|whipping) (?:past|by|through|down|up)\b/,
    means: 'is it on a through street',
  },
  // "Am I hauling the groceries up anything?"
  {
    said: /\b(?:am i|are we|do i|do we|would i|will i|would we|have to|need to|got to) (?:\w+ )?(?:haul|hauling|carry|carrying|lug|lugging|drag|dragging|schlep|schlepping|climb|climbing|hike|hiking|go|going|walk|walking) (?:(?:it|them|everything|stuff|groceries|bags|the \w+|my \w+) )?(?:all )?(?:up|down) (?:anything|something|(?:any |some |a bunch of |a lot of )?(?:steps|stairs))\b(?! (?:inside|to (?:the )?(?:bed|bath|laundry|kitchen|garage|basement)))/,
    means: 'are there steps at the entrance',
  },
  // "What does that add on top of the rent?", after a beagle and a cat
  {
    said: /\bwhat (?:that|it|they|this|he|she|the pets|the animals) (?:adds?|would add|will add|tacks? on|costs?) (?:on top of|on to|onto|to) (?:the |my )?rent\b|\bwhat (?:does|do|would|will) (?:that|it|they|this|he|she) (?:add|tack) (?:on top of|on to|onto|on|to)(?: (?:the |my )?rent)?\b/,
    means: 'how much extra is that a month',
  },
  // "Does the bass next door come through the wall?"
  {
    said: /\b(?:comes?|coming|carry|carries|carrying|leaks?|bleeds?|bumps?|drifts?|travels?|go|goes|get|gets) (?:\w+ ){0,2}?(?:thru|through) (?:the |my |our |that )?(?:walls?|windows?|floors?|ceilings?|doors?|bricks?|glass|vents?)\b/,
    means: 'how much noise is there',
  },
  // "Is a person gonna meet me there or is it a lockbox deal?"
  {
    said: /\b(?:a person|somebody|someone|anybody|anyone|an agent|a human) (?:gonna|going to|will|be there to|to) (?:\w+ )?(?:meet|greet|let) (?:me|us)\b|\block ?box (?:deal|thing|situation|tour)\b/,
    means: 'who will meet me at the tour',
  },
  // "Does anybody show this thing or is it just pics?"
  {
    said: /^(?:(?:and|so|hi|hey|but|ok) )*(?:does|do|will|would) (?:anybody|anyone|somebody|someone|they|you|you guys) (?:ever |actually |even )?show (?:this|it|that|the (?:place|house|home|condo|unit|loft|apartment))(?: (?:thing|place|house|home|at all|in person))*(?: or .*)?$/,
    means: 'can i tour it',
  },
  // "How soon could a fella get inside?"
  {
    said: /\bhow (?:soon|fast|quick|quickly) (?:could|can|would) (?:a \w+|one|somebody|someone|i|we) (?:get|look|peek|poke around|have a look) inside\b/,
    means: 'when can i tour',
  },
  // "Where would my in-laws crash when they visit?"
  {
    said: /\bwhere (?:would|do|can|could|will|should) (?:my|our) (?:[\w-]+ ){1,3}(?:crash|sleep|stay|bunk)\b/,
    means: 'is there a guest room',
  },
  // "Is there a handicap spot painted in front that would eat my permit parking?"
  {
    said: /\b(?:handicap|handicapped|disabled|loading|blue|red) (?:curb|zone|spot|space)s?\b.*\b(?:in front|out front|outside|painted|curb)\b/,
    means: 'what is marked on the curb in front',
  },
  // "I hear it's a former convent, true?"
  {
    said: /\ba former (?:convent|church|chapel|school|schoolhouse|factory|firehouse|hospital|hotel|bank|brothel|prison|jail|warehouse|monastery|embassy)\b/,
    means: 'what was it used for before',
  },
  // "The valet guys, do I tip every time?"
  {
    said: /^(?!.*\bvalet\b).*\b(?:do|does|should|must|have to) (?:i|we|you|one) (?:have to )?tip\b/,
    means: 'are tips expected',
  },
  // "The parade on the feast day, does it close Carver Street to cars?"
  {
    said: /\b(?:close|closes|closed|block|blocks|shut|shuts) (?:off |down )?(?:the |our |that )?(?:street|road|block|\w+ (?:st|street|ave|avenue|road|rd|row|court))(?: (?:off|down))?\b/,
    means: 'how often are there street events',
  },
  // "The 180 spot, under cover or out in the weather?"
  {
    said: /\b(?:spot|space|parking|stall|garage)\b.*\b(?:under ?cover|covered|indoors?|inside)\b.*\b(?:weather|rain|elements|open|outside|outdoors?|sun|sky)\b/,
    means: 'is the parking space covered',
  },
  // "What's the freebie if I sign long?"
  {
    said: /\bwhat(?: is|s)? the (?:freebie|free thing|bonus|perk|sweetener)(?: (?:if|when|for) (?:i|we) (?:sign|stay|commit|go) (?:long|longer|for longer|the long one))?\b/,
    means: 'is there a free month',
    of: 'rental',
  },
  // "The furnace. Original to 98 or did someone swap it?"
  {
    said: /\b(furnace|boiler|water heater|roof|windows|wiring|plumbing|heat pump|radiators|oven|stove|washer|dryer)\b.*\b(?:original(?: to (?:the house|\d+))?|from \d+)\b.*\b(?:or|did|has|have) .*\b(?:swap|swapped|replace|replaced|redo|redone|new|newer|upgrade|upgraded|change|changed)\b/,
    means: 'when was the $1 last replaced',
  },
  // "And how much warning do y'all need before I come over?", "no, I meant before I come"
  {
    said: /\bhow much (?:warning|notice|heads up|lead time|advance notice|advance warning)\b.*\b(?:come|coming|visit|tour|showing|see it|stop by|swing by|show up|look)\b|\bi meant? (?:the notice )?(?:before|for when) (?:i|we) (?:come|visit|tour|stop by|see it|show up)\b/,
    means: 'how much notice do you need for a tour',
  },
  // "Is there water to jump in out back?"
  {
    said: /\b(?:water|something|anything|somewhere|anywhere|a place|a hole) to (?:jump|swim|dip|splash|plunge|cool off|do laps)(?: in(?:to)?)?\b/,
    means: 'is there a pool',
  },
  // "Chair user, can I reach the door alone?"
  {
    said: /\b(?:can|could|will|would) (?:i|we|he|she|they|my \w+) (?:reach|get to|make it to|get up to|get in|get inside|roll up to|roll to|get through)(?: (?:the |my |your )?(?:front )?(?:door|unit|apartment|place|condo|house|it))? (?:alone|by (?:myself|himself|herself|themselves)|on (?:my|his|her|their) own|without help|(?:in|with) (?:a|my|his|her|the) (?:wheel ?chair|chair|walker|rollator|scooter))\b/,
    means: 'step free entrance',
  },
  // "Got a fixie I don't wanna leave on the street"
  {
    said: /\b(?:bikes?|bicycles?|fixie|ebikes?|cruiser|scooter)\b.*\b(?:i|we)(?: am|'m| are)? (?:do not|not|can not|cant|will not|would not|dont|refuse to|hate to|hate|would rather not|never)(?: (?:want to|like to|going to|wanna|like))* (?:leave|leaving|lock|locking|park|keep|keeping|chain)(?: (?:it|them|up|that))* (?:on the street|outside|outdoors|out (?:there|front|in the rain)|in the rain)\b/,
    means: 'is there somewhere to keep a bicycle',
  },
  // "Geez, what DO you know about it?"
  {
    said: /^(?:\w+ ){0,3}what (?:all )?do you (?:even |actually |really )?know(?: then)? (?:about|of) (?:it|this|the (?:place|house|home|apartment|condo|loft|property)|this (?:place|house|home|one))(?: then)?$/,
    means: 'tell me about the home',
  },
  // "Send me section 8 of the CC&Rs, can you get me that"
  {
    said: /\b(?:need|want|send|get|see|have|find|pull|forward|copy of|look at)\b.*\b(?:cc (?:and )?rs?|ccrs?)\b/,
    means: 'can i get the cc and rs',
  },
  ...visitorsQuestions,
  ...everydayQuestions,
]

/** In Spanish words without accents. */
const inSpanish: PlainQuestion[] = [
  // "Bueno, ¿y cuándo sale a la venta?"
  {
    said: /\bcuando (?:sale|saldra|salen|la (?:sacan|ponen)|se pone|estara|entra) (?:a la venta|en venta|al mercado|en el mercado)\b/,
    means: 'is it on the market yet',
  },
  // "¿Está recién hecha o ya tiene sus añitos?", "¿de qué época es la casa?"
  {
    said: /\b(?:esta|es|fue)? ?(?:recien hech[oa]|recien construid[oa]|nuevecit[oa]|de estreno)\b|\bya tiene sus an(?:it)?os\b|\bde que (?:epoca|decada|tiempos?) (?:es|sera|data)\b|\b(?:que tan|muy) (?:viej(?:it)?[oa]|antigu[oa]|nuev(?:ecit)?[oa]) es\b(?! (?:el|la|los|las) (?:horno|caldera|calentador|techo|lavadora|refri\w*|aire|elevador|cocina))/,
    means: 'how old is it',
  },
  // "¿Qué tan pronto podría estar durmiendo ahí?"
  {
    said: /\b(?:que tan pronto|en cuanto tiempo|para cuando|cuando) (?:puedo|podria|podemos|podriamos|voy a|vamos a|ya) (?:\w+ )?(?:estar )?(?:dormir|durmiendo|viviendo|estrenar\w*|estrenandol[oa]|instalarme|instalarnos|meterme|meternos|caerles?)\b/,
    means: 'how soon can i move in',
  },
  // "¿Dónde queda la iglesia más cercana?"
  {
    said: /\b(?:donde|a cuanto|que tan lejos) (?:queda|esta|hay) (?:el |la |un |una )?(?:iglesia|parroquia) (?:mas )?(?:cercana|cerca)\b/,
    means: 'is there a church nearby',
  },
  // "¿Cuándo fue la última vez que le dieron mantenimiento a la bomba de calor?"
  {
    said: /\b(?:ultima vez|cuando|cada cuanto|cada cuando)\b.*\b(?:mantenimiento|servicio|revision)\b.*\b(?:a|de) (?:la |el |los |las |l )?(bomba de calor|caldera|calefaccion|calefactor|alberca|piscina|techo|elevador|ascensor|lavadora)\b/,
    means: 'how often is the equipment serviced',
  },
  // "¿Puedo poner alfombra pegada?"
  {
    said: /\b(?:puedo|podria|se puede|podemos|dejan|me dejan) (?:poner|pegar|instalar|meter) (?:una |un )?(?:alfombra|tapete|papel tapiz|azulejos?|cortinas?|persianas?|repisas?)\b/,
    means: 'may i change the floors and walls',
  },
  // "¿Me pueden bajar a 1.8?"
  {
    said: /\b(?:me l[oa]|les?|me|nos l[oa]|nos) (?:bajan?|bajarian?|dejan?|dejarian?|podrian? bajar|podrian? dejar) (?:hasta |a |en )(\$?\d[\d.,]*(?:k|m)?(?: (?:millon(?:es)?|mil))?)\b/,
    means: 'would they take $1',
  },
  ...visitorsQuestionsInSpanish,
  ...everydayQuestionsInSpanish,
]

/** What a clause asks in plain words; null where its own words say it. `line`: its words, joined by spaces. */
export function plainQuestion(line: string, language: 'en' | 'es', listingType: Listing['listingType']): string | null {
  for (const { said, means, of } of language === 'en' ? inEnglish : inSpanish) {
    if (of !== undefined && of !== listingType) continue
    const match = said.exec(line)
    if (match) return means.replace('$1', () => match[1] ?? '')
  }
  return seasonQuestion(line, language)
}
