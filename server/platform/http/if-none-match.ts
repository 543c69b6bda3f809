/** RFC 9110 §13.1.2: whether any of the tags that `If-None-Match` names is this strong one, compared weakly. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) ?? false
}
