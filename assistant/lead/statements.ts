import { correctedSum } from '../understand/one-question.ts'
import { sentencesWithPlaces } from './placed-sentences.ts'

/** A clause in which the speaker states something, with its sentence. */
export interface Statement {
  text: string
  sentence: string
}

const opening = String.raw`(?:(?:and|but|so|or|also|ok|okay|hi|hey|hello|well|please|then|just|penny),?\s+)*`
const question = new RegExp(
  String.raw`^${opening}(?:is(?! (?:what|where|as (?:far|much|high)) (?:as )?(?:i|we|my|our)\b)|are(?! (?:hoping|looking|planning|moving|relocating|buying|renting|trying|thinking|ready|expecting)\b)|was|were|am|do|does|did|don't|(?:can|could|may|would|will|should|shall)(?!'t (?!i\b|we\b|you\b|they\b|it\b|he\b|she\b)| (?:be|need|have|also|like|love|rather|prefer|probably|definitely|really|still|both|all|never|not|only|just|pay|go|move|want|close|put|start|sign|do|buy|lease|live|finance|sell|invest|stretch|afford|swing|manage|spend|send|provide|forward|document|wire|hold it|run it|rent it|let it|keep it|flip|fix it|use it|rent for)\b)|has|had|have (?:you|they|there|we|i)\b|might i|what(?!'s left of| (?:is|i have|we have) left of)|how|how's|when|where|which|who|who's|why|any|whether|tell me|let me know|wondering|curious(?= (?:if|whether|about|how|what|when|where|why|who|which)\b)|i(?:'m| am| was)? (?:wonder|wondering|asking|curious(?= (?:if|whether|about|how|what|when|where|why|who|which)\b))|i'd like to know|i would like to know)\b`,
  'i',
)

/** What follows is hypothetical, to the end of the sentence. */
const amount = String.raw`(?:(?:up to|around|about|maybe|max|like|under) )*\$?\d`
const supposition = new RegExp(
  String.raw`\b(?:if(?! (?:possible|at all|that|it (?:matters|helps)|you (?:need|must|want)|(?:i|we) can\b(?! (?:get|have|pay|talk))))|unless|suppos(?:e|ing)|imagine|assum(?:e|ing)|let's say(?! ${amount})|lets say(?! ${amount})|say (?:i|we)|(?<=^|[,.;] |^(?:so|ok|okay|well|and|but),? )say (?:it|they|this|that|the \w+) (?:came|comes|were|was|went|goes|sold|sells|gets|got|cost|costs|ends|ended|closes|closed|rents|rented|appraises|appraised)|hypothetically|in theory|pretend(?:ing)?|(?:were|had) (?:i|we)|in case(?! (?:it|you|they|anyone|anybody|someone|the \w+|that) (?:helps?|matters?|wants?|needs?|asks?|cares?|wonders?|is wondering|are wondering))|for example|e\.g\.)(?!\w)`,
  'i',
)

/** What follows isn't so, or not yet, to the end of the clause. */
const season = String.raw`(?:in |by |around |next |this |late |early |mid |the |end of |beginning of |like |or ){0,3}(?:january|february|march|april|may\b|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|fall|autumn|winter|year|month|20\d\d)\b`
const doubt = new RegExp(
  String.raw`\b(?:wish(?! (?:not )?to\b)|(?<!\bquestion )maybe(?! ${season})|perhaps(?! ${season})|possibly|might|(?<=\b(?:i|we|they|it|you) )may|one day|someday|used to|no longer|about whether)\b`,
  'i',
)

const reported =
  /(?<!\b(?:bank|lender|banco|union|broker|mortgage people|loan officer|letter)(?: (?:has|have|just|already))? )\b(?:(?:said|says(?! up to \$?\d| (?:we|i)(?: a|'?)(?:re|m) good\b)|(?<!\ball )told)(?! (?:myself|ourselves)\b| (?:(?:that|me|us) ){0,2}(?:(?:our|my|the) )?(?:\w+ )?(?:max|maximum|limit|ceiling|cap|budget)\b| (?:(?:me|us) )?(?:to )?(?:look|stay|keep|aim)\b| \$?\d[\d,.]*[km]?(?: (?:a|per) month)? (?:max|tops|at most|no more)\b)|tells|wrote|writes|asked|asks|claim(?:s|ed)?|heard|reads?|according to|quote|you (?:think|mean|noted|wrote|assume)|they (?:think|assume)|(?:my|our) (?:mom|mother|dad|father|parents|wife|husband|agent|boss|sister|brother|friends?|in-laws) (?:thinks?|assumes?|believes?|figures?|insists?))\b/i

const speaker = String.raw`(?:i|i'm|im|i've|i'd|i'll|we|we're|we've|we'd|we'll|my|our)\b`
const other = String.raw`(?:it|it's|its|is|are|do|does|did|can|could|will|would|should|what|how|when|where|which|who|they|he|she|you|the|there|there's)\b`
const kin =
  '(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|roommate|sister|brother|mother|mom|father|dad|friend|son|daughter|kids|children|family)'

/** A question in Spanish that follows a statement: "tengo un gato, se paga algo?" */
const preguntas = String.raw`(?:(?:y|o|pero|oye)\s+)?(?:(?:se|me|nos|les|lo|la|los|las)\s+)?(?:hay|hacen?|aceptan?|admiten?|reciben?|permiten?|dejan?|paga|cobran?|puedo|podemos|pueden?|podr[ií]a|cabemos|caben|cu[aá]nt[oa]s?|cu[aá]l(?:es)?|c[oó]mo|qu[eé]|d[oó]nde|cu[aá]ndo|est[aá]n?|tienen?)(?=[\s?]|$)`
const pregunta = new RegExp(`^¿?\\s*${preguntas}`, 'i')

/** "Se puede entrar en febrero", without a question mark. */
const preguntaSinSigno =
  /^¿|^(?:y |pero |oye )?(?:se (?:puede|paga|aceptan?|admiten?|permiten?)|lo permiten|hacen excep|aceptan|admiten|permiten|cabemos|cu[aá]nt[oa]s?)(?=\s|$)/i

/** Where a new clause begins within a sentence. "My wife and I" is one clause. */
const joint = new RegExp(
  String.raw`(?:(?<!\s)\s+)?[;—–()]\s+|(?<!\s|\d|\d ?[kmKM])\s+-{1,2}\s+|(?<!\s)\s+-{1,2}\s+(?![$\d])|,\s+(?=(?:(?:and|but|so|or|which|because|though|then)\s+)?(?:${speaker}|${other}|pre-?approved|cash|looking))|,\s+(?=${preguntas})|(?<!\s|\b${kin}|\b(?:me|myself|us))\s+(?:and|but|so|because|though|plus)\s+(?=(?:${speaker}|${other}))`,
  'gi',
)

/** The statements of a message: no questions, hypotheticals, quotations or reports of what others said. */
export function statementsIn(message: string): Statement[] {
  return sentencesWithPlaces(message).flatMap(({ own, said }) => {
    const clauses = own.replace(correctedSum, 'my budget is ').split(joint).flatMap(withoutQuestion)
    const supposedFrom = clauses.findIndex((clause) => supposition.test(clause))
    const until = supposedFrom < 0 ? clauses.length : supposedFrom + 1
    return clauses.slice(0, until).flatMap((part, place) => {
      const clause = part.replace(weWithoutSign, 'we’re ').replace(saysForBoth, '')
      const isQuestion =
        question.test(clause.trim()) ||
        (own.includes('?') ? pregunta : preguntaSinSigno).test(clause.trim()) ||
        (place === clauses.length - 1 && /\?["'”’)\s]*$/.test(own))
      const text = stated(clause)
      return isQuestion || reported.test(clause) || text === '' ? [] : [{ text, sentence: said }]
    })
  })
}

/** "I've got one cat and a max of 3300, any wiggle room?": only the last part asks. */
const tellsThenAsks =
  /^(?<stated>(?:(?:hi|hey|hello|hola|ok|so|buenas),? )*(?:i|we|i'm|im|i've|ive|we're|we've|my|our|tengo|tenemos|somos|soy|llego|llegamos|vivo|vivimos|viviría|viviríamos|sería|seríamos|busco|buscamos|pago|pagamos|gano|ganamos|estoy|estamos|voy|vamos|nosotros|(?:yo y )?mis? [a-zñ]{3,14}(?: y yo)? (?:tenemos|somos|queremos|buscamos|vamos|seríamos)|mis? [a-zñ]{3,14} y yo) [^?]{4,300}),\s+(?<asked>[^,?]{3,120}\?["'”’)\s]*)$/i

const withoutQuestion = (clause: string) => {
  const { stated: first, asked } = tellsThenAsks.exec(clause.trim())?.groups ?? {}
  return first && asked && !question.test(first) ? [first, asked] : [clause]
}

/** "were buying to live in it", "were 4 ppl" */
const weWithoutSign =
  /(?<=^(?:(?:hi|hey|hello|so|and|but|ok|okay|well|also),? ){0,4})were (?=(?:not |just |both |also |all |now |still )*(?:\w+ing|pre-?(?:approved|qualified)|an?|\d|two|three|four|five|six|first|cash|ready|married|flexible|in (?:a|an|any|no)|no)\b)/i

/** "My wife says we'd still take a small loan" */
const saysForBoth =
  /\b(?:(?:scratch that|actually|no|wait),? )?(?:my |the )?(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?) (?:says|said|thinks) (?:that )?(?=we(?:['’]d| would| will|['’]ll| can| could)\b)/i

/** "I could go as high as 1.15 if the inspection's clean" */
const namesLimit =
  /\b(?:could|would|can) (?:go|stretch|do|pay|push|come up) (?:(?:it|all the way|as high as|up|to|as much as) ?)+\$?\d/i

/** "A lease from August would be perfect if it's still free" */
const isWish =
  /\b(?:plan|idea|goal) would be\b|\b(?:this|it)(?: would|'d) be (?:an?|our|my)\b|\bwould be (?:perfect|ideal|great|lovely|best|amazing|wonderful)\b/i

/** The clause up to its hypothetical part; empty when all of it depends on that ("I would pay more if …"). */
function stated(clause: string): string {
  const start = clause.search(supposition)
  const before = clause.slice(0, Math.max(0, start))
  if (start >= 0 && /\b(?:would|could|'d)\b/i.test(before) && !namesLimit.test(clause) && !isWish.test(before))
    return ''
  const doubted = clause.search(doubt)
  const ends = [start, doubted].filter((at) => at >= 0)
  return clause.slice(0, ends.length > 0 ? Math.min(...ends) : clause.length).trim()
}

const negation =
  /\b(?:not(?! (?:in an? (?:rush|hurry)|in any (?:rush|hurry)|more|less|later|over|only|to exceed|above|beyond))|no(?! (?:more than|less than|later|problem|worries|rush|hurry))|never|neither|nor|without|hardly|none|cannot(?! wait)|\w+n't(?<!can't(?= wait)))\b/i

/** Whether a match in a clause is negated. */
export function isDenied(text: string, found: RegExpExecArray): boolean {
  return negation.test(text.slice(0, found.index + found[0].length).replace(/\bcan't wait\b/gi, ''))
}
