import type { LeadNote } from '../turn.ts'
import { weekdaySource } from '../understand/day-patterns.ts'
import { saysOfHome } from './tour-time.ts'

/** Whether a note's words bear it out: a tax rule and a credit score are no budget, and a name is no household. */
export function isPlausible({ topic, value, sentence }: LeadNote): boolean {
  switch (topic) {
    case 'household':
      return !isOtherThanHousehold(value, sentence)
    case 'pets':
      return value === 'no pets' ? !isOfOtherThings(sentence) : !pests.test(value) && !introduces.test(value)
    case 'timing':
      return !noTiming.test(value) && (saysOfHome(sentence) || !isOfTour(value))
    case 'intent':
      return !(
        (value === 'investing' && deniesInvesting.test(sentence)) ||
        (value === 'renting' && paysRent.test(sentence))
      )
    case 'financing':
      return isOfFinancing(value, sentence) && !ofThisSale.test(sentence)
    case 'budget':
      return !(
        /^1031\b/.test(value) ||
        (score.test(value) && ofCredit.test(sentence)) ||
        isRateOfLoan(value, sentence) ||
        isPaidDown(value, sentence)
      )
    default:
      return true
  }
}

/** "Not flipping it, not renting it out" */
const deniesInvesting =
  /\b(?:not|never|n['’]t|no)\b (?:\w+ )?(?:flip\w*|rent\w* (?:it )?out|invest\w*|an? (?:investment|flip|rental(?: property)?))\b/i
/** "We spend 4,300 on rent right now" */
const paysRent = /\b(?:spend|pay|paying|spending)\b.{0,20} (?:on|in|for) rent\b/i

/** "20% down, thirty years at 6.5": a rate, not 6.5 million. */
const isRateOfLoan = (value: string, sentence: string) =>
  /^\D{0,12}\b(?:\d{1,2}(?:\.\d+)?|(?:three|four|five|six|seven|eight|nine)(?: and a (?:half|quarter))?)(?: (?:million|millones))?$/i.test(
    value,
  ) &&
  !/\d ?(?:m|mil|mm|million|millones|palos)\b|\b(?:million|millones|mil|palos|budget|max|maximum|limit|ceiling|cap|spend|afford|up to|go to|presupuesto|tope|m[aá]ximo|hasta)\b/i.test(
    sentence,
  ) &&
  /\b(?:10|15|20|25|30|40|fifteen|twenty|thirty)[- ]?(?:years?|yrs?|a[nñ]os)\b|\b(?:monthly|rate|interest|tasa|fixed)\b/i.test(
    sentence,
  )

/** "We got 2.5 million to put down", "gifting the whole down payment, 200k" */
function isPaidDown(value: string, sentence: string): boolean {
  const [amount] = /\d[\d,.]*\d|\d/.exec(value) ?? []
  const place = amount === undefined ? -1 : sentence.indexOf(amount)
  if (amount === undefined || place < 0) return false
  return (
    /^(?:\d|[,.]\d| ?(?:k|m|mil|million|millones|grand)\b)* (?:to put down|down\b|(?:for|toward) (?:a|the|our|my) down ?payment|de (?:enganche|entrada|anticipo))/i.test(
      sentence.slice(place + amount.length),
    ) || /\bdown ?payment,? (?:of |is |about )?\$?$/i.test(sentence.slice(0, place))
  )
}

const score = /^\s*[3-8]\d\d\s*$/
const ofCredit = /\b(?:credit|score|fico)\b/i
/** Where the words speak of something else: a score, a rate, another home. */
function isOfFinancing(value: string, sentence: string): boolean {
  switch (value) {
    case 'mortgage':
      return !creditAlone.test(sentence) || namesLoan.test(sentence)
    case 'preapproved':
      return !ofRate.test(sentence) || saysYes.test(sentence)
    case 'cash, no loan':
      return !/\bno credit\b/i.test(sentence) || /\b(?:loans?|mortgage|financ\w*)\b/i.test(sentence)
    case 'needs to sell first':
      return sells.test(sentence) && !needsNoSale.test(sentence)
    default:
      return true
  }
}
/** "We don't need to sell", "I don't have anything to sell first", "our building is being sold", of a renter */
const needsNoSale =
  /(?:\bnot|n['’]t|\bno) (?:have|need|got) (?:(?:anything|any|a|to|house|home|place) ){0,3}(?:to )?sell\b(?! (?:it |this |ours? |mine )?(?:later|twice))|\b(?:nothing|no (?:house|home|place|property)) (?:of (?:my|our) own )?to sell\b|\b(?:my|our) (?:apartment )?building(?:['’]s| is| was| got| gets)(?: being)? sold\b/i
/** "Our offer on another place fell through" sells nothing. */
const sells =
  /\b(?:sell\w*|sold|sale|list\w*|contingen\w*|clos\w+|unload\w*|offload\w*|get(?:ting)? rid|escrow|under contract|market|depend\w*|hinges|goes|go|hands|buyers?|part(?:ing)? with|let(?:ting)? go|takes? (?:my|our)|buys? (?:my|our)|mov(?:e|ing)|vend\w+|venta)\b/i
/** "Don't have a US credit score yet" tells of no loan. */
const creditAlone = /\bcredit (?:score|history|check|report|file)s?\b/i
const namesLoan = /\b(?:loans?|mortgage|fha|va|bank|lender|financ\w*|borrow\w*|down payment)\b/i
/** "My lender says 7 percent now" approves of nobody. */
const ofRate = /\b\d(?:\.\d+)? ?(?:%|percent)/i
const saysYes = /\b(?:(?:pre ?-?)?(?:approv|qualif)\w*|letter|yes|ok|okay|good to go|cleared|green ?light)\b/i
/** "Today", "Saturday the 28th", "the day after", "same day" */
const dayOfTour = new RegExp(
  String.raw`\b(?:${weekdaySource}|today|tonight|tomorrow|tmrw|same day|the day (?:after|before)|that week|thanksgiving|o['’]?clock|noon|hour|hours|\d ?[ap]m)\b|(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana)(?!\p{L})`,
  'iu',
)
/** "Before 5" */
const bareHour =
  /^(?:(?:starts?|ends?|and|with) )*(?:not )?(?:before|after|until|till|by|around|at) \d{1,2}(?::\d\d)?\W*$/i
/** "Kindly shift by one hour", "good on our end, finalize it" */
const ofBooking = /\b(?:shift|finali[sz]e|confirm|book|reschedul\w*|change of plans|end of day|as late as)\b/i
/** "Her name: Genevieve" */
const introduces = /^(?:(?:my|her|his|their|our|mi|su) )?(?:name|email|number|phone|nombre|correo)\b/i
const isOfTour = (value: string) => dayOfTour.test(value) || bareHour.test(value) || ofBooking.test(value)
/** "And I'm Mei", "Teresa Blanco" */
const nameSaid = /^(?:[Aa]nd )?[Ii]['’]?m \p{Lu}\p{L}+$/u
const fullName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u
const ofPeople =
  /\b(?:one|two|three|four|five|six|seven|single|just|only|my|our|me|us|and|with|family|couple|wife|husband|partner|kids?|children|roommates?|people|adults?)\b/i

/** "Not before it sells": the home that is asked about. */
const ofThisSale = /\b(?:before|until|after|when|once) (?:it|this|that)(?: one)? (?:sells|is sold|goes)\b/i

/** "So just those two", of days; "just the one", of a cat; "un carro nomás, me cobran" */
const ofNobody =
  /^(?:just |only )?the one$|^(?:(?:so|and|ok|then) )*(?:just|only) (?:those|these)(?: (?:two|three|ones?|days|times))?$|^no ?m[aá]s\b(?! yo\b)/i

/** "He's a baby, I swear", of a dog */
const saidAfter =
  /^\p{L}+ i$|\b(?:kill|murder|divorce|hate) (?:me|us)\b|^i['’]?m \d{1,2}$|^(?:retired |ex-? ?|active duty )*(?:navy|army|marines?|air force|military)$/iu
/** "I represent myself and a family trust" */
const ofCompany = /\b(?:gross|income|salary|trusts?|represent(?:s|ing)?|llc|corporation|firm|estate|on behalf)\b/i

/** "We own a baby grand" */
const babyThing = /\bbaby (?:grand|blue|pink|shower|gate|monitor|proof\w*|steps|wipes|carrots)\b/i

/** "A gender reveal, about 25 people": who comes to a party doesn't live there. */
const party =
  /\b(?:part(?:y|ies)|reveal|shower|wedding|reception|gathering|reunion|guests?|cookout|barbecue|bbq|potluck|quincea[nñ]era|throw|host)\b/i

const isOtherThanHousehold = (value: string, sentence: string) =>
  nameSaid.test(value) ||
  (fullName.test(value) && !ofPeople.test(value)) ||
  ofNobody.test(value) ||
  saidAfter.test(value) ||
  // "She won't bring the parakeet, he moved in with me"
  (/^(?:he|she|it)\b/i.test(value) && animals.test(sentence)) ||
  ofCompany.test(value) ||
  /^i['’]?m \d['’]\d/i.test(value) ||
  (value.split(/\s+/).length >= 5 && !namesPeople.test(value)) ||
  (/\bbaby$/i.test(value) && babyThing.test(sentence)) ||
  (/\b(?:people|guests|persons)$/i.test(value) && party.test(sentence)) ||
  (/\bpartner$/i.test(value) && /\bbusiness partner\b|\bpartner \((?:in )?business\b/i.test(sentence))

/** "Gypsy moths wrecked my oaks" */
const pests =
  /\b(?:moths?|termites?|ants?|roach(?:es)?|cockroach(?:es)?|bed ?bugs?|bugs?|mosquito(?:e?s)?|wasps?|hornets?|mice|deer|raccoons?|coyotes?|squirrels?|gophers?|skunks?)\b/i

/** "We want it to live there once we retire" counts nobody. */
const namesPeople =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|un[oa]?|dos|tres|cuatro|cinco|seis|siete|alone|sol[oa]|myself|just me|only me|nadie|nobody|no one|else|couple|pareja|famil\w+|wife|husband|partner|spouse|fianc\w+|girlfriends?|boyfriends?|gf|bf|hubby|kids?|child\w*|sons?|daughters?|bab(?:y|ies)|toddlers?|teen\w*|twins|newborn|mom|mother|dad|father|parents|grand\w+|in ?-?laws?|sisters?|brothers?|cousins?|room(?:mates?|ies?)|housemates?|friends?|aunts?|uncles?|nephews?|nieces?|hij[oa]s?|ni[nñ][oa]s?|espos[oa]|marido|novi[oa]|mam[aá]|pap[aá]|padres|abuel[oa]s?|herman[oa]s?|suegr[oa]s?|bebe|beb[eé]|single|empty nesters?|adults?|people|of us|both of|better half|old (?:man|lady)|bandmate|bestie|señora|yo)\b/i

const animals =
  /\b(?:pets?|dogs?|cats?|animals?|pupp(?:y|ies)|kittens?|fur\w*|critters?|allerg\w*|mascotas?|perr[oa]s?|gat[oa]s?|animales|birds?|parakeets?|parrots?|fish|paws?|legs)\b/i
/** "Nothing wild, about 25 people" says nothing of pets. A short answer may. */
const isOfOtherThings = (sentence: string) => sentence.split(/\s+/).length > 5 && !animals.test(sentence)

/** "First month plus whatever you hold onto", "military time guy here" */
const noTiming =
  /^(?:the )?(?:first|last) month$|\bi meant? (?:before|after|when|until)\b|\bmilitary time\b|\bfirst ?-?timers?\b|\bby (?:my|him|her)self\b|\bon my own\b|^(?:i|we) have (?:my|our) (?:kids|boys|girls|sons?|daughters?|children)\b|^¿?(?:para )?cu[aá]ndo\b/iu
