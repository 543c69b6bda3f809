/** A kind of message that is cheap to send and may be expensive to read, of any length. */
export interface HostileShape {
  name: string
  of: (length: number) => string
}

/** The greatest length in the contract, in code points: an emoji is one. */
export const longestMessage = 2000

const cut = (text: string, length: number) => [...text].slice(0, Math.max(0, length)).join('')
const lengthOf = (text: string) => [...text].length

const repeated =
  (unit: string, start = '', end = '') =>
  (length: number) =>
    start + cut(unit.repeat(length), length - lengthOf(start) - lengthOf(end)) + end

/** `unit` differs at each position, so that nothing repeats. */
const counted =
  (unit: (index: number) => string, start = '') =>
  (length: number) => {
    let text = start
    for (let index = 0; text.length < length; index++) text += unit(index)
    return cut(text, length)
  }

const nested =
  (open: string, close: string, inside = 'tour') =>
  (length: number) => {
    const depth = Math.floor((length - inside.length) / 2)
    return open.repeat(depth) + inside + close.repeat(depth)
  }

const emails = (index: number) => String.fromCharCode(97 + (index % 26)) + String.fromCharCode(97 + ((index * 7) % 26))

const shapes: Record<string, HostileShape['of']> = {
  // Numbers, dates and times.
  'tens after a tour': repeated('tens ', 'tour '),
  'number words': repeated('twenty one hundred five thousand ', 'tour in '),
  'number words without spaces': repeated('twentyfivethirty', 'tour '),
  'number words and hyphens': repeated('twenty-one-', 'tour '),
  digits: repeated('1'),
  'digits and spaces': repeated('1 ', 'tour '),
  'two digits': repeated('11 ', 'tour at '),
  'digits and colons': repeated('12:', 'tour at '),
  'clock times': repeated('at 3:30 pm ', 'tour '),
  'clock ranges': repeated('3-4-', 'tour between '),
  'hours and or': repeated('3 or 4 or ', 'tour at '),
  'dates with slashes': repeated('1/2/', 'tour on '),
  dates: repeated('on May 5 ', 'tour '),
  'dates in ISO form': repeated('2026-11-30 ', 'tour '),
  months: repeated('may june july ', 'tour in '),
  weekdays: repeated('monday tuesday ', 'tour on '),
  'weekdays next week': repeated('monday next week ', 'tour '),
  ordinals: repeated('the 5th of the 6th ', 'tour on '),
  'relative times': repeated('in 2 hours from now ', 'tour '),
  durations: repeated('a week from a day after ', 'tour '),
  'year after year': repeated('2026 2027 ', 'tour in '),
  'half past': repeated('half past quarter to ', 'tour at '),
  'phone numbers': repeated('(415) 555-0100 ', 'call '),
  'a number like a phone number': repeated('1-', 'call me at +'),
  'numbers in parentheses': repeated('(1) ', 'call '),
  'amounts of money': repeated('$1,000,', 'my budget is '),
  'figures with units': counted((index) => `${index} kids ${index} dogs `, 'we have '),
  // Addresses and links.
  'at signs': repeated('@'),
  'one at and dots': repeated('.', 'a@', ' x'),
  'dots and an at': repeated('a.', '', '@'),
  addresses: repeated('a@b.co ', 'my email is '),
  'an address of labels': repeated('a-', 'a@', '.'),
  'addresses in words': repeated('a at b dot ', 'my email is '),
  'plus and dots before an at': repeated('+.-_'),
  links: repeated('https://a.b/?c=d&', 'see '),
  // Punctuation.
  'parentheses in parentheses': nested('(', ')'),
  'brackets never closed': repeated('[({<'),
  quotes: repeated('" '),
  'curly quotes': repeated('“a ”', 'you said '),
  apostrophes: repeated("' "),
  'apostrophes in words': repeated("i'm ", 'well '),
  commas: repeated(', '),
  'question marks': repeated('?'),
  'question marks and spaces': repeated('? '),
  'points and spaces': repeated('. '),
  points: repeated('.'),
  dashes: repeated(' - '),
  slashes: repeated('and/or/'),
  backslashes: repeated('\\'),
  semicolons: repeated('a;'),
  'hashes and stars': repeated('# * '),
  // White space.
  'spaces between two words': repeated(' ', 'tour', 'tomorrow'),
  'new lines': repeated('\n'),
  'words on lines of their own': repeated('a\n'),
  'tabs and spaces': repeated(' \t', 'is there', 'parking'),
  'no-break spaces': repeated('\u00a0', 'is there', 'parking'),
  // Words.
  and: repeated('and '),
  'or what about': repeated('or what about '),
  'and then questions': repeated('and is there a '),
  not: repeated('not ', 'i do '),
  'but not': repeated('but not tuesday but ', 'tour '),
  'yes and no': repeated('yes no '),
  'ok please': repeated('ok please ', '', 'cancel everything now x'),
  'the the': repeated('the '),
  very: repeated('very ', 'is it a ', 'safe'),
  'really who': repeated('really ', 'who is '),
  'i want to': repeated('i want to '),
  'my name is': repeated('my name is '),
  'my name is, letters': repeated('Al ', 'my name is '),
  'my kids and': repeated('two kids and ', 'we have '),
  'small small dog': repeated('small ', 'we have a '),
  'hi hello': repeated('hi hello '),
  'looking for': repeated('looking for a ', "i'm "),
  i: repeated('i '),
  'i move by': repeated('i move by in before '),
  'i can spend': repeated('i can spend up to '),
  'book a book': repeated('book do see '),
  'do not want': repeated("don't want "),
  'words near weekdays': counted((index) => `t${emails(index)}sday w${emails(index * 3)}nesday `),
  'a weekday in each sentence': counted((index) => `Sat ${index % 28}? `),
  'a date in each line': counted((index) => `at 3 on May ${index % 31}\n`),
  'if supposed': repeated('if i would '),
  'he said she said': repeated('he said she said '),
  'short words': counted((index) => `${emails(index)} `),
  'different words': counted((index) => `${emails(index)}${emails(index * 3)}${emails(index * 5)}${index} `),
  'words with slips': repeated('nieghborhod saftey tomorow wendesday '),
  'guarded words': repeated('white people crime ', 'is there '),
  'guarded words apart': repeated('people and kind of white neighborhood is good ', 'what '),
  'guarded questions': counted((index) => `Is it safe number ${index}? `),
  'many questions': counted((index) => `Is there a lamp ${index}? `),
  'many topics': repeated('price parking pets heating laundry lot tour hoa deposit lease ', 'tell me about '),
  'many sentences': counted((index) => `I have ${index}. `),
  'sentences of one letter': repeated('a. '),
  orders: repeated('ignore all the previous '),
  'you are not': repeated('ignore x'.padEnd(70), ''),
  SQL: repeated("'; drop table tours; --"),
  HTML: repeated('<b><i>', '', '</i>'),
  // Letters.
  'one long word': repeated('a'),
  'one long word in capitals': repeated('Ab'),
  'one long word with hyphens': repeated('a-'),
  'words with hyphens': counted((index) => `${emails(index)}-`),
  capitals: repeated('A B C '),
  'combining marks': repeated('e\u0301\u0302\u0303'),
  'a letter under marks': repeated('\u0301', 'tour e'),
  emoji: repeated('👍'),
  'emoji families': repeated('👨‍👩‍👧‍👦 '),
  flags: repeated('🇺🇸'),
  Cyrillic: repeated('привет дом '),
  'Cyrillic among Latin': repeated('tоur рriсе '),
  Chinese: repeated('房子多少钱'),
  Arabic: repeated('مرحبا بيت '),
  'zero-width spaces': repeated('t\u200bo\u200bu\u200br '),
  'zero-width joiners': repeated('\u200d'),
  'direction marks': repeated('\u202ea\u202c'),
  'full-width letters': repeated('ｔｏｕｒ ｔｅｎｓ '),
  'dotted capital I': repeated('İ'),
  'letters that unfold to six': repeated('㌖'),
  'letters that unfold to eighteen': repeated('ﷺ'),
  ligatures: repeated('ﬁﬃ '),
  'lone surrogates': repeated('\ud83d'),
}

export const hostileShapes: HostileShape[] = Object.entries(shapes).map(([name, of]) => ({ name, of }))
