const winter = '(?:january|february|november|december|winters?|cold snaps?|frost)'
const summer = '(?:june|july|august|september|summers?|heat ?waves?)'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|fall|autumn)'

/** What else a month may go with: a move, a tour, the water of a pool. */
const ofOther =
  '(?!.*\\b(?:mov(?:e|es|ed|ing)|lease|available|clos(?:e|es|ing)|tours?|visit|showing|offers?|pool|hot tub|swim\\w*|garden|yard|lawn|terrace|water|bill|pay|paying|cost|costs|rent|market|sell|selling|list)\\b)'
const isHot = String.raw`\b(?:what (?:saves|cools|keeps|helps|protects|rescues)|surviv\w+|melt|melting|roast|roasting|bake|baking|boil|boiling|sweat|sweating|swelter\w*|stuffy|(?:stay|keep|stays|keeps) (?:(?:it|us|me|you|people) )?cool|cool (?:down|off)|hold up|holds up|un?bearable|livable|suffer|suffering|too hot|hot|like an oven)\b`
const isCold = String.raw`\b(?:what (?:saves|heats|warms|keeps|helps)|surviv\w+|freez\w+|warm|cozy|toasty|cold|chilly|icy|shiver\w*|bundle up|hold up|holds up|bearable|comfortable)\b`

/** "What's it feel like underfoot on a January morning, cold tile?" */
const underfoot = new RegExp(
  String.raw`^(?=.*\b(?:underfoot|barefoot|feet|toes|tiles?|floors?)\b)(?=.*\b(?:cold|freezing|icy|chilly|warm|feel|feels|how (?:is|are))\b)(?=.*\b(?:${winter}|mornings?)\b)${ofOther}`,
)
/** "And in winter, does it hold up?", "do we freeze in January?" */
const inWinter = new RegExp(
  String.raw`^${ofOther}(?=.*\b(?:in|on|during|come|through|all|of|surviv\w+) (?:the |a |an |early |late |mid |every |deep )?${winter}\b)(?=.*${isCold})`,
)
/** "OK and in August, what saves us?" */
const inSummer = new RegExp(
  String.raw`^${ofOther}(?=.*\b(?:in|on|during|come|through|all|of|surviv\w+) (?:the |a |an |early |late |mid |every |deep )?${summer}\b)(?=.*${isHot})`,
)
/** "Can my kids swim in May or do they turn blue?" */
const swims = new RegExp(
  String.raw`\b(?:swim|swimming|take a dip|have a dip|do laps|go in the water)\b(?: \w+){0,3}? (?:in|during|by|come|until|before) (?:\w+ )?${month}\b|\b(?:swim|swimming|dip|laps)\b.*\b(?:blue|freez\w+|too cold|heated)\b`,
)
const isSaid = /^(?:(?:and|but|so|well|oh) )*(?:i|we) (?:love|hate|like|prefer|moved|lived|grew|was|were|had|swim)\b/

const inSpanish: [RegExp, string][] = [
  [
    /\b(?:nadar|banar(?:se|nos|me)|meter(?:se|nos|me) (?:al agua|a la (?:alberca|piscina)))\b.*\b(?:en|durante) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|invierno|verano)\b/,
    'is the pool heated',
  ],
  [
    /^(?!.*\b(?:mudar\w*|rentar|comprar|visita\w*|alberca|piscina|disponible)\b)(?=.*\b(?:en|durante) (?:el )?(?:junio|julio|agosto|verano)\b)(?=.*\b(?:nos salva|que (?:salva|enfria|refresca)|como (?:le hacen|aguantan|se aguanta)|se asa|nos asamos|se derrite|hace (?:mucho )?calor|se (?:aguanta|soporta)|es un horno)\b)/,
    'how is the home cooled',
  ],
  [
    /^(?!.*\b(?:mudar\w*|rentar|comprar|visita\w*|alberca|piscina|disponible)\b)(?=.*\b(?:en|durante) (?:el )?(?:enero|febrero|diciembre|invierno)\b)(?=.*\b(?:aguanta|se (?:aguanta|congela|siente)|nos congelamos|hace (?:mucho )?frio|que (?:calienta|nos salva)|esta (?:helad[oa]|fri[oa]|calient\w+)|calientit[oa])\b)/,
    'how is the home heated',
  ],
]
/** What is asked of a season's heat or cold, in plain words: no month of it is when someone would move. */
export function seasonQuestion(line: string, language: 'en' | 'es'): string | null {
  if (language === 'es') {
    return inSpanish.find(([said]) => said.test(line))?.[1] ?? null
  }
  if (isSaid.test(line)) return null
  if (swims.test(line)) return 'is the pool heated'
  if (underfoot.test(line) || inWinter.test(line)) return 'how is the home heated'
  return inSummer.test(line) ? 'how is the home cooled' : null
}
