import { describe, expect, it } from 'vitest'
import { mailTransport } from '#server/mail/transport.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { isMailAddress, mailAddressOf } from '#server/platform/env/mail-address.ts'
import { originOf } from '#server/platform/env/origin.ts'
import { keysFrom } from '#server/platform/signing.ts'
import { tourDeps } from '#server/tours/deps.ts'

const mail = {
  SMTP_URL: 'smtp://user:secret@mail.example:587',
  MAIL_FROM: 'Penny <penny@pending.example>',
  PUBLIC_URL: 'https://pending.example',
  DEMO_REQUESTS_TO: 'founders@pending.example',
}

describe('the settings of tours and emails', () => {
  it('are all optional', () => {
    expect(readEnv({})).toMatchObject({
      tourLinkDays: 14,
      smtpUrl: null,
      mailFrom: { name: 'Penny, AI assistant', address: 'penny@pending.invalid' },
    })
  })

  it('are parsed', () => {
    expect(readEnv({ ...mail, TOUR_LINK_DAYS: '30' })).toMatchObject({
      tourLinkDays: 30,
      smtpUrl: mail.SMTP_URL,
      mailFrom: { name: 'Penny', address: 'penny@pending.example' },
    })
  })

  it.each([
    [{ TOUR_LINK_DAYS: '0' }, /^TOUR_LINK_DAYS should be a number of days from 1 to 365/],
    [{ TOUR_LINK_DAYS: '1.5' }, /^TOUR_LINK_DAYS/],
    [{ TOUR_LINK_DAYS: '366' }, /^TOUR_LINK_DAYS/],
    [{ ...mail, SMTP_URL: 'mail.example' }, /^SMTP_URL should be a mail server/],
    [{ ...mail, SMTP_URL: 'https://mail.example' }, /^SMTP_URL should be a mail server/],
    [{ ...mail, MAIL_FROM: 'Penny' }, /^MAIL_FROM should be an address/],
    [{ ...mail, PUBLIC_URL: '' }, /^PUBLIC_URL is required with SMTP_URL/],
    [{ ...mail, DEMO_REQUESTS_TO: '' }, /^DEMO_REQUESTS_TO is required with SMTP_URL/],
    [{ SMTP_URL: mail.SMTP_URL }, /^MAIL_FROM is required with SMTP_URL/],
  ])('are rejected in a sentence: %j', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(sentence)
  })

  it('keep the mail server’s password out of that sentence and out of the startup output', () => {
    expect(() => readEnv({ ...mail, SMTP_URL: 'smtpx://user:secret@mail.example' })).toThrow(/^(?!.*secret)/)
    expect(mailTransport(readEnv(mail)).words).toBe('Emails leave by mail.example:587')
    expect(mailTransport(readEnv({ DATA_DIR: './data' })).words).toBe('Emails are put into data/outbox')
  })
})

describe('links in emails', () => {
  it('use the public address, or else this machine’s', () => {
    expect(originOf(readEnv({ PUBLIC_URL: 'https://pending.example/' }))).toBe('https://pending.example')
    expect(originOf(readEnv({ PORT: '4200' }))).toBe('http://localhost:4200')
    const deps = tourDeps({ env: readEnv({ TOUR_LINK_DAYS: '3' }), keys: keysFrom('any secret') })
    expect(deps).toMatchObject({ linkDays: 3, origin: 'http://localhost:4173' })
  })
})

describe('an email address', () => {
  it.each([
    ['Penny <penny@pending.example>', { name: 'Penny', address: 'penny@pending.example' }],
    ['"Penny, at Pending" <penny@pending.example>', { name: 'Penny, at Pending', address: 'penny@pending.example' }],
    [' penny@localhost ', { name: '', address: 'penny@localhost' }],
    ['<penny@localhost>', { name: '', address: 'penny@localhost' }],
  ])('%s', (text, address) => {
    expect(mailAddressOf(text)).toEqual(address)
  })

  it.each([
    '',
    'Penny',
    'a@b@c',
    'a@b, c@d',
    'Penny <a@b> <c@d>',
    'a b@c',
    'a@b\r\nBcc: c@d',
    `${'a'.repeat(250)}@b.co`,
  ])('%j is invalid', (text) => {
    expect([mailAddressOf(text), isMailAddress(text)]).toEqual([undefined, false])
  })
})
