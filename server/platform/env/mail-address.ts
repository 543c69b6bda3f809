/** Who an email comes from. */
export interface MailAddress {
  name: string
  address: string
}

/** Reads `Penny <tours@pending.example>` or a bare address; undefined when it is neither. */
export function mailAddressOf(text: string): MailAddress | undefined {
  const [, name = '', bracketed, bare] = /^(?:"?([^"<>]*)(?:"\s*)?<([^<>]+)>|([^<>]+))$/.exec(text.trim()) ?? []
  const address = (bracketed ?? bare ?? '').trim()
  return isMailAddress(address) ? { name: name.trim(), address } : undefined
}

/** One address and no more: nothing in it may be read as a second one, or as another header. */
export function isMailAddress(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  const unsafe = /[\s<>,;:"\\()[\]\u0000-\u001f\u007f-\u009f]/
  return text.length <= 254 && !unsafe.test(text) && /^[^@]+@[^@]+$/.test(text)
}
