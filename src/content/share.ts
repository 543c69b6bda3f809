export const share = {
  title: 'Share Address',
  copyLink: 'Copy Link',
  toClipboard: 'Copy to clipboard',
  copied: 'Copied',
  email: 'Email',
  messages: 'Messages',
  whatsApp: 'WhatsApp',
  newTab: '(opens in a new tab)',
  scan: 'Scan to open this listing on a phone.',
  previewAlt: 'What a shared link shows',
  codeAlt: 'QR code of this page',
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

const textOf = (address: string | null, link: string) => [address, link].filter(Boolean).join('\n')

/** A text message without a recipient; `?&` is what both Android and iOS read. */
export function messageDraft(address: string | null, link: string): string {
  return `sms:?&body=${encodeURIComponent(textOf(address, link))}`
}

export function whatsAppDraft(address: string | null, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(textOf(address, link))}`
}

/** Where the server draws the QR code of a listing's page; null where the page is none and no listing's slug is given. */
export function codeOf(link: string, slug = slugOf(link)): string | null {
  return slug ? `/qr/${slug}.svg` : null
}

/** The picture that a shared link to a listing shows elsewhere, 1200 × 630; null as above. */
export function previewOf(link: string, slug = slugOf(link)): string | null {
  return slug ? `/og/p/${slug}.jpg` : null
}

/** A link as people read it: its parts decoded where they are text. */
export function readableLink(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

const slugOf = (link: string) => /^\/p\/([^/]+)\/?$/.exec(new URL(link).pathname)?.[1]
