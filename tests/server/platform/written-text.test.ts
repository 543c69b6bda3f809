import { expect, it } from 'vitest'
import { writtenText } from '#server/platform/written-text.ts'

it.each([
  ['  Twenty homes.\n', 'Twenty homes.'],
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['\u0000a\u0009b\u000bc\u001fd\u007fe\u009ff', 'a b c d e f'],
  ['a\u202eb\u202ac\u2066d\u2069e', 'a b c d e'],
  ['a\u00a0b\u2065c\u206ad ~\u2029', 'a\u00a0b\u2065c\u206ad ~'],
  ['Zoë, 48 Älder — “home”', 'Zoë, 48 Älder — “home”'],
])('%j is stored as %j', (written, kept) => expect(writtenText(written)).toBe(kept))
