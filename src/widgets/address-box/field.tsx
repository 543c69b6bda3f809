import type { ComponentProps } from 'react'
import { getValuationQueryLimits } from '#openapi/generated/limits/get-valuation-query.ts'
import { addressBox as words } from '#src/content/address-box.ts'

interface FieldProps extends ComponentProps<'input'> {
  /** In the element that says what is wrong with it, or null. */
  errorId: string | null
  /** Only of a field with a list. Headless UI would call a list open that has nothing in it. */
  hasList?: boolean
}

/** The line that is typed into, on both kinds of box; as long as an address can be asked for. */
export function Field({ errorId, hasList, defaultValue: _, ...given }: FieldProps) {
  const list = hasList === undefined ? {} : { 'aria-expanded': hasList }
  return (
    <input
      {...given}
      {...list}
      aria-controls={hasList ? given['aria-controls'] : undefined}
      aria-label={words.label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId ?? undefined}
      placeholder={words.placeholder}
      required
      maxLength={getValuationQueryLimits.address}
      enterKeyHint="search"
      spellCheck={false}
      className="block h-15 w-full min-w-[230px] rounded-field border border-edge bg-sheet pr-12 pl-12 text-body text-ellipsis text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-alert-rule"
    />
  )
}
