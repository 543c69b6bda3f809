import { capitalized } from '#domain/text.ts'
import { both, type Words } from './format.ts'

/** An answer without its initial yes or no. */
export const withoutVerdict = ({ en, es }: Words): Words =>
  both(
    capitalized(en.replace(/^(?:Yes|No|Not yet)(?:, [^.]*)?\. |^Yes, (?=[^.]*\.$)/, '')),
    capitalized(es.replace(/^(?:Sí|No|Todavía no)(?:, [^.]*)?\. |^Sí, (?=[^.]*\.$)/, '')),
  )
