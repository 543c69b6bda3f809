import { pushesIt } from '../understand/change-phrases.ts'
import type { RoleRule } from './role-rule.ts'

const opens = String.raw`(?:^|[.,;!?¿¡]\s*)(?:(?:hm+|eh|ugh|uh+|um+|ah|ok|okay|oh|well|so|then|and|but|actually|maybe|lol|yeah|ya|fine|a ver|ay|no|nah|wait|sorry|pues|bueno|mejor|rather|then|para|perfect),? ?){0,4}`
const suits = `(?:sounds?|would(?: be| work| beat| suit| do| fit| make)?|will (?:work|do|suit|be (?:suiting|good|fine|perfect|ok|okay|best|great|suitable|convenient|nice|lovely|ideal))|works?|does (?:it|the trick)|is (?:better|best|fine|good|great|perfect|ok|okay|cool|gravy|easier|ideal|humane|safer|smarter|doable|the ticket)|for (?:the )?(?:both|two|three|all|us|me|my)|it is|if (?:you|your|you're|u|ur|that|thats|that's|it's|its|nobody|no one|it|possible)|because|ta bien|est[aá] bien|me (?:queda|sirve|viene|va|acomoda)|puede ser|se puede)`
const notTooEarly = String.raw`(?!.{0,30}\b(?:early|late|tough|tight|hard|bad|taken|not|n't|no good|cutting|rough|awful|killer)\b)`

/** Roles of days and hours in answers to a question for a time. */
export const answerRoles: RoleRule[] = [
  // "1pm out there, so 4 for me"
  {
    role: 'other',
    of: 'hour',
    beforeNumber: /\b(?:there|your time|on your end),? (?:and |so |which is |that['’]?s )$/,
    after: /^(?: ?[ap]m)? (?:for (?:me|us)|(?:over )?here|my time|on my end)\b/,
  },
  // "5 sounds humane", "hmm 3 would beat rush hour", "5:40 because salgo at 5"
  {
    role: 'wish',
    of: 'hour',
    before: new RegExp(`${opens}$`),
    after: new RegExp(`^(?: in the (?:morning|afternoon|evening))?,? ${notTooEarly}${suits}(?![\\p{L}])`, 'u'),
  },
  // "Disculpe q mejor a la 1", "mejor 4 y media"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /(?:^|[\s,.;!?])(?:rather|mejor) (?:(?:at|around|a las?|las?|como|tipo) )*$/,
    after: /^(?!,? (?:que|than)\b)/,
  },
  // "I'd sooner get it over with at 10"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber:
      /\b(?:i|we|he|she|they)(?:'?d| would) (?:(?:much|really|actually) )?(?:sooner|rather|prefer to|love to|like to)\b(?![^.;,?!]{0,40}\b(?:not|than)\b)[^.;,?!]{0,40} (?:at|around) $/,
  },
  // "Like 10:30 before my shift"
  {
    role: 'wish',
    of: 'hour',
    before: new RegExp(`${opens}$`),
    phrase: /^(?:like|say|maybe|perhaps|around|at)\b/,
    after: /^ (?:before|after) (?:my|our|the|his|her|work|class|school|church)\b/,
  },
  // "Kick it out one week": by how much a tour moves
  {
    role: 'wish',
    of: 'day',
    before: new RegExp(String.raw`\b${pushesIt}(?: (?:back|out|off|down|over|up|ahead|forward|along))?(?: by)? $`),
    phrase: /\b(?:day|week)s?\b/,
  },
  // "For Wednesday, same time?"
  { role: 'wish', of: 'day', after: /^,? (?:but )?(?:at )?(?:the )?same (?:time|hour)\b/ },
  // "That dead week after Christmas, 29th or 30th"
  {
    role: 'wish',
    of: 'day',
    phrase: /\bweek\b/,
    after: /^,? (?:(?:so|like|maybe|either|on|the) ){0,2}\d{1,2}(?:st|nd|rd|th)\b/,
  },
  // "Sundays are the only day I'm off. This one around noon?"
  { role: 'wish', of: 'hour', beforeNumber: /\bthis one,? (?:(?:at|round|around|about|like|say) )*$/ },
  // "Déjame ver el loft por dentro el martes", "quiero conocerlo el viernes": the only day of a message that wants a tour
  {
    role: 'wish',
    of: 'day',
    before:
      /(?<!\p{L})(?:d[eé]j[ae](?:me|nos)|quiero|queremos|quisi[eé]ra(?:mos)?|puedo|podemos|podr[ií]a(?:mos)?|me gustar[ií]a|nos gustar[ií]a|tengo q(?:ue)?|vamos a|voy a) (?:(?:ir|pasar|venir|poder) ?(?:a )?)?(?:ver|conocer|visitar|recorrer|echarle|caer|darme una vuelta|venir|pasar)(?:l[aeo]s?)?(?!\p{L})[^.;?!]{0,40}$/u,
    isOnly: true,
  },
]
