/** Text that a person wrote: line breaks stay, other control characters are removed. */
export function writtenText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return lines.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ').trim()
}
