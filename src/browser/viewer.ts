/** The IANA zone that the browser's clock is set to. */
export function viewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
