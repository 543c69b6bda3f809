import { messageSentences } from '../understand/message-sentences.ts'

const end = String.raw`(?:\.|\bdot |\bpunto )([a-z]{2,12})`
/** ".com not .con" */
const endBehind = new RegExp(
  String.raw`(?<![\w.-])${end},? (?:and )?(?:not|no|instead of|rather than)(?: (?:\.|dot |punto )| )?\.?([a-z]{2,12})(?![\w.-]*\w)`,
  'i',
)
/** "Not .con, it's .com" */
const endBefore = new RegExp(
  String.raw`\b(?:not|no es) (?:\.|dot |punto )([a-z]{2,12}),?(?: (?:but|sino|it['’]?s|it is|it should be|es|just))* ${end}(?![\w.-]*\w)`,
  'i',
)
/** "Sorry, it should be .org" */
const endAlone = new RegExp(
  `^(?:(?:oops|whoops|oh|no|ugh|argh|wait|hm|sorry|my bad|typo|actually|i meant|it|it['’]?s|that['’]?s|is|should be|should end (?:in|with)|ends? (?:in|with)|the end is|perd[oó]n|es|termina en),? ){1,6}${end}(?: (?:sorry|please|actually|instead|though|at the end|por favor))*[.!]*$`,
  'i',
)
/** "Gmail not gmial" */
const hostBehind =
  /(?<![\p{L}\w.@-])([a-z\d-]{2,40}),? (?:and )?(?:not|no|instead of|rather than) ([a-z\d-]{2,40})(?![\w@-])/giu

/** "It's not gus.stav, it's gusstav, no dot" */
const whoBefore = /\bnot ([\w.+-]{3,40}?),? (?:but|it['’]?s|its|it is|just|rather) ([\w.+-]{3,40})(?![\w@.+-]*@)/i
/** "Wlzhang, not weiling.zhang" */
const whoBehind =
  /(?<![\w.+@-])([\w.+-]{3,40}),? (?:and )?(?:not|no|instead of|rather than) ([\w.+-]{3,40})(?![\w@+-])/i

/** The known address with the end of it replaced that a message corrects; null where it corrects none. */
export function correctedEmail(message: string, email: string): string | null {
  const [who = '', host = ''] = email.split('@')
  const labels = host.toLowerCase().split('.')
  const last = labels.at(-1) ?? ''
  const withEnd = (said: string | undefined) =>
    said && said.toLowerCase() !== last ? `${who}@${[...labels.slice(0, -1), said.toLowerCase()].join('.')}` : null
  for (const sentence of messageSentences(message)) {
    if (sentence.includes('?')) continue
    const [, wrongWho = '', rightWho = ''] = whoBefore.exec(sentence) ?? []
    if (who !== '' && wrongWho.toLowerCase() === who.toLowerCase()) return `${rightWho.toLowerCase()}@${host}`
    const [, meantWho = '', saidWho = ''] = whoBehind.exec(sentence) ?? []
    if (who !== '' && saidWho.toLowerCase() === who.toLowerCase()) return `${meantWho.toLowerCase()}@${host}`
    const behind = endBehind.exec(sentence)
    if (behind?.[2]?.toLowerCase() === last) return withEnd(behind[1])
    const before = endBefore.exec(sentence)
    if (before?.[1]?.toLowerCase() === last) return withEnd(before[2])
    const alone = behind || before ? null : endAlone.exec(sentence.trim())
    if (alone) return withEnd(alone[1])
    for (const [, right = '', wrong = ''] of sentence.matchAll(hostBehind)) {
      const place = labels.slice(0, -1).indexOf(wrong.toLowerCase())
      if (place >= 0) return `${who}@${labels.with(place, right.toLowerCase()).join('.')}`
    }
  }
  return null
}
