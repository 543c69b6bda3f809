import { capitalized, oneLine } from '#domain/text.ts'
import { steeringIn } from '../guard/fair-housing.ts'

const nameLike = /^\p{L}[\p{L}\p{M}'’.-]{0,29}(?: \p{L}[\p{L}\p{M}'’.-]{0,29}){0,4}$/u
const title = /^(?:mr|mrs|ms|mx|dr|prof)\.?$/i

/** `Hi Jo,` for a typed name; `Hi there,` when it isn't a name. */
export function greetingFor(name: string | null): string {
  const line = oneLine(name ?? '')
  if (!nameLike.test(line) || steeringIn(line) !== null) return 'Hi there,'
  const [first = '', ...others] = line.split(' ')
  const called = title.test(first) ? [capitalized(first), others.at(-1)].filter(Boolean).join(' ') : first
  return `Hi ${called},`
}
