const opensQuestion = 'is|are|was|what|how|does|do|did|can|could|who|where|when|which|will|would|has|have|any|tell'

const joints = new RegExp(
  String.raw`(?<=[.?!;])\s+|\n+|(?:,\s+|(?<!,|[^\S\n])\s+)(?:and|also|plus|but)\s+(?=(?:${opensQuestion})\b)|,\s+(?=(?:${opensQuestion})\b)`,
  'i',
)

/** A message cut where one question ends and the next begins: "is it safe, and how many beds?" are two. */
export function clausesOf(message: string): string[] {
  return message
    .split(joints)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}
