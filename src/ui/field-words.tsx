interface Props {
  /** Of the field; the words are told to it by `<id>-error` and `<id>-hint`. */
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

/** Beside the name of a field that has to be filled; who hears the page is told by the field itself. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-walnut-ink">
      {' '}
      *
    </span>
  )
}
