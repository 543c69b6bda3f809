import type { TourKind } from '#domain/tour-kind.ts'
import { messageSentences } from '../understand/message-sentences.ts'

const edge = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
const tour = '(?:tours?|visits?|showings?|viewings?|walk-?throughs?|appointments?)'
const app = '(?:face ?time|zoom|skype|google meet|whats ?app|microsoft teams)'
const call = `(?:(?:live )?v[ií]deo[- ]?(?:calls?|chats?)|${app})`
const visita = '(?:visitas?|recorridos?|citas?|tours?)'

const ways: Record<TourKind, string> = {
  video: [
    `(?:live )?(?:v[ií]deo|virtual|remote|online)[- ]?${tour}`,
    `${call}(?: (?:call|${tour}))?`,
    `(?:(?:over|by|via|on|through|per)|calls? with) (?:a |live )?v[ií]deo`,
    `(?:do|go|try|about|a|prefer|want) (?:it )?v[ií]deo(?= (?:instead|please|better|then)|[\\s.,!?]*$)`,
    `(?:switch|change|convert|move)(?: (?:it|that|this|my tour|the tour))? to (?:a )?v[ií]deo`,
    `v[ií]deo(?= (?:instead|please|works|is (?:fine|better|ok)))`,
    `^[\\s.,]*v[ií]deo(?=[\\s.,!]*$)`,
    `(?:see|tour|view|visit|do (?:it|this|that)|showing) (?:\\S+ ){0,3}?(?:virtually|remotely|online)`,
    `${visita} (?:por v[ií]deo|virtual(?:es)?|en l[ií]nea|remot[ao]s?|online)`,
    `por (?:v[ií]deo(?:[- ]?(?:llamada|conferencia))?|c[aá]mara|${app})`,
    `v[ií]deo[- ]?(?:llamada|conferencia)s?`,
    '(?:do|make it|have it|go|prefer|rather) (?:it )?virtual(?= (?:instead|please|tour|visit|one)|[\\s.,!?]*$)',
    '(?:verl[ao]|hacerl[ao]|sea) virtual(?:mente)?',
  ].join('|'),
  in_person: `in[- ]person|face[- ]to[- ]face|en persona|presencial(?:mente)?|en vivo y en persona`,
}
const any = `(?:${ways.video}|${ways.in_person})`

/** "Not in person", "instead of a video tour", "I can't come in person": what is not wanted. */
const refused = new RegExp(
  `${edge}(?:not(?: a| an| by| over)?|no|don'?t (?:want|need)(?: an?)?|can(?:'?t|not)|won'?t|unable to|rather than(?: an?| by)?|instead of(?: an?| by| doing)?|en (?:vez|lugar) de(?: una?)?|no (?:puedo|quiero|podemos)|sin)(?: (?:do|doing|make|come|coming|go|going|be|being|see|seeing|visit|visiting|tour|meet|meeting|there|it|this|a|the|by|over|ir|verla|hacerla|una|la|for)){0,4} ${any}${end}`,
  'giu',
)
const named = (kind: TourKind) => new RegExp(`${edge}(?:${ways[kind]})${end}`, 'giu')
const patterns = { video: named('video'), in_person: named('in_person') }

/** "Is there a video tour?", "do you have a virtual tour?": about a film of the home, and no way to see it. */
const isOfFilm =
  /\b(?:is|are) there (?:an?|any)\b|\b(?:do|have) you (?:have|got)\b|\bgot an?\b|\b(?:link|watch|recorded|recording|3d|matterport|youtube)\b|\b(?:send|share|text|email)\b.{0,15}\bv[ií]deos?\b|\b(?:tiene|tienen|hay) (?:una? |alg[uú]n[ao]? )/i
/** What the visitor does for work, or did before: "I sell Zoom cameras", "we met on Zoom". */
const isOfElse = /\b(?:work(?:s|ing)?|job|meeting|met|class|interview)\b(?!.{0,20}\b(?:tour|showing|viewing)\b)/i

/** "Can my parents join on Zoom?", "I'll FaceTime my wife while I'm there": others who watch while the visitor is there. */
const isOfCompany =
  /\b(?:my|our) \w+.{0,30}\b(?:join(?:s|ing)?|(?:dial|call|facetime|zoom|skype|tune)s? in|(?:with|beside) (?:me|us)|(?:be|is|are|'s|'re) on)\b|\b(?:facetime|face time|zoom|skype|video ?call|video ?chat)(?: with)? (?:my|our|him|her|them)\b(?! tour)|\b(?:put|have|get|bring|keep) (?:my|our) \w+.{0,20}\bon\b|\bwhile (?:i|we)(?:'m|'re|m| am| are)? (?:\w+ )?(?:there|inside|walk)/i

/** How the visitor wants the tour to take place: the way named last; null where none is named, or a choice of both. */
export function kindSaid(message: string): TourKind | null {
  const kinds = messageSentences(message).flatMap((part) => kindsIn(part))
  return kinds.at(-1) ?? null
}

function kindsIn(sentence: string): TourKind[] {
  if (isOfFilm.test(sentence) || (isOfCompany.test(sentence) && !namesVideoTour.test(sentence))) return []
  const refusals = [...sentence.matchAll(refused)].map(([text]) => text)
  const kept = sentence.replace(refused, ' ')
  const last = (kind: TourKind) => [...kept.matchAll(patterns[kind])].at(-1)?.index ?? -1
  const [video, inPerson] = [isOfElse.test(kept) ? -1 : last('video'), last('in_person')]
  if (video >= 0 && inPerson >= 0) return isChoice.test(kept) ? [] : [video > inPerson ? 'video' : 'in_person']
  if (video >= 0) return ['video']
  if (inPerson >= 0) return ['in_person']
  // "No video tour": in person. That someone can't come says nothing of video.
  return refusals.some((text) => text.search(patterns.video) >= 0) ? ['in_person'] : []
}

const namesVideoTour = new RegExp(`(?:v[ií]deo|virtual|remote|online|${app}|call)[- ]?${tour}`, 'i')

const isChoice = /\bor\b|\beither\b|\bo\b|\b(?:what|which|difference)\b/i

/** "A video tour" as "a tour", "see it over Zoom" as "see it": for what reads when a tour takes place, and whether. */
export function withoutKind(message: string): string {
  return message
    .replace(new RegExp(`${edge}(?:live )?(?:v[ií]deo|virtual|remote|online|${app})[- ]?(?=${tour}${end})`, 'giu'), '')
    .replace(
      new RegExp(`${edge}(${visita}) (?:por v[ií]deo(?:llamada)?|virtual(?:es)?|en l[ií]nea)${end}`, 'giu'),
      '$1',
    )
}

/** Whether a message that may be the first asks for a tour by video. */
export function asksForVideoTour(message: string): boolean {
  return messageSentences(message).some((part) => kindsIn(part).at(-1) === 'video' && !isAbout.test(part))
}

const isAbout = /^(?:what|how|who|why|which|where|did|was|were|qu[eé]|c[oó]mo|cu[aá]l)\b(?! about)/i
