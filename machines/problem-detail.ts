/** What the server refuses about one field, in a sentence that follows the field's name. */
export interface FieldIssue<Field extends string = string> {
  field: Field
  message: string
}

/** The sentence of a problem; null when there is none. */
export function sentenceIn(body: unknown): string | null {
  const detail = detailOf(body)
  return typeof detail === 'string' && detail.trim() !== '' ? detail.trim() : null
}

/** The refused fields of a problem, each `field` where it has no name; none when the detail is a sentence. */
export function issuesIn(body: unknown): FieldIssue[] {
  const detail = detailOf(body)
  if (!Array.isArray(detail)) return []
  return detail.map((issue: { loc?: unknown[]; msg?: unknown } | null) => ({
    field: String(issue?.loc?.at(-1) ?? 'field'),
    message: String(issue?.msg ?? 'is not valid'),
  }))
}

const detailOf = (body: unknown) => ((body ?? {}) as { detail?: unknown }).detail
