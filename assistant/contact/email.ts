import type { Span } from './span.ts'

export interface EmailRead extends Span {
  /** null: something looks like an address but is invalid. */
  email: string | null
}

// RFC 5321 §4.5.3.1: 64 octets before the @, 254 in all.
const longest = 254
/** Non-space characters around an @. An apostrophe belongs to it only between letters: `pat.o'neil@…`. */
const stretch = /(?:[^\s<>(),;:"'’|\\/[\]{}*]|(?<=\p{L})['’](?=\p{L}))+/gu
const isAttempt = (text: string) => /[^@]@[^@]|@@/.test(text) && !/^[^@]*@\d{1,2}(?::\d\d)?(?:[ap]m?)?$/i.test(text)
const shape =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u

const at = String.raw`\s+(?:at|\(at\)|\[at\]|arroba)\s+`
const dot = String.raw`\s*(?:\.|\bdot\b|\bpunto\b|\(dot\)|\[dot\])\s*`
/** "Priya underscore raman", "ana guion bajo paz" */
const joint = String.raw`(?:${dot}|\s+(?:underscore|dash|hyphen|gui[oó]n bajo|gui[oó]n)\s+)`
const label = '[a-z0-9][a-z0-9_-]{0,40}'
const spelled = new RegExp(
  String.raw`(?<![\w.+-])(${label}(?:${joint}[a-z0-9][a-z0-9_+-]{0,40}){0,4}|[\w.+-]{1,64})${at}(${label}(?:${dot}${label}){1,4})(?![\w-])`,
  'gi',
)
/** Words that come before the ones that are written as one: "my email is …" */
const labels =
  'is|it|its|it.s|that|thats|that.s|an|the|my|me|mine|to|at|use|as|with|and|on|so|yes|yeah|ok|um|uh|e-?mails?|mail|address|name|es|el|mi|correo|all|one|run|put|todo'
const part = String.raw`(?!(?:${labels})\b)[a-z0-9][a-z0-9_-]{0,40}`
const asOneWord =
  '(?:(?:all (?:in |as )?)?one word|no spaces?|without (?:any )?spaces?|(?:all|run|put) together|todo junto|sin espacios?|una (?:sola )?palabra)'
const where = `${label}(?:${dot}${label}){1,4}`
/** "harold pemberton all one word at example dot com", "jo park at example dot com, no spaces" */
const oneWord = new RegExp(
  String.raw`(?<![\w.+-])(${part}(?: ${part}){0,3}),? [(]?${asOneWord}[)]?,?\s+(?:at|@|arroba)\s+(${where})(?![\w-])|(?<![\w.+-])(${part}(?: ${part}){1,3})\s+(?:at|@|arroba)\s+(${where}),? [(]?(?:that's |it's )?${asOneWord}(?![\w-])`,
  'gi',
)
/** `tim @ cook.com` */
const spaced =
  /(?<![\w.+-])([\w.+-]{1,64})(?: @ ?|@ )([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24})(?![\w-])/gi
const ending =
  /\.(?:com|net|org|edu|gov|io|co|us|me|mx|info|biz|app|dev|es|ar|cl|pe|br|pt|uk|ie|ca|au|nz|de|at|ch|fr|be|it|nl|pl|cz|se|no|dk|fi|in|jp|kr|cn)$/i

/**
 * Every address in a text, in order. `ann at example dot com` counts; with a written dot it counts only when an address
 * is asked for.
 */
export function emailsIn(text: string, isAsked: boolean): EmailRead[] {
  const found: EmailRead[] = []
  const isFree = (start: number, end: number) => found.every((each) => end <= each.start || start >= each.end)
  for (const { 0: said, 1: who, 2: where, 3: front, 4: behind, index } of text.matchAll(oneWord)) {
    const email = `${(who ?? front ?? '').replaceAll(' ', '')}@${joined(where ?? behind ?? '')}`.toLowerCase()
    if (shape.test(email)) found.push(read(email, index, said.length))
  }
  for (const match of text.matchAll(spaced))
    if (isFree(match.index, match.index + match[0].length))
      found.push(read(`${match[1]}@${match[2]}`, match.index, match[0].length))
  for (const match of text.matchAll(stretch)) {
    if (!isAttempt(match[0])) continue
    const front = /^[.!?'’~_-]*/.exec(match[0])?.[0].length ?? 0
    const written = match[0].slice(front).replace(/[.!?'’~_-]{1,20}$/, '')
    const start = match.index + front
    if (isFree(start, start + written.length)) found.push(read(written, start, written.length))
  }
  for (const match of text.matchAll(spelled)) {
    const [whole, rear = '', where = ''] = match
    const before = text.slice(Math.max(0, match.index - 45), match.index)
    const front = rear.length === 1 ? wordBefore.exec(before) : initialBefore.exec(before)
    const who = `${front?.[1] ?? ''}${rear}`
    const isSpelled = /\bdot\b|\bpunto\b|\(|\[/i.test(whole)
    const email = `${joined(who)}@${joined(where)}`
    const isMeant = isAsked || (isSpelled && ending.test(email))
    if (isMeant && shape.test(email) && isFree(match.index, match.index + whole.length))
      found.push(read(email, match.index, whole.length))
  }
  const lost =
    isAsked && found.length === 0 && /^\s*[\w+-]+(?:\.[\w+-]+){0,6}\.(?:com|net|org|edu|io|co)[\s.!]*$/i.exec(text)
  if (lost) found.push({ email: null, start: 0, end: text.length })
  return found.sort((one, other) => one.start - other.start)
}

/** "Caroline f at example dot com" */
const wordBefore = new RegExp(String.raw`(?:^|[\s,:])(${part}) $`, 'i')
/** "D purnell at example dot com" */
const initialBefore = /(?:^|[\s,:])([b-df-hj-mp-tv-xz]) $/i

function read(written: string, start: number, length: number): EmailRead {
  const email = written.replaceAll('’', "'")
  const isUsable = email.length <= longest && email.indexOf('@') <= 64 && shape.test(email)
  return { email: isUsable ? email : null, start, end: start + length }
}

const joined = (text: string) =>
  text
    .replace(/\s+(?:underscore|gui[oó]n bajo)\s+/gi, '_')
    .replace(/\s+(?:dash|hyphen|gui[oó]n)\s+/gi, '-')
    .replace(/\s*(?:\.|\bdot\b|\bpunto\b|\(dot\)|\[dot\])\s*/gi, '.')
    .toLowerCase()
