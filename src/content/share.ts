export const share = {
  title: 'Share Address',
  copyLink: 'Copy Link',
  toClipboard: 'Copy to clipboard',
  copied: 'Copied',
  email: 'Email',
  close: 'Close',
  mailSubject: 'Check out this home',
}

/**
 * A mail draft about a home, as a mailto address: the home's address where it is known, and below it `link`, the address of
 * its page, which on /property-view holds the home's address URL-encoded (SHARE-04). Lines end as RFC 6068 has them.
 */
export function mailDraft(address: string | null, link: string): string {
  const body = [address, link].filter(Boolean).join('\r\n')
  return `mailto:?subject=${encodeURIComponent(share.mailSubject)}&body=${encodeURIComponent(body)}`
}
