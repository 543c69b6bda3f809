import type { ContactCorrection } from '#machines/tour-booking/booked-tour.ts'
import { type EmailRead, emailsIn } from '../contact/email.ts'
import { readContact } from '../contact/read-contact.ts'
import { theirsBefore } from '../contact/theirs.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { correctedEmail } from './email-correction.ts'
import { correctedName, renamed } from './name-correction.ts'
import { changeIn } from './tour-change.ts'
import { wantsAnother } from './tour-to-move.ts'

/** Whom the visitor's tours are booked for. */
export interface BookedFor {
  name: string
  email: string
}

/**
 * What a message says of the name or address that tours are booked under. `rest`: its other questions, as written; `plain`:
 * all of it without addresses.
 */
export type ContactSaid = { rest: string[]; plain: string } & (
  | { kind: 'corrected'; correction: ContactCorrection }
  /** The address is wrong, and the right one isn't given, or can't be an address. */
  | { kind: 'disputed'; isUnreadable: boolean }
)

const mail = '(?:e-?mail|correo)(?: address| electr[oó]nico)?'
const changes = '(?:change|update|fix|correct|edit|replace|switch)'
const own = '(?:my|the|our|that|this|mi|el|nuestro)'

/** Says outright that the address is wrong, or to use another one. */
const saysWrong = new RegExp(
  [
    String.raw`\b(?:typos?|mis-?typed|misspell?ed|misspelt|misspelling|auto ?correct(?:ed)?|fat[- ]?finger(?:s|ed|ing)?)\b`,
    String.raw`\b(?:typed|spelled|wrote|put|entered|gave|got|have)(?: you)?(?: (?:it|that|${own} ${mail}))?(?: in| down)? (?:wrong|incorrectly)\b`,
    String.raw`\b(?:wrong|incorrect|bad|old) (?:${mail}|address)\b`,
    String.raw`\b${own} ${mail}(?: (?:i|that i) gave(?: you)?)? (?:is|was|has|had)(?: a)? (?:actually|really|wrong|incorrect|misspelled|mistyped|typo)\b`,
    String.raw`\b${changes}(?: it|(?: ${own})? (?:contact )?${mail})\b`,
    String.raw`\b${changes} (?:the |my |our )?contact(?: details| info| person)? to\b`,
    String.raw`(?<!\p{L})(?:me equivoqu[eé]|est[aá] mal|equivocad[oa]|incorrect[oa]|(?:escrib[ií]|puse|di) mal|mal escrito|correcto es|en (?:vez|lugar) de|(?:cambi|corrij|correg|actualiz)\p{L}{1,5} (?:mi|el) (?:correo|email))(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** Says so only where nothing else is to be sent to the address: "actually, send the floor plan to …". */
const mayMeanWrong =
  /\b(?:oops|whoops|sorry|my bad|actually|wait|instead|should be|should have been|meant|correction)\b|\bnot [\w.@-]{2,40}(?=[\s,.:!]*(?:§|$))|\bnot §|(?<!\p{L})(?:perd[oó]n|ay|en realidad|no es)(?!\p{L})/iu
const sends = /\b(?:send|forward|share|shoot|e-?mail me|write me|contact|reach)\b|(?<!\p{L})(?:m[aá]nd|env[ií])\p{L}/iu
const sendsTour =
  /\b(?:send|forward|e-?mail) (?:it|that|them|everything|(?:the|my) (?:tour )?(?:confirmation|link|e-?mail|invite|details)) to §,? instead\b|\b(?:send|forward|e-?mail|write|reach)(?: (?:it|that|them|everything|stuff|things|me|all (?:of )?(?:it|that)|(?:the|my) (?:tour )?(?:confirmation|link|e-?mails?|invite|details|updates?))){0,2}(?: (?:to|at|on))? (?:my |the )(?:work|other|personal|private|school|new|main|office|gmail|real|better) (?:one|e-?mail|mail|address|account|inbox)\b[^.?!§]{0,20}\binstead\b/i

/** Another address beside the one that is known: "also send it to …", "cc my office". */
const adds =
  /\b(?:b?cc|copy|add|include|invite|both)\b|\balso (?:send|e-?mail|forward|share|to|at|use|write)\b|\b(?:as well|too|also)[\s.!]*$|(?<!\p{L})(?:tambi[eé]n|adem[aá]s|con copia)(?!\p{L})/iu

/** Nothing but an address and a few words. */
const isBare =
  /^[\s*]*(?:(?:oh|ah|ugh|argh|damn|shoot|lol|haha|yes|yep|yeah|no|hi|hey|ok|okay|so|sorry|wait|please|pls|thanks|thank|you|penny|it|it['’]?s|its|is|that['’]?s|here|here['’]?s|this|my|the|a|right|correct|real|new|one|email|e-?mail|mail|address|use|try|es|mi|el|correo|correcto|gracias|por|favor|perd[oó]n|este|nuevo)(?![\p{L}'’])[\s,.:;!*-]*){0,8}$/iu
/** Stands where an address was. */
const mark = '§'

/** Says that the address is wrong, without the right one: "I gave the wrong email", "can I change the email on the tour?" */
const disputesMail = new RegExp(
  [
    String.raw`\b${changes} ${own} (?:contact )?${mail}(?! (?:alerts?|notifications?|settings?|list|frequency))\b`,
    String.raw`(?<!\b(?:sent|got|received)(?: me)? (?:the|a) )\b(?:wrong|incorrect) e-?mail(?: address)?\b`,
    String.raw`\b(?:mis-?typed|misspell?ed|misspelt|messed up) ${own} ${mail}\b`,
    String.raw`\b(?:typed|spelled|wrote|put|entered|gave|got|have|has)(?: you)? ${own} ${mail}(?: in| down)? (?:wrong|incorrectly)\b`,
    String.raw`\b(?:typo|mistake) in ${own} ${mail}\b`,
    String.raw`\bmy ${mail}(?: on (?:the|my|that) (?:tour|request|booking))? (?:(?:is|was|has) (?:wrong|incorrect|misspelled|mistyped|a typo)|(?:has |just )?changed)\b`,
    String.raw`(?<!\p{L})(?:cambiar|corregir|actualizar) (?:mi|el) (?:correo|email)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:mi|el) (?:correo|email)(?: que (?:le|te) di)? est[aá] (?:mal|equivocado|incorrecto)(?!\p{L})`,
    String.raw`(?<!\p{L})me equivoqu[eé] (?:de|en el|en mi|con el|con mi) (?:correo|email)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:di|puse|escrib[ií]) mal (?:mi|el) (?:correo|email)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** `isAsked`: the right address was just asked for. Null where the message leaves name and address as they are. */
export function contactSaid(message: string, known: BookedFor, isAsked: boolean): ContactSaid | null {
  const change = changeIn(message, false)
  if (change === 'cancel' || change === 'maybeCancel' || wantsAnother(message)) return null
  const given = newContact(message)
  const named = given ? { name: given.name, rest: message } : nameSaid(message, known)
  const email = given ?? emailSaid(message, known, isAsked)
  const name = named && named.name !== known.name ? named.name : null
  const plain = without(message, emailsIn(message, isAsked)).replaceAll(mark, '').trim()
  const rest = messageSentences(name === null ? message : (named?.rest ?? '')).filter(
    (sentence) =>
      sentence.includes('?') &&
      !disputesMail.test(sentence) &&
      !handsOver.test(sentence) &&
      emailsIn(sentence, false).length === 0,
  )
  if (email === 'wrong' || email === 'unreadable')
    return { kind: 'disputed', isUnreadable: email === 'unreadable', rest, plain }
  return email === null && name === null
    ? null
    : { kind: 'corrected', correction: { name, email: email?.email ?? null }, rest, plain }
}

const role =
  '(?:assistant|secretary|wife|husband|partner|spouse|girlfriend|boyfriend|mother|father|mom|mum|dad|son|daughter|brother|sister|friend|roommate|agent|office|asistente|espos[oa]|pareja|mam[aá]|pap[aá]|hij[oa]|herman[oa]|amig[oa])'
/** "Change the contact to my assistant: …", "put the tour in my husband's name: …" */
const handsOver = new RegExp(
  [
    String.raw`\b(?:change|switch|update|move|transfer|set|make)(?: (?:my|the|our|this|that|main))* contact(?: (?:person|details?|info|information|name))?(?: (?:on|of|for) (?:it|(?:my|the|our) (?:tour|visit|request|booking)))?(?: to|:)(?: (?:be )?(?:my|our) ${role}\b)?`,
    String.raw`\b(?:put|move|switch|change|transfer)(?: (?:it|(?:my|the|our) (?:tour|visit|request|booking)))(?: (?:in|under|to|into|over to)){1,2} (?:my|our) ${role}['’]s name\b`,
    String.raw`(?<!\p{L})(?:cambi[ae]r?|actuali[cz][ae]r?) (?:el|mi) contacto (?:a|por)(?: (?:mi|nuestr[oa]) ${role}(?!\p{L}))?`,
  ].join('|'),
  'iu',
)

/** The name and the address of another person who takes over the tour; null unless both are given. */
function newContact(message: string): { name: string; email: string } | null {
  const found = handsOver.exec(message)
  if (!found) return null
  const { name, email } = readContact(
    message.slice(found.index + found[0].length).replace(/^[\s:,;–—-]+/, ''),
    'details',
  )
  return name !== null && email !== null ? { name, email } : null
}

/** A name in place of the known one, or with a part of it corrected. Addresses spell names, too, which are left out. */
function nameSaid(message: string, { name }: BookedFor) {
  const plain = without(message, emailsIn(message, false)).replaceAll(mark, ',')
  return renamed(plain) ?? correctedName(plain, name)
}

function emailSaid(
  message: string,
  known: BookedFor,
  isAsked: boolean,
): { email: string } | 'wrong' | 'unreadable' | null {
  const found = emailsIn(message, isAsked)
  const said = found.filter(({ start }) => !theirsBefore(message, start))
  const around = without(message, found)
  if (found.length === 0) {
    const corrected = correctedEmail(message, known.email)
    return corrected ? { email: corrected } : disputesMail.test(message) ? 'wrong' : null
  }
  const last = said.at(-1)
  if (!last || (adds.test(around) && !saysWrong.test(around))) return null
  const near = besideAddress(around)
  const isMeant =
    isAsked ||
    saysWrong.test(near) ||
    (mayMeanWrong.test(near) && (!sends.test(near) || sendsTour.test(near))) ||
    isBare.test(around.replaceAll(mark, ''))
  if (!isMeant) return null
  const { email } = said.findLast((each) => each.email !== null) ?? last
  if (email === null) return 'unreadable'
  return !isAsked && email.toLowerCase() === known.email.toLowerCase() ? null : { email }
}

/** The sentences that may say something of an address: with it or a word for it, or of a few words, like "Oh no, sorry!" */
function besideAddress(around: string): string {
  return messageSentences(around)
    .filter(
      (sentence) => sentence.includes(mark) || aboutMail.test(sentence) || sentence.split(/\s+/).length <= fewWords,
    )
    .join(' ')
}
const aboutMail = /\b(?:e-?mail|address|correo)\b/i
const fewWords = 5

const without = (message: string, found: EmailRead[]) =>
  found.reduceRight((text, { start, end }) => `${text.slice(0, start)}${mark}${text.slice(end)}`, message)
