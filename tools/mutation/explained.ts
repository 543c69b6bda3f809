/**
 * Mutants that no test can notice, and why. `<machine> · <mutant>` for machines: an unexplained survivor fails `npm run
 * mutate`. `<file> · <mutants>` for code, where Stryker's own thresholds decide.
 */
export const explained: Record<string, string> = {
  'demo-carousel · yardSign.answering signTalk input: scrollsAfterReply and restores exchanged': 'Both are false.',
  'demo-carousel · samplePage.seen.talk.running pageTalk input: scrollsAfterReply and restores exchanged':
    'Both are false.',
  'sample-modal · visited.talk.running chat input: scrollsAfterReply and restores exchanged': 'Both are false.',
  'src/api/address-verdict.ts · properties?.match_code without its question mark':
    'Where there are no properties there is no address either, and that was refused before.',
  'src/api/answer-port.ts · the test for a question that was left behind is left out':
    'XState drops what a stopped actor sends back.',
  'src/api/chat.ts · catch answers undefined instead of null': 'It is only asked whether the reader is there.',
  'src/api/client.ts · another text where an answer has no content type':
    'Any text that is no name of JSON or of a stream does the same.',
  'src/api/message-id.ts · the pattern without its beginning':
    'Its first match is the beginning, where all digits are.',
  'src/api/valuation.ts · another text where there is no address':
    'The machine asks for a value only once there is an address.',
  'server/listings/rules/address-key.ts · another default where a word is missing': 'No table has that default.',
  'server/listings/rules/address-key.ts · slice(-5) or slice(-2) left out, or another default where nothing is found':
    'The patterns end at the end, and only the second of what they find is read.',
  'server/listings/rules/address-key.ts · tokens split at each separator': 'Empty tokens are taken out.',
  'server/listings/rules/address-key.ts · tokens.at(-1) without its question mark':
    'Five digits were found in the last two tokens, so that there is a last one.',
  'server/listings/rules/address-key.ts · next < tokens.length widened or left out':
    'Behind the last token is no unit word.',
  'server/listings/rules/address-key.ts · at > 0 widened or left out':
    'The first token is a number there, and no direction.',
  'server/listings/rules/address-words.ts · the tables are empty or not built':
    'Nothing that imports them can be loaded then, which fails the file of tests and is not counted as a kill.',
  'server/demos/rules/demo-limits.ts · asked.length < perAsker left out':
    'There is no fifth last request where there are fewer than five.',
  'server/mail/rules/digests.ts · an email that nobody caused is counted':
    'Its rank is 0 whatever was counted for nobody.',
  'server/access/rules/visitor-id.ts · the test for null left out':
    'The pattern does not match the text "null" either.',
  'server/access/rules/grant.ts · text === null left out': 'JSON.parse(null) is null.',
  'server/platform/signing.ts · another text where nothing was sealed, text === undefined left out':
    'A text without a period has no signature, and split always gives a first part.',
  'server/tours/rules/tour-message.ts · newTime === null left out':
    'A time of null is on no calendar, so there is no moment.',
  'server/tours/rules/tour-status.ts · the error for an unknown state':
    'The record of names is checked against the machine by its type, so that no state is unknown.',
  'domain/moment-words.ts · moments not sorted':
    'Where a clock shows a time twice it was set back, so that the offset of the day before gives the earlier moment.',
  'domain/moment-words.ts · what is remembered, how long and by which key':
    'Remembering saves time; without it every offset is read and is the same.',
  'domain/moment-words.ts · the pattern of an offset without an end': 'date-fns-tz writes nothing around an offset.',
  'domain/moment-words.ts · the narrow space is removed and not replaced':
    'The Node version of the tests writes a plain space.',
  'server/platform/http/network.ts · the first number of an IPv4 end is cut, or nothing comes after two colons':
    'Such an end stands behind the 64 bits that are kept.',
}
