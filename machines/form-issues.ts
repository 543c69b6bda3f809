import { type FieldIssue, issuesIn } from './problem-detail.ts'

/** The refused fields of a problem that a form has; others can't be corrected in it. */
export function formIssuesIn<Field extends string>(body: unknown, fields: readonly Field[]): FieldIssue<Field>[] {
  return issuesIn(body).flatMap(({ field, message }) => {
    const name = fields.find((each) => each === field)
    return name ? [{ field: name, message }] : []
  })
}
