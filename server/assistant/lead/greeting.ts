import { breaksFairHousing } from '#assistant/guard/guard.ts'
import { oneLine } from '#machines/property-page/summary.ts'

const nameLike = /^\p{L}[\p{L}\p{M}'’.-]{0,29}(?: \p{L}[\p{L}\p{M}'’.-]{0,29}){0,4}$/u
const title = /^(?:mr|mrs|ms|mx|dr|prof)\.?$/i

/** `Hello Jo,` from a name as somebody typed it; plain `Hello,` when it is no name. */
export function greetingFor(name: string | null): string {
  const line = oneLine(name ?? '')
  if (!nameLike.test(line) || breaksFairHousing(line)) return 'Hello,'
  const [first = '', ...others] = line.split(' ')
  const called = title.test(first) ? [capitalized(first), others.at(-1)].filter(Boolean).join(' ') : first
  return `Hello ${called},`
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
