import type { Span } from './span.ts'

const label =
  /(?:^|(?<=[\s,.;(]))(?:(?:and |y )?(?:my |mi )?(?:best |work |home )?(?:e-?mail|mail|phone|cell|mobile|tel|number|telephone|correo|teléfono|celular)(?: address| number)?(?: is| es)?\s?[:=]?|\(|<)\s*$/i

/** "And please correct my phone, I didn't give one: 347 555 0166" */
const phoneChange =
  /(?:^|(?<=[\s,.;(]))(?:(?:and|oh|also|actually),? )?(?:(?:please|can you|could you) )?(?:correct|change|update|use|fix|add|note|replace|put) my (?:cell |mobile |home |work )?(?:phone|cell|mobile|tel|number|telephone)(?: number)?(?:,? (?:because |since )?i (?:didn['’]?t|did not|forgot to|never|haven['’]?t) (?:give|gave|given|add|leave|left)(?: you)?(?: one| it| that)?)?(?: to| as| with)?(?: the)?\s?[:=,]?\s*$/i

/** "415-555-0142 is my cell, …" */
const labelAfter =
  /^,? ?(?:(?:is|=|es)|(?:that|this|it)(?:['’]s| is)) (?:my|mi|the|our) (?:best |work |home |personal |direct )?(?:e-?mail|mail|phone|cell|mobile|tel|number|telephone|correo|teléfono|celular)(?: address| number| phone)?(?= ?(?:[,.;:!)\n-]|$|and\b|y\b))/i

const longestLabel = 100

/** A message without the given spans, with the gaps cleaned up. Lines without a span stay unchanged. */
export function restOf(message: string, spans: Span[]): string {
  const ordered = [...spans].sort((one, other) => one.start - other.start)
  let [rest, from] = ['', 0]
  for (const { start, end } of ordered) {
    if (start < from) continue
    const before = withoutLabel(message, from, start)
    const front = before.slice(0, -longestLabel)
    const back = before.slice(front.length)
    rest += `${front}${phoneChange.test(back) ? back.replace(phoneChange, '') : back.replace(label, '')}${seam}`
    from = end
  }
  return tidied(rest + withoutLabel(message, from, message.length))
}

/** What stands between two spans, or after the last one, without what names the span before it. */
function withoutLabel(message: string, from: number, to: number): string {
  const between = message.slice(from, to)
  return from === 0 ? between : between.replace(labelAfter, '')
}

const seam = '\u0003'
// biome-ignore lint/suspicious/noControlCharactersInRegex: it marks what was taken out
const around = /[ \t,;/|–—>)-]*\u0003(?:[ \t,;/|–—>)(.-]*\u0003)*[ \t;/|–—>)-]*,?[ \t]*/g

function tidied(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      if (!line.includes(seam)) return [line]
      const left = line
        .replace(around, (gap) => (gap.includes(',') ? ', ' : ' '))
        .replace(/^[\s,;.:)]+|(?<![\s,;:(])[\s,;:(]+$/g, '')
      return /[\p{L}\p{N}]/u.test(left) ? [left] : []
    })
    .join('\n')
}
