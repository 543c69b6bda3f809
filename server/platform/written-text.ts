/** What somebody wrote: line breaks stay; what else controls a terminal or a mail program goes. */
export function writtenText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return lines.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ').trim()
}
