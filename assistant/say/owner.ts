import type { Home } from '../facts/home.ts'
import { both, type Words } from './format.ts'
import { ownerWords } from './owner-words.ts'

/**
 * The outcome of a question for the owner: sent by email, sent before by someone with the same question, kept for the
 * summary email because the day's emails are used up, or not sent because the listing has no owner's address, the limits
 * are reached, or nothing readable is left of it.
 */
export type OwnerOutcome = 'asked' | 'askedBefore' | 'inSummary' | 'notSent'

/** The sentences about one open question, by its outcome. */
export type OwnerWords = Record<OwnerOutcome, string>

const pick = (list: Words[], turn: number): Words => list[turn % list.length] as Words

/**
 * `all`: the listing says nothing; `rest`: it says a part, which was given; `named`: what it lacks was named, see
 * `unansweredLine`.
 */
export function openWords(missing: 'all' | 'rest' | 'named', home: Home, turn: number): Record<OwnerOutcome, Words> {
  const before = missing === 'named' ? null : pick(missing === 'all' ? leads : restLeads, turn)
  const with_ = (after: Words) => (before ? both(`${before.en} ${after.en}`, `${before.es} ${after.es}`) : after)
  const { en: owner, es: dueno } = ownerWords(home.listing)
  return {
    asked: with_(
      pick(
        [
          both(`I’ve asked the ${owner} and will tell you here.`, `Se lo pregunté al ${dueno} y se lo digo aquí.`),
          both(`I’ve sent your question to the ${owner}.`, `Le envié su pregunta al ${dueno}.`),
          both(
            `I’ve asked the ${owner}; the answer will be here when it comes.`,
            `Ya le pregunté al ${dueno}; la respuesta aparecerá aquí.`,
          ),
        ],
        turn,
      ),
    ),
    askedBefore: with_(
      both(
        `The ${owner} already has this question, and I’ll tell you the answer here.`,
        `El ${dueno} ya tiene esta pregunta y aquí le digo la respuesta.`,
      ),
    ),
    inSummary: with_(
      both(
        `Your question goes to the ${owner} with the next summary email, so it may take a day.`,
        `Su pregunta le llega al ${dueno} en el próximo resumen por correo; puede tardar un día.`,
      ),
    ),
    notSent: with_(
      both(
        `I can’t send the ${owner} a question about it right now.`,
        `Por ahora no puedo enviarle esta pregunta al ${dueno}.`,
      ),
    ),
  }
}

/**
 * Of several questions, the one that the listing doesn't answer; null when it is too long to repeat, or has numbers.
 */
export function unansweredLine(question: string): Words | null {
  const asked = question.trim().replace(/^(?:and|or|also|so|ok|okay),? /i, '')
  if (asked.length > 80 || /[\d"“”]/.test(asked)) return null
  const [en, es] = [asked.replace(/[.,;:]+$/, ''), asked.replace(/[.,;:]+$/, '')]
  const stop = /[?!]$/.test(en) ? '' : '.'
  return both(`The listing doesn’t say: “${en}”${stop}`, `El anuncio no lo dice: “${es}”${stop}`)
}

const leads = [
  both('The listing doesn’t say.', 'El anuncio no lo dice.'),
  both('That isn’t in the listing.', 'Eso no está en el anuncio, no lo dice.'),
  both('I don’t know; the listing doesn’t say.', 'No lo sé: el anuncio no lo dice.'),
]
const restLeads = [
  both('The listing doesn’t say more than that.', 'El anuncio no dice más.'),
  both('The rest isn’t in the listing.', 'El resto no está en el anuncio, no lo dice.'),
]

export const inLanguageOf = (words: Record<OwnerOutcome, Words>, language: keyof Words): OwnerWords => ({
  asked: words.asked[language],
  askedBefore: words.askedBefore[language],
  inSummary: words.inSummary[language],
  notSent: words.notSent[language],
})
