import { describe, expect, it } from 'vitest'
import { emailReadings } from '#server/privacy/readings.ts'
import { emailTerm, idTerm, nameTerm, phoneTerm } from '#server/privacy/terms.ts'

describe('an email address', () => {
  const term = emailTerm('ann.chen+home@example.com')

  it.each([
    'ann.chen+home@example.com',
    'ANN.Chen+Home@EXAMPLE.com',
    'Write to ann.chen+home@example.com.',
    '<a href="mailto:ann.chen%2Bhome%40example.com">',
    'ann.chen&#43;home&#64;example.com and ann.chen&#x2b;home&commat;example.com',
    JSON.stringify({ text: 'line\nann.chen+home@example.com' }),
    '{"a":"ann.chen\\u002bhome\\u0040example.com"}',
    '{"a":"{\\"b\\":\\"x\\\\nann.chen\\\\u002bhome@example.com\\"}"}',
    "'ann.chen+home@example.com'",
    '...ann.chen+home@example.com',
    'ann.chen=2Bhome=40example.com',
  ])('is found in %s', (text) => {
    expect(term.isIn(text)).toBe(true)
    expect(new RegExp(term.coarse, 'is').test(text)).toBe(true)
  })

  it.each([
    ['joann.chen+home@example.com', 'joann.chen+home@example.com'],
    ['jo-ann.chen+home@example.com', 'jo-ann.chen+home@example.com'],
    ['ann.chen+home@example.com.au', 'ann.chen+home@example.com.au'],
    ['ann.chen+home@example.community', 'ann.chen+home@example.community'],
  ])('isn’t matched in %s, which is reported as a longer one', (text, longer) => {
    expect(term.isIn(`Hi, ${text}!`)).toBe(false)
    expect(term.longerIn(`Hi, ${text}!`)).toContain(longer)
    expect(term.isNear(text)).toBe(true)
  })

  it.each(['ann.chen@example.com', 'annachen+home@example.com', ''])('isn’t in %s', (text) => {
    expect([term.isIn(text), term.longerIn(text)]).toEqual([false, []])
  })

  it('is found when one match begins inside another', () => {
    expect(emailTerm('a@b.co').isIn('a b c a@b.co')).toBe(true)
  })

  it('is found with non-ASCII letters', () => {
    expect(emailTerm('josé@correo.example').isIn('{"a":"jos\\u00e9@correo.example"}')).toBe(true)
  })
})

it.each(['+1 415 555 0142', '(415) 555-0142', '4155550142', 'tel:+14155550142', '415.555.0142'])(
  'a phone number is found as %s',
  (text) => expect(phoneTerm('+1 (415) 555-0142')?.isIn(`Call ${text} now`)).toBe(true),
)
it.each(['415 555 01421', '9415 555 014', '2415-555-0143'])('a phone number isn’t found as %s', (text) => {
  expect(phoneTerm('415-555-0142')?.isIn(`Call ${text} now`)).toBe(false)
})
it.each(['12 34', '000 000 0000', '123-456-7890', 'none'])('%s isn’t a searchable number', (text) => {
  expect(phoneTerm(text)).toBeNull()
})

it('a full name is found, and a first name alone isn’t searched for', () => {
  const term = nameTerm('Ann Chen')
  expect([term?.isIn('ANN  CHEN comes'), term?.isIn('Ann%20Chen'), term?.isIn('Ann&nbsp;Chen')]).toEqual([
    true,
    true,
    true,
  ])
  expect([term?.isIn('Joann Chen'), term?.isIn('Ann Chenille'), nameTerm('Ann'), nameTerm('')]).toEqual([
    false,
    false,
    null,
    null,
  ])
})

it('an id is matched exactly', () => {
  expect([idTerm('aB-_x').isIn('xx aB-_x yy'), idTerm('aB-_x').isIn('ab-_x')]).toEqual([true, false])
})

it.each([
  ['a broken line', 'Dear ann.ch=\r\nen@example.com'],
  ['a folded header', 'Reply-To:\r\n ann.chen@example.com'],
  ['base64', `X: y\r\n\r\n${Buffer.from('Dear ann.chen@example.com, hello').toString('base64')}\r\n`],
  ['an encoded word', `Subject: =?UTF-8?B?${Buffer.from('for ann.chen@example.com').toString('base64')}?=`],
  ['another one', 'Subject: =?UTF-8?Q?for_ann.chen=40example.com?='],
])('an address in an email is decoded from %s', (_, source) => {
  const term = emailTerm('ann.chen@example.com')
  expect(emailReadings(source).some((reading) => term.isIn(reading))).toBe(true)
})
