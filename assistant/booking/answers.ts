/**
 * The answer to a summary in a lowercase sentence; `agreeable` is polite agreement ("great, thanks"), a yes only right after
 * the question.
 */
export type YesOrNo = 'yes' | 'agreeable' | 'no' | 'cancel' | null

const agrees = new Set(
  `sip sipi simón simon oui ja da yes y yep yeah yup yuh yea ya aye sí si claro vale dale haan sure correct confirm confirmed confirming confirmado confirmada confirmo absolutely definitely certainly agreed affirmative
  yessir obviously yah lgtm correcto correcta exacto adelante ajá aja ándele andele`.split(/\s+/),
)
/** "Agéndala", "apúntame", "resérvela": orders to book, as one word. */
const spanishOrder =
  /(?<!\p{L})(?:(?:reserv|agend|anot|confirm)[aá]|(?:res[eé]rv|ag[eé]nd|ap[aá]rt|an[oó]t|ap[uú]nt)[ae](?:me|nos)|(?:res[eé]rv|ag[eé]nd|ap[aá]rt|an[oó]t|ap[uú]nt|conf[ií]rm|solic[ií]t|p[ií]d|m[aá]nd|env[ií]|h[aá]g|progr[aá]m|c[aá]mbi|mu[eé]v)[ae](?:me|nos|se)?l[ao]|m[aá]nd[ae]le(?=\s*(?:$|[.,!]|nom[aá]s|ya\b|pues|entonces|por)))(?!\p{L})/gu
const orders =
  /^(?:s[ií],? )?(?:eso es|as[ií] es|de acuerdo|exacto|exactamente)(?=[\s.!]*$|[\s,.!]+(?:a las?|el|por favor|gracias)(?!\p{L}))|\b(?:book|request|reserve|schedule|do|send|lock) (?:it|that|this)\b|\b(?:book|request|reserve|schedule|make) (?:the|my|our|this|that) (?:tour|visit|viewing|showing|appointment|slot|booking|reservation)\b|\b(?:book|request|reserve|schedule) (?:the|my|our|this|that) time\b|\bgo ahead\b|^please do\b/u
/** Words of agreement that count as a yes only directly after the question: `great, thanks`. */
const mayAgree = new Set(
  `ok okay okey k kk right perfect perf great good fine works wonderful awesome excellent lovely perfecto excelente estupendo fenomenal genial bien bueno brilliant grand joya hecho órale ándale sale va listo 👍 ✅ 👌`.split(
    /\s+/,
  ),
)
/** Words that may stand beside a yes. Any other word makes it something else: `yes, but`, `not right`. */
const beside = new Set(
  `please pls plz kindly thanks thx ty tysm thank you bless penny that thats that's is it it's its the this these those to me us for with book request reserve schedule lock make ahead very much all just do por favor porfa porfis gracias
  la el lo a su mi nombre es está esta todo así muy para visita cita día dia hora ese esa eso señor señora señorita de se le me nos ya entonces pues
  go send them so a then and i i'd id i'm would like love lets let's let looks sounds at on of course will be happy yes one
  queda quedamos en mano chévere chevere bacán bacan ponme póngame ahí ahi wepa sobres nomás nomas porfi jefa jefe papi mami amiga amigo mero mera mismo misma con asi
  una aw aww alrighty aight god goodness gosh heaven's heavens sake man dude bro oh
  time tour appointment viewing showing slot visit we we'd see everything details work ma'am really totally indeed there in now what want wanted need exactly`.split(
    /\s+/,
  ),
)

/** "I should be obliged if you would go ahead": asks for nothing else. */
const politely =
  /\b(?:i|we)(?:'d| would| should) (?:be (?:most |very |so |much )?(?:obliged|grateful|glad|pleased|delighted|happy|thankful)|(?:very much |greatly |really )?appreciate it) if you (?:would|could|will|can)\b/g
/** "That is precisely what I had in mind" */
const asWished =
  /\b(?:(?:precisely|exactly|just|quite) (?:what|as|how) (?:i|we) (?:had in mind|(?:had )?(?:wanted|meant|asked for|hoped(?: for)?|wished(?: for)?)|want|need|was hoping(?: for)?)|everything is (?:just |exactly )?as it should be|(?:i |we )?(?:can )?(?:find|see) no (?:fault|mistakes?|errors?)(?: (?:in|with) it)?|there is no (?:mistake|error))\b/g

/** "Ay, qué dicha. Listo", "how wonderful! Yes" */
const exclaims =
  /^(?:(?:ay|oh|wow|uy|ooh|aw+|ah),? )*(?:qu[eé] (?:dicha|bien|bueno|alegr[ií]a|padre|chido|lind[oa]|bonit[oa]|emoci[oó]n|maravilla|gusto|amable|ch[eé]vere|genial)|how (?:lovely|wonderful|nice|exciting|great|kind|marvelous)|(?:thank|bless) (?:god|goodness|heavens?))[\s.!,]+(?=.)/u

/** "No problem, book it" and "no hay problema, sí" say no to nothing. */
const reassures =
  /^(?:oh,? |ok,? |okay,? )?(?:i (?:do not|don['’]?t) mind (?:that|it|at all)|(?:no|nope|nah),? (?:that'?s (?:all|it|everything)|(?:it'?s )?all (?:good|right|correct)|it'?s (?:good|fine|right|correct)|that'?s (?:good|fine|right|correct))(?=[\s,.;]+(?:so |then |just |please |yes|book|send|go|do|confirm|request))|no (?:problem|prob|worries|biggie|big deal|matter|hay (?:ning[uú]n )?problema|pasa nada|importa|te preocupes|se preocupe))(?: at all)?(?![\p{L}'])[\s,.;!]*(?=.)/u

/** "Proceed", "uh huh", "that'll do", "ándele": a yes at the beginning of a sentence, with nothing of its own behind it. */
const sayings =
  /^((?:(?:ok|okay|k|so|oh|aw+|and|yes|yeah|yep|sure|lol|haha|hey|s[ií]|well|alright|alrighty|aight|all right|cool|great|good|perfect|sweet|thank you|thanks|then|pues|bueno|a),? )*)(?:no (?:changes|edits|corrections|objections|complaints|notes)(?: needed| necessary| to make| from (?:me|us|my end)| here)?|let'?s go{2,}|desde luego|it'?s a date|(?:do not|don'?t|dont) change (?:a thing|anything)|(?:i|we)(?:'ll|ll| will) be there|(?:can'?t|cannot) wait|(?:please )?proceed(?: with (?:it|that|this))?|ya{2,}s+|ye+s{2,}|uh[- ]?huh|mhm+|m-hm+|lock (?:it|that|me)(?: in| up)?|affirm|roger(?: that)?|aye(?: aye)?|so be it|very good(?: then)?|there (?:we|you) go|(?:k|ok|okay|cool|great|perfect|alright|all right|sweet),? see (?:you|u|ya) (?:then|there)|that'?s me|that(?:'?s|s) the (?:ticket|spirit|ticket then)|sounds dreamy|fine (?:by|with) me|sure thing|well sure|why not|all set|amen|m{2,}(?: ok)?(?: yeah| yes)?|jepp|bien s[uû]r|(?:ah )?go on(?: then)?|indeed(?: you may| yes)?|(?:please )?do go ahead|agree|copy that|(?:that|this|it)(?:'ll| will|ll) (?:do|work)(?: (?:for (?:me|us)|fine|nicely|great|perfectly))*|go for it|sounds like a plan|you bet(?:cha)?|(?:hell|heck) (?:yes|yeah|ya)|bet|deal|word|f(?:a|o|or) ?sho|sic+k+ (?:ya|yeah|yes|yep)|bless(?:,? yes)?|ye{2,}|(?:i|we) accept(?: (?:it|that|this))?|accepted|hecho|(?:i|we)['’]?ll take (?:it|that(?: one)?)|that suits?(?: (?:me|us))?(?: (?:fine|nicely|well|perfectly))?|say less|that(?:'?s|s)? the one|that one|switch it|submit it|on god,? (?:yes|yeah)|eso mero|de una|dale(?: wepa)?|jalo|m[eé]tele|(?:esa |ese )?me late|tira|venga|(?:vale|perfecto|de acuerdo|dale),? (?:venga|tira|adelante)|est[aá] joya|va joya|aj[aá],? (?:ta|est[aá]) bien|aj[aá]|dele|d[aá]ndole|[aá]ndele(?: s[ií])?|as[ií] mero|[oó]rale(?: pues)?|adelante|approved|(?:noted|understood) and agreed|va que va|sale y vale)(?=[\s.!]*$|[.!,]+ |,? (?:please|pls|thanks?|thank you|thx|gracias|por favor|porfa|penny|book it|send it|then)(?!\p{L}))/u

/** "Yes, Thanksgiving at 11, before she calls again" */
const beforeAnother =
  /(?<=^(?:please,? )?(?:yes|yeah|yep|yup|sure|ok|okay|s[ií])\b[^.?!]{0,50}?),? before (?:s?he|they|someone(?: else)?|somebody(?: else)?|anyone|my \w+|i (?:change|forget)|we (?:change|forget)) ?[^?.!]{0,40}[.!]*$/u

/** Lowercase, without phrases such as "no problem" that contain a "no" and don't mean it. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .trim()
    .replace(politely, 'please')
    .replace(asWished, 'right')
    .replace(/,? (?:and )?no need to [a-z ]{3,30}(?=[.!,]|$)/, '')
    .replace(/^(?:uh|um|er|well),? (yes|yeah|yep)\?+$/, '$1')
    .replace(exclaims, '')
    .replace(reassures, '')
    .replace(sayings, '$1yes')
    .replace(beforeAnother, '')
    .replace(/\b(?:spot|bang) on(?=[\s.!]*$|[,.!;]| (?:thanks?|please|pls|send|book|go|yes|yep)\b)/g, 'correct')
    .replace(/\bbut,? (?=(?:yes|yeah|yep|ok|okay|sure|book it|let's do it)\b)/, ', ')
    .replace(
      /(?<!\b(?:can i|may i|to) )\b(?:fire away|ship it|crack on|send (?:er|'er)|mail it off|block (?:that|this|the|my) (?:time|slot))\b/g,
      'go ahead',
    )

/** "Y la hora" and "si es a esa hora" begin with "and" and "if". */
const isAndOrIf =
  /^(?:y|si) (?:la|el|lo|a|su|mi|es|esta|para|visita|cita|día|dia|hora|ese|esa|eso|de|se|le|nos|ya|entonces)(?!\p{L})/u

export function answerIn(sentence: string): YesOrNo {
  const said = plain(sentence)
  const words = said.replace(spanishOrder, 'book it').match(/[\p{L}\p{N}']+|\p{Extended_Pictographic}/gu) ?? []
  if (cancels(said)) return 'cancel'
  if (refuses(said)) return 'no'
  if (words.length === 0 || said.includes('?') || isAndOrIf.test(said)) return null
  if (!words.every((word) => agrees.has(word) || mayAgree.has(word) || beside.has(word))) return null
  if (words.some((word) => agrees.has(word)) || orders.test(words.join(' '))) return 'yes'
  return words.some((word) => mayAgree.has(word)) && !/\bth(?:an)?[kx]/.test(said) ? 'agreeable' : null
}

// "Y los servicios, quién los paga" and "si no es mucho" begin with other words: "and" and "if".
const yes = String.raw`(?:yes|s[ií]{2,}|y(?=[\s,.!]*$|[\s,.!]+(?:please|pls|plz|thanks?|thx|book|go|do|confirm|move|change|make|switch|that|works|sure|correct|perfect)(?!\p{L}))|yep|yeah|yup|yea|ya|aye|ja|sí|si(?=[\s,.!]*$|[,.!]|\s+(?:por|gracias|claro|res[eé]rv|confirm|perfecto|dale|vale|est[aá] bien|quiero|adelante|correcto|me|h[aá]g|p[ií]d|as[ií]|se[ñn]or))|claro|sip|simón|correcto|exacto|correct|confirmed|absolutely|definitely|certainly|agreed)`
const yesSaid = new RegExp(
  String.raw`(?:^|[.!;,:]\s*|^(?:ok|okay|all right|alright|good|great|perfect|lovely|then|oh|well|right)[,.!]?\s+(?:then )?)${yes}(?![\p{L}'])|\byes[\s.!]*$|^(?:(?:ok|okay|please|then|cool|great|good|perfect|awesome|nice|amazing|haha|lol|sale|va|vale|listo|bueno|perfecto|órale|claro|excelente|genial)[,.!]* )*(?:(?:book|confirm|request|reserve|schedule) (?:it|(?:the|my|our) (?:tour|visit|viewing|showing|appointment|slot))|(?:sign|put|pencil|book|count) (?:me|us|him|her|them) (?:up|down|in)(?! (?:touch|contact|as|for (?:the |your |any )?(?:emails?|updates|alerts|newsletters?)))|${spanishOrder.source})(?![\p{L}])`,
  'u',
)
const unsure =
  /\?|n't\b|\b(?:but|not|no|nope|except|wait|instead|actually|another|different|wrong|before|if|unless|never|pero|aunque|mejor|otr[oa]s?|cancel\p{L}*|which|what|when|how|whos?|whose|where|why|whats|wheres|hows|whens)\b|(?<!\p{L})(?:qui[eé]n(?:es)?|cu[aá]nt[oa]s?|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|qué(?! (?:bien|bueno|padre|chido|lind[oa]|bonit[oa]|genial|maravilla|alegr[ií]a|emoci[oó]n|gusto|amable|suerte)(?!\p{L}))|cómo(?! no(?!\p{L})))(?!\p{L})/u

/** "Yeah and is there a washer": a question without its mark. */
const asksBeside =
  /(?:[,.;!]|(?<!\p{L})(?:and|also|plus|y)(?!\p{L})|^(?:yes|yeah|yep|yup|sure|ok|okay|s[ií])(?!\p{L}))[\s,]+(?:(?:also|so|btw|by the way|just|um|uh|oh)[\s,]+)?(?:is (?:there|it|that|this|the)|are (?:there|they|the|pets|dogs|cats)|does (?:it|the|that|this|he|she|they)|do (?:they|you)|can (?:i|we) (?:bring|park|also|use|keep)|hay|tienen?(?! raz[oó]n)|incluyen?|aceptan?)(?!\p{L})/u

const isNoPlainYes = (said: string) => unsure.test(said) || asksBeside.test(said)

/** Whether a message is a question, a condition or a change, and so no plain yes. */
export const isUnsure = (message: string) => isNoPlainYes(plain(message))

/** "No phone", said of what a tour is asked for with. */
export const hasNoPhone = (message: string) =>
  /^(?:(?:sorry|oh|but|and|i have|i've|there's),? )*no (?:phone|cell|mobile|telephone)(?: (?:number|calls?))?(?: (?:please|pls|though|sorry|yet|needed|for me|just email|only email))*[\s.!]*$/.test(
    plain(message),
  )

/** Whether a message calls the tour off. */
export const dropsTour = (message: string) => cancels(plain(message))

/** Whether a message agrees to the summary just shown, whatever it repeats of it: "yes, change it to Sunday". */
export function agreesIn(message: string): boolean {
  const said = plain(message)
  return yesSaid.test(said) && !isNoPlainYes(said)
}

/** "Nope, I'm there by noon. So yes", "I have read it over twice; kindly proceed" */
export const concludesYes = (message: string) => concluded.test(plain(message)) || asksToProceed.test(plain(message))
const asksToProceed =
  /^(?![^?]*\b(?:but|not|n't|wrong|change|instead|wait|don't|cannot|can't|until|before)\b)[^?]{3,220}[.;,—-] *(?:so |and |then )?(?:(?:please|kindly|do) ){1,2}(?:proceed|go ahead|book (?:it|that|us|me|the \w+)|make the (?:appointment|reservation|booking)|arrange it|confirm(?: it)?|send it(?: off)?|reserve it|put it through)(?: (?:and|then|now|with it|please|for (?:me|us))\b[^?]{0,20})?[\s.!]*$/u
const concluded =
  /^[^?¿]{3,200}[.!;,—-] *(?:(?:ok|okay|well|but|and),? )?(?:so|then|anyway|anyways|anyhow|either way|in any case|regardless|entonces|as[ií] que|igual|de todos modos|de todas formas),? (?:that['’]?s a )?(?:yes|yeah|yep|yup|s[ií]|book it|go ahead|confirm(?: it)?)(?:,? (?:please|pls|then|book it|go ahead|thanks|confirm(?: it)?|gracias|por favor))*[\s.!]*$/u

const lead = String.raw`^(?:(?:oh|ok|okay|actually|sorry|no|hmm|well|then|and|please|penny|thanks|thank you|you know what|let's|lets|i(?:'ll| will)?|i (?:want|would like|need) to|i'd like to|can (?:you|we|i)|could (?:you|we|i)|just|yes|yeah),?\s+)*`
// One word after the other and never two ways to read the same words, so that a long row of them takes linear time.
const it = String.raw`(?:[\s,.!]+(?:it|that|this|the|my|a|all|everything|about|whole|thing|then|please|pls|now|thanks?|cheers|anyway|you|penny|tour|booking|request|appointment|visit|viewing|showing))*`
const drops = [
  new RegExp(`${lead}(?:never ?mind|nvm|forget(?: about)?|cancel|stop|abort|drop|skip|leave)${it}[\\s.!?]*$`),
  /\b(?:don'?t|do not|no longer) (?:want|need|wish)\b(?! to (?:give|share|say|tell))[^?]{0,160}\b(?:tour|visit|viewing|appointment|any ?more|it)\b/,
  /\b(?:not interested|changed my mind about (?:the|this|that) (?:tour|visit|viewing)|no tour|no need for (?:a|the|this|any) (?:tour|visit|viewing|showing)|(?:don'?t|do not) book(?: (?:it|that|this|anything|a tour|the tour))?(?! (?:(?:it|that|this|anything|a tour|the tour) )?(?:in )?(?:just )?(?:yet|until|till|til|before)\b)|no thanks?,? (?:never ?mind|forget it))\b/,
  /^(?:maybe|perhaps)? ?(?:some ?other time|another day maybe|not now|maybe later|later maybe)[\s.!]*$/,
  /^i(?:'ve| have)? changed my mind[\s.!]*$/,
  /^(?:(?:actually|hmm?|you know what|sorry|ok|okay),? )*on second thoughts?,? (?:please |just |let's |lets |i'll |we'll )?(?:drop|skip|forget|cancel|scrap|leave) (?:it|that|this|the (?:tour|visit|viewing|showing|appointment))(?=[\s,.;!]|$)/,
  // "Scratch that, the truck won't start. Nix the whole thing", "forget it, my son says it's too big"
  /(?:^|[.,!;] ?)(?:(?:actually|sorry|so|ok|okay|well|then|just|please),? )*(?:nix|bin|scrap|ditch) (?:it|that|this|everything|the (?:whole thing|whole plan|lot|tour|visit|viewing|showing|appointment))(?!\p{L})/u,
  /^(?:(?:actually|sorry|ok|okay|well|you know what|oh),? )*forget (?:it|that|about it),? (?:my|the|i|i'm|we|we're|he|she|they|it'?s|its|too)(?!\p{L})/u,
  // "Nvm dont send anything", "then dont bother with the visit"
  /(?:^|[.,!;] ?|\b(?:so|then|nvm|never ?mind|please|pls|just|ok|and) )(?:don'?t|do not) (?:(?:send|book|submit|request) anything|bother(?: (?:with|w\/?|about) (?:it|that|the (?:tour|visit|viewing|showing)))?)(?: (?:then|now|any ?more|after all|thanks?|sorry))*[\s.!]*$/,
  /\b(?:have|need|going|like|want) to withdraw\b/,
  /^(?:(?:yes|yeah|no|ok|okay|so|please|just|then|actually),? )*call (?:it|this|that|the (?:tour|visit|viewing|showing|whole thing)) off(?= please|[\s.!]*$)/,
  /(?<!\p{L})(?:cancel[ae]le|cancel[eé]mosl[ao]|sin efecto|lo dejamos para otra)(?!\p{L})/u,
  /\b(?:remove|delete|drop|kill) (?:my|the|this|our) (?:appt|appointment|tour|visit|viewing|showing|booking|request)\b/,
  /\btake (?:my name|me|us) off (?:it|the (?:list|schedule|calendar|books?|whole thing)|that|this)\b/,
  /^(?:no,? )?(?:mejor )?(?:ya )?no (?:quiero|necesito|me interesa|deseo)(?: (?:la |una |hacer la )?(?:visita|cita)| ir| verl[oa]| nada)?[\s.!]*$/,
  /^(?:(?:no|mejor|bueno|pues|ay),? ){0,2}(?:olv[ií]del[oa]|olv[ií]dal[oa]|d[eé]jel[oa]|d[eé]jal[oa])(?: as[ií])?(?:,? (?:muchas )?gracias)?[\s.!]*$/,
  /^(?:(?:no|mejor|bueno|pues|ay),? ){0,2}ya no (?:me |nos )?(?:queremos|necesitamos|interesa|hace falta)(?: (?:ir|verl[ao]|(?:la|una|mi) (?:visita|cita)))?[\s.!]*$/,
]

function cancels(said: string): boolean {
  return drops.some((pattern) => pattern.test(said))
}

function refuses(said: string): boolean {
  // "Nah wait, is the gardener inside the $210?" refuses nothing.
  if (
    /^(?:no|nope|nah|na),? (?:wait|hang on|hold on|one sec|first|but),? (?:(?:is|are|does|do|can|what|how|which|where|when)\b.*\?|is (?:that|it|this)(?: (?:the|on|a|pacific|eastern|am|pm|still)\b[^?]*)?)\s*$/.test(
      said,
    )
  )
    return false
  if (/^no (?:problem|worries|rush|idea|preference|biggie|big deal|matter)/.test(said)) return false
  return (
    /^(?:no|n|nope|nah|no way|not (?:really|yet|quite|that|this|so|right|correct))\b/.test(said) ||
    /\b(?:wait|actually|sorry|hmm),? no\b/.test(said) ||
    /^(?:that|that's|thats|it|it's|this|this is|it is|that is)?\s*(?:is|are|isn't|not|all)*\s*(?:wrong|incorrect|not right|not correct|isn't right|isn't correct)\b/.test(
      said,
    ) ||
    /\b(?:rather not|prefer not|don't want to (?:give|share|say|tell)|won't (?:give|share|say|tell)|do not want to (?:give|share|say|tell))\b/.test(
      said,
    ) ||
    /^(?:wait,? |please,? )?(?:don't|dont|do not) (?:confirm|send|submit|request|book|lock)(?: (?:it|that|this|anything))?(?: in)? (?:yet|just yet|until|till|before)\b|\bhold off\b(?! on (?:the|my) (?:call|phone))/.test(
      said,
    ) ||
    /\b(?:doesn't|does not|don't|do not|won't|wouldn't) (?:really )?(?:work|suit|fit)\b|\b(?:can't|cannot) make it\b/.test(
      said,
    ) ||
    /^why do you (?:need|want|ask)\b/.test(said)
  )
}

const numbers: Record<string, number> = {
  first: 1,
  '1st': 1,
  primera: 1,
  primero: 1,
  second: 2,
  '2nd': 2,
  segunda: 2,
  segundo: 2,
  third: 3,
  '3rd': 3,
  tercera: 3,
  tercero: 3,
}

const spanishChoice =
  /^(?:(?:prefiero|quiero|mejor|pues|ok|sí|si|bueno|dame|deme|ap[uú]nt[ae]me|an[oó]t[ae]me|en|a)[\s,]+)*(?:la|el) (primer[ao]|segund[ao]|tercer[ao]|[uú]ltim[ao])(?: (?:opci[oó]n|hora))?(?: que (?:dijiste|dijo|mencion(?:aste|[oó])|(?:me )?(?:diste|dio)|puso|pusiste))?(?:[\s,;]+(?:por favor|porfa|porfis|porfavor|gracias|está bien|me queda bien))*[\s.!]*$/i

/** As `choiceIn`, for Spanish: "la segunda", which may look like a name. */
export function spanishChoiceIn(sentence: string, offered: number): number | null {
  const [, ordinal = ''] = spanishChoice.exec(sentence.trim()) ?? []
  return ordinal === '' ? null : (numbers[ordinal.toLowerCase()] ?? offered)
}

const middle =
  /\bthe middle one\b|\bthe one in the middle\b|^(?:(?:ok|yes|i'?ll take|let'?s do|go with)[\s,]+)?(?:the )?middle(?: (?:time|slot|option))?[\s.!]*$|^(?:la|el) (?:de(?:l)?(?: en)? ?(?:el )?medio|de enmedio)[\s.!]*$/

const bounded = String.raw`(?: (?:one|slot|time|opening|tour|appointment|available|free|open|you have|you(?:'ve)? got|that(?:'s| is)|i can get|(?:on )?(?:that day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)))* (?:(?:at or |right |just |any ?time )?(?:after|before|past)|from) (?:like |about |around |(?:at )?least )?(?:\d|noon|midday|lunch|work|school|one\b|two\b|three\b|four\b|five\b|ten\b|eleven\b|twelve\b)`
const firstAfter = new RegExp(String.raw`\b(?:first|earliest|soonest)${bounded}`)
const lastBefore = new RegExp(String.raw`\b(?:last|latest)${bounded}`)

/** "The first one after 1", "the last slot before noon": of the times that are open, and no place in a list. */
export const namesEnd = (said: string): 'first' | 'last' | null =>
  firstAfter.test(said) ? 'first' : lastBefore.test(said) ? 'last' : null

/** The 1-based number of the offered time that a sentence picks (`the second one`, `the last`); null when it picks none. */
export function choiceIn(sentence: string, offered: number): number | null {
  const said = sentence.toLowerCase()
  if (namesEnd(said)) return null
  const [, ordinal = ''] =
    /\b(?:the |option |number |#|no\.? ?)?(first|second|third|1st|2nd|3rd)\b(?! (?:names?|floor|thing|week(?:end)?s?|half|day|time|of(?! (?:those|these|them|the (?:two|three|ones))\b)|street|st|ave|avenue|bed|bath|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/.exec(
      said,
    ) ?? []
  if (ordinal) return numbers[ordinal] ?? null
  const spanish = spanishChoiceIn(said, offered)
  if (spanish !== null) return spanish
  const [, option, sign] = /\b(?:option|number|no\.|choice)\s*#?(\d)\b|^#(\d)\b/.exec(said) ?? []
  if (option ?? sign) return Number(option ?? sign)
  const bare = /^\(?([123])[).!]?\s*(?:please|thanks)?[.!]?$/.exec(said.trim())?.[1]
  if (bare && Number(bare) <= offered) return Number(bare)
  if (/\b(?:the )?last one\b|\bthe last\b(?! name)|(?<!\b(?:is|what's|whats|are|at) )\bthe latest\b/.test(said))
    return offered
  if (middle.test(said.trim())) return 2
  const letter = /^(?:(?:ok|yes|i'?ll take|let'?s do|go with)[\s,]+)?(?:option|choice|letter) ([abc])\b/.exec(
    said.trim(),
  )?.[1]
  if (letter) return letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1
  const any =
    /^(?:any(?: of (?:them|those|these))?|whichever|either(?: one)?|(?:ok |so |well )?you (?:choose|pick|decide)(?: honestly| for (?:me|us)| please| then)?|dealer'?s choice|(?:just )?(?:flip|toss) a coin|surprise me|(?:your|ur) (?:call|choice|pick)|up to you(?: guys)?|eeny meeny.{0,20}|la que sea|cualquiera(?: de ellas)?|t[uú] escoges?|usted (?:escoja|elija|decida)|elija usted|(?:it )?doesn't matter|any works|all (?:work|good)|(?:(?:whatever|whichever)(?: one)?(?: is| comes)? )?(?:the )?(?:earliest|soonest|first)(?: (?:one|you have|of (?:them|those|these)))?(?: (?:works|is (?:fine|good|best|great)|please))*)[\s.!]*$/
  return any.test(said.trim()) ? 1 : null
}
