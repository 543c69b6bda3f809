import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { Listing } from '../listing.ts'
import { tourLength } from '../say/topics/dates.ts'
import { plainMessage } from '../understand/change-phrases.ts'
import type { Language } from '../understand/language.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { companyIn } from './company.ts'
import { ownerOf } from './owner.ts'
import { spanishReminder } from './spanish-words.ts'
import { comesPast, isOffByMinutes } from './tour-change.ts'
import { remindWords } from './tour-change-words.ts'
import { clockHelp } from './under-way-help.ts'

interface Situation {
  tours: BookedTour[]
  record: Listing
  now: Date
  /** Where the tour's emails go. */
  email: string | null
  language: Language
}

type Help =
  | 'status'
  | 'when'
  | 'answer'
  | 'reminder'
  | 'calendar'
  | 'noEmail'
  | 'whichEmail'
  | 'wrongName'
  | 'length'
  | 'company'
  | 'fewer'
  | 'host'
  | 'late'

const visit = '(?:tour|visit|viewing|showing|appointment|request)'
const they = '(?:they|them|he|him|she|her|the (?:seller|owner|landlord|landlady|agent)s?)'
const aboutTour = `(?: (?:yet|already|so far|(?:about|on) (?:it|this|that|(?:my|our|the) ${visit})))*`
const asking =
  "(?:and|so|ok|okay|also|hi|penny|sorry|please|may i ask|can i ask|could i ask|(?:could|can|would) you (?:tell me|say)|do you know|any idea|i(?:'d| would) like to know|i(?:'m| was) wondering|just wondering)"
const asked: Record<Exclude<Help, 'late' | 'fewer'>, RegExp> = {
  host: /^[¿ ]*(?:(?:and|so|ok|okay|hey|also|y|oiga|oye),? )*(?:(?:who|whos|who's)(?: exactly| actually)?(?: is| will| do| should|'s)?(?: be| i)? (?:going to |gonna )?(?:be )?(?:meet(?:ing)? (?:me|us)|show(?:ing)? (?:me|us|it)\b|giving (?:me|us|the tour)|letting (?:me|us) in|let (?:me|us) in|greet(?:ing)? (?:me|us)|ask for|look for)|qui?en(?:es)? (?:me|nos) (?:reciben?|atienden?|va a (?:recibir|atender|ensenar|mostrar)|ensenan?|muestran?|abren?)|por quien (?:pregunto|preguntamos))[^.?!]{0,30}[\s?.!]*$/,
  status: new RegExp(
    String.raw`\b(?:is|was) (?:it|that|this|(?:my|our|the) ${visit}) (?:all |already |officially )?(?:confirmed|accepted|approved|official)\b|\b(?:did|has|have) (?:they|he|she|the (?:seller|owner|landlord|agent)) (?:already |even )?(?:accept|confirm|approv|answer|repl(?:y|ied)|respond|said yes|say yes)\w*\b|\b(?:did|has) (?:my|the|our) (?:tour |visit )?(?:request|booking) (?:go|gone|went|get|come|been sent) ?(?:through|thru|out|in)?\b|\bam i (?:all )?confirmed\b|\bwhat (?:happens|comes|is|do (?:i|we) do) (?:next|now)\b|\bwhat's next\b|\bwhat(?:'s| is| are) the (?:procedure|process|next steps?)\b|^(?:(?:and|so|ok|okay),? )*what (?:should|can|do) (?:i|we) expect\b|^(?:(?:y|sale|ok|bueno|entonces),? )*(?:y )?que sigue(?: ahora)?[\s?.!]*$|^(?:(?:so|ok|okay|hey|hi|and),? )*(?:(?:are|r) )?we (?:still |all )*(?:good|on|set|cool)(?: (?:for|on) (?:that day|that time|the tour|the visit|then|it|\w+day)(?: at \d\S*)?)?(?:,? (?:right|yeah|yes|no|correct))?[\s?.!]*$|^(?:(?:and|so|ok|okay|hi|hey|just checking),? )*(?:(?:am|are) (?:i|we)|is (?:it|that|this|(?:my|our|the) ${visit})) (?:still )?(?:on|happening|booked|scheduled|all set)(?: for (?:the |this |next )?\w+(?: at \d\S*(?: ?[ap]m)?)?| right)?[\s?.!]*$|\b(?:ya )?(?:esta|quedo) (?:ya )?confirmad[ao]\b|\bya (?:(?:la|lo|le|me|nos) )?(?:acept|confirm|contest|respond|dij)(?:o|io|aron|ieron|eron)\b|\b(?:me|nos) (?:contest|respond)(?:o|io|aron|ieron)[\s?.!]*$|\bhay (?:alguna )?(?:respuesta|noticias?|novedad(?:es)?)(?: (?:ya|del? \w+))?[\s?.!]*$|^(?:(?:and|so|ok|okay|hi|hey|but|is there|do you have|have you (?:had|got)),? )*(?:any (?:word|news|answer|reply|response|updates?|confirmation)|no (?:word|news|answer|reply|response))(?: back)?(?: (?:from|of) ${they})?${aboutTour}[\s?.!]*$|\b(?:has|have|had|did) ${they} (?:(?:already|ever|even|actually) )?(?:(?:got|gotten|get|come|written|write) back|let you know)(?: to (?:you|me|us))?${aboutTour}[\s?.!]*$|\b(?:have|did) (?:you|u|we|i) (?:hear|heard|get|got|had) (?:anything |something )?(?:back )?(?:from|an? (?:answer|reply|response) from) ${they}${aboutTour}[\s?.!]*$`,
  ),
  when: /^(?:(?:and|so|ok|okay|sorry|wait|hey|hi|oh),? )*(?:(?:what|which) (?:time|day|date)|when)(?:'s| is| was)? (?:(?:it|that|this|the tour|the visit) )?(?:again|at again)[\s?.!]*$|^(?:(?:and|so|ok|okay|thanks|sorry|wait),? )*what (?:was|is) the (?:day|time|date|hour)(?: again| we said| i picked)[\s?.!]*$|^(?:(?:and|so|ok|okay|sorry|wait),? )*(?:what|which) (?:day |time |date )?did (?:i|we) (?:book|pick|choose|say|end up with)\b[^.?!]{0,30}[\s?.!]*$|^(?:(?:and|so|ok|okay|thanks|sorry|wait),? )*when and where (?:exactly )?(?:is|was) (?:it|that|the tour)(?: now| again| exactly)*[\s?.!]*$|^(?:(?:and|so|ok|okay|sorry|hey|hi|pls|please|can you|could you),? )*remind me (?:again )?(?:(?:what|wat|which) (?:day |time |date |slot )?(?:we|i|u|you|did we|did i) (?:booked|book|picked|pick|said|say|have|chose|scheduled)|when (?:it|that|my tour|the tour) (?:is|was))(?: (?:again|for|please|pls))*[\s?.!]*$|^[¿ ]*(?:(?:y|oiga|oye|disculpe|perdon|se me olvido|ya se me olvido|no me acuerdo),? )*(?:(?:recuerdeme|recuerdame|me recuerdas?|me puede recordar) )?(?:a |para |de )?(?:que|cual) (?:dia|hora|fecha)(?: y (?:a )?(?:que )?hora)? (?:era|es|quedo|quedamos|fue|dijimos|agende|agendamos)(?: (?:mi|la) (?:cita|visita)| al final| entonces)*[\s?.!]*$/,
  answer:
    /^(?:(?:and|so|ok|okay|but|then),? )*how (?:will|do|would|am) (?:i|we) (?:gonna |going to |supposed to )?(?:know|find out|hear)(?: (?:if|when|that|whether) (?:it|they|he|she|the \w+)(?:'s| is| are)? (?:confirmed|accepted|approved|accepts?|confirms?|agrees?|on))?[\s?.!]*$|^(?:(?:and|so|ok|okay|but),? )*(?:when|how (?:soon|fast|quickly)) (?:will|would|do|does|should|can|might|am|is|are) (?:they|he|she|i|we|the (?:seller|owner|landlord|agent)s?)(?: going to)? (?:\w+ )?(?:answer|reply|respond|get back|let (?:me|us) know|hear|hear back|hear (?:back )?from (?:them|him|her|the \w+)|accept|confirm|decide)(?: to (?:me|us)|(?: about| on)? (?:it|this|that|the (?:tour|visit|request|time)))?[\s?.!]*$|^(?:(?:and|so|ok|okay|but),? )*when(?:'?s| is| will| would| do| can) (?:i|we|the (?:seller|owner|landlord|agent)|they) (?:know|find out|hear back|gonna (?:ok|confirm|accept|approve|answer)|going to (?:ok|confirm|accept|approve|answer))(?: (?:that|it|this|if it works|for sure|back))*[\s?.!]*$|^¿?cuando (?:me |nos )?(?:contestan?|responden?|confirman?|avisan?|dicen?)[\s?.!]*$/,
  reminder:
    /^(?!.*\b(?:what|how|when|which|who|where|why|is|are|does|do)\b.*\bremind (?:me|us)[\s?.!]*$).*\bremind (?:me|us)\b(?!,? (?:when|wen|what|wat|wut|of|which|where|how|who|is|are|does|do|did|can|was|will)\b)|\b(?:send|get|text|email|give)(?: (?:me|us))? (?:an? |any )?reminders?\b|\b(?:me|nos) (?:recuerd|avis)\w+ (?:un|el) dia antes\b|\brecordatorio\b/,
  calendar:
    /\bcalendar (?:invite|invitation|file|event|entry|link)\b|\badd (?:it|this|that|the \w+) to my (?:calendar|google|outlook|phone)\b|\binvitacion (?:de|para) (?:el |mi )?calendario\b/,
  noEmail:
    /\b(?:did not|didn't|didnt|haven't|havent|have not|never)(?: \w+)? (?:get|got|gotten|receive|received|see|seen) (?:any |an |the |your |my |that )?(?:confirmation |tour )?(?:emails?|mail|confirmation|link)\b|\bno (?:confirmation )?(?:email|mail|confirmation) (?:yet|came|arrived|so far|here|in my inbox)\b|\b(?:resend|send again)\b.*\b(?:email|link|confirmation|it)\b|\bno me (?:llego|ha llegado) (?:ningun|el|un)? ?(?:correo|email)\b/,
  whichEmail:
    /\b(?:what|which) (?:e-?mail|address|e-?mail address) (?:did i|do you have|have you|is (?:it|my tour) under|is on)\b|\bwhere (?:do|did|does|will) (?:the|my|that|your) (?:emails?|confirmation|link) (?:go|get sent)\b|\b(?:que|cual) (?:correo|email) (?:le |te )?(?:di|puse|tiene)\b/,
  length: new RegExp(
    String.raw`^(?:(?:and|so|ok|also|about) )*how (?:long|much time) (?:(?:will|does|would|should|do|is|it|this|that|these|they|those|i|we|the|a|tours?|visits?|viewings?|showings?|usually|normally|typically|going|need|have|plan|to|be) ?)+(?:take|last|run|there)?[\s?!.]*$|^(?:${asking},? )*(?:roughly |about )?how (?:long|much time) (?:(?:roughly|about|usually|typically|normally) )?(?:(?:a|the|your|each|this|these) )?(?:tours?|visits?|viewings?|showings?|appointments?|it) (?:(?:usually|normally|typically|generally|roughly|will|would) )?(?:takes?|lasts?|runs?|is)(?: (?:roughly|usually|for))?[\s?.!]*$|^(?:${asking},? )*how (?:long|much time) (?:should|do|would|must) (?:i|we) (?:(?:need|have|want|plan) to )?(?:set aside|allow|plan|block|reserve|budget|schedule)(?: (?:for|off|out))*(?: (?:it|this|that|(?:a|the) ${visit}))?[\s?.!]*$|^¿?(?:(?:y|oiga|oye|disculpe|perdon|como),? )*cuanto (?:tiempo )?(?:dura|tarda|toma|demora|lleva)(?:ria)?(?: (?:(?:la|una|cada|esta) )?(?:visita|cita|recorrido|tour))?(?:,? (?:mas o menos|aproximadamente|normalmente|en total))*[\s?.!]*$`,
  ),
  company:
    /^(?:(?:and|so|ok|okay|also|hi|(?:so )?sorry(?: to (?:be a )?bother(?: you)?)?),? )*(?:can|could|may) (?:my|our|an?) (?:\w+ ){1,2}(?:also )?(?:come|join)(?: (?:me|us|too|along|as well|with (?:me|us)))*[\s?.!]*$|\b(?:one|two|three|a few|a couple|some|1|2|3) more (?:people|persons?|friends?|guests?) (?:is|are|will|may|might|coming)\b|\b(?:there(?:'ll| will) be|we(?:'ll| will) be|we(?:'re| are) (?:now )?)(?: now)? ?(?:\d|two|three|four|five|six) (?:of us|people|persons|adults)\b|\b(?:is it|would it be|is that) (?:ok|okay|fine|alright|cool) if (?:my|our|an?) (?:\w+ ){1,2}(?:comes?|joins?|tags?)\b|^(?:(?:and|so|ok|okay|also|actually|oh|hey),? )*(?:(?:can|could|may) (?:i|we)|(?:is|would) it (?:be )?(?:ok|okay|fine|alright) (?:to|if (?:i|we))|ok (?:to|if i)) (?:also )?(?:bring|come with)(?: along)? (?:my|our|an?|some|someone|somebody)(?: (?!dog|cat|pet|puppy|kitten|bird)\w+){0,5}(?: along| too| with (?:me|us))?[\s?.!]*$/,
  wrongName:
    /\b(?:change|correct|fix|update|edit) (?:my|the) name\b|\b(?:misspell?ed|mistyped|typo in) my (?:first |last )?name\b|\bmy (?:first |last )?name (?:is|was) (?:wrong|misspell?ed|mistyped|spelled wrong|incorrect)\b|\b(?:cambiar|corregir) (?:mi|el) nombre\b|\bmi nombre esta mal\b/,
}

/**
 * The answer to a visitor with a tour on how it goes on: whether it's accepted, how long it takes, who may come, its reminder, its calendar file, an email
 * that hasn't come, or the name and address that it's under. Null where a message of one sentence asks for none of it.
 */
export function tourHelp(message: string, situation: Situation): string | null {
  const company = companyIn(message)
  if (company !== null) return words[situation.language][company === 'more' ? 'company' : 'fewer'](situation)
  const [only = message, second] = messageSentences(message.replace(introduction, ''))
  if (second !== undefined) return null
  const said = plainMessage(only)
  if (bringsThing.test(said)) return null
  const ofClock = clockHelp(said, situation.record, situation.language)
  if (ofClock !== null) return `${ofClock} ${words[situation.language].when(situation)}`
  const [named] = (Object.keys(asked) as (keyof typeof asked)[]).filter((one) => asked[one].test(said))
  const help = named ?? (isLate(said) ? 'late' : undefined)
  return help === undefined ? null : (words[situation.language][help]?.(situation) ?? null)
}

/** "Can I bring a tape measure and take photos?": nobody who comes along. */
const bringsThing =
  /\b(?:bring|take|use) (?:a |an |the |my |our |some )?(?:tape|measur\w*|laser|camera|flashlight|level|drone|swatch\w*|paint|coffee|stroller|bike)|\btake (?:some |a few )?(?:photos?|pictures?|pics|videos?|measurements?|notes)\b/

/** "Forgot to ask. …", "one more thing: …" */
const introduction =
  /^(?:(?:sorry|oh|hey|hi|also|and|i|wait|just)[\s,]+)*(?:forgot to ask|(?:a |one )?(?:quick|more|last|other|small)(?: last| quick| more)? (?:question|thing|q)|question)\s*[.!:,-]\s*/i

/** "When will I know?", of a tour that isn't requested yet; null without such a question. */
export function answerHelp(
  message: string,
  { language, ...situation }: Pick<Situation, 'record' | 'now' | 'language'>,
) {
  if (!asked.answer.test(plainMessage(message))) return null
  return words[language].answer({ ...situation, language, tours: [], email: null })
}

/** "How long should we set aside?": the one question of a message. */
export function asksTourLength(message: string): boolean {
  const sentences = messageSentences(message)
  const isAsked = (sentence: string) => asked.length.test(plainMessage(sentence))
  return sentences.some(isAsked) && sentences.every((sentence) => isAsked(sentence) || !sentence.includes('?'))
}

/** "I might be 10 min late, is that ok?", of a tour that keeps its time. */
const isLate = (said: string) =>
  ((isOffByMinutes(said) && /\blate\b/.test(said)) || comesPast(said) || lateInSpanish.test(said)) &&
  !asksOtherTime.test(said)
const lateInSpanish = /\b(?:llego|llegamos|llegare|llegaremos|llegar)\b[^.!?]{0,30}\btarde\b/
const asksOtherTime =
  /\b(?:push|move|change|switch|reschedule|postpone|delay|cancel|instead|another|make it|could we|can we|how about|mover|cambiar|otra hora)\b/

/** Of several tours, or one whose new time waits for an answer, only when they are. */
function statusWords(tours: BookedTour[], when: string, said: { accepted: string; waiting: string }): string {
  const [tour, second] = tours
  if (second || tour?.isAccepted === undefined) return when
  return tour.isAccepted ? said.accepted : said.waiting
}

const words: Record<Language, Record<Help, (situation: Situation) => string>> = {
  en: {
    status: ({ tours, record, now }) => {
      const when = remindWords(tours, record, now)
      return statusWords(tours, when, {
        accepted: `Yes, the ${ownerOf(record)} accepted. ${when}`,
        waiting: `Not yet: the ${ownerOf(record)} hasn’t accepted so far. ${when} I’ll email you when they answer.`,
      })
    },
    reminder: ({ record }) =>
      `Yes. Once the ${ownerOf(record)} has accepted, I’ll email you a reminder the day before.`,
    when: ({ tours, record, now }) => remindWords(tours, record, now),
    answer: ({ record }) => `I don’t know when the ${ownerOf(record)} will answer. I’ll email you as soon as they do.`,
    calendar: ({ record }) =>
      `Yes. When the ${ownerOf(record)} accepts, you get an email with a file for your calendar.`,
    noEmail: ({ email }) =>
      `The emails go to ${email ?? 'the address that you gave'} and can take a few minutes. Please look in your spam folder, too. If the address is wrong, tell me the right one.`,
    length: () => tourLength.en,
    company: ({ tours, record, now }) =>
      `You don’t have to change anything when someone comes along. ${remindWords(tours, record, now)} If you have a question for the ${ownerOf(record)}, ask me here and I’ll send it.`,
    fewer: ({ tours, record, now }) => `Thanks for telling me. ${remindWords(tours, record, now)}`,
    host: ({ tours, record, now }) =>
      `I don’t know who will meet you: the ${ownerOf(record)} hasn’t told me. ${remindWords(tours, record, now)}`,
    late: ({ tours, record, now }) =>
      `Thanks for telling me. ${remindWords(tours, record, now)} If the ${ownerOf(record)} should know, say “Let them know I’ll be late”, and I’ll pass it on.`,
    whichEmail: ({ email }) =>
      `Your tour’s emails go to ${email ?? 'the address that you gave'}. If that’s wrong, tell me the right one.`,
    wrongName: () => 'Sure. Tell me the right one like this: “Change the name to Dana Reyes.”',
  },
  es: {
    status: ({ tours, record, now }) => {
      const when = spanishReminder(tours, record, now)
      return statusWords(tours, when, {
        accepted: `Sí, está confirmada. ${when}`,
        waiting: `Todavía no la aceptan. ${when} Le escribo cuando contesten.`,
      })
    },
    reminder: () => 'Sí. Cuando la visita esté aceptada, le envío un recordatorio por correo el día anterior.',
    when: ({ tours, record, now }) => spanishReminder(tours, record, now),
    answer: () => 'No sé cuándo contestarán. Le escribo en cuanto lo hagan.',
    calendar: () => 'Sí. Cuando acepten la visita, recibe un correo con un archivo para su calendario.',
    noEmail: ({ email }) =>
      `Los correos van a ${email ?? 'la dirección que dio'} y pueden tardar unos minutos. Revise también el correo no deseado. Si la dirección está mal, dígame la correcta.`,
    length: () => tourLength.es,
    company: ({ tours, record, now }) =>
      `No tiene que cambiar nada si alguien le acompaña. ${spanishReminder(tours, record, now)}`,
    fewer: ({ tours, record, now }) => `Gracias por avisar. ${spanishReminder(tours, record, now)}`,
    host: ({ tours, record, now }) =>
      `No sé quién le recibirá: todavía no me lo han dicho. ${spanishReminder(tours, record, now)}`,
    late: ({ tours, record, now }) =>
      `Gracias por avisar. ${spanishReminder(tours, record, now)} Si quiere que lo sepan, dígame «Dígales que llego tarde» y yo les paso el mensaje.`,
    whichEmail: ({ email }) =>
      `Los correos de su visita van a ${email ?? 'la dirección que dio'}. Si está mal, dígame la correcta.`,
    wrongName: () => 'Claro. Dígame el correcto así: «Cambie el nombre a Dana Reyes».',
  },
}
