interface Props {
  /** Id of the field; `<id>-error` and `<id>-hint` are in its aria-describedby. */
  id: string
  error?: string | null | undefined
  hint?: string | undefined
}

/** What stands under a field: what is wrong with it, and what it is for. */
export function FieldWords({ id, error, hint }: Props) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-note text-alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-note text-ink-soft">
          {hint}
        </p>
      )}
    </>
  )
}

/** Marks a required field for the eye; the field itself is announced as required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-walnut-ink">
      {' '}
      *
    </span>
  )
}
