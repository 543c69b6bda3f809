export const share = {
  title: 'Share Address',
  copyLink: 'Copy Link',
  copied: 'Copied',
  email: 'Email',
  close: 'Close',
  mailSubject: 'Check out this home',
}

/** A mail draft about a home, as a mailto address; `link` is the address of its page (SHARE-04). */
export function mailDraft(link: string): string {
  return `mailto:?subject=${encodeURIComponent(share.mailSubject)}&body=${encodeURIComponent(link)}`
}
