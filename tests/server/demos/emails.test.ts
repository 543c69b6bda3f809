import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmailJob, sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { emailsOfKind } from '../support/chat.ts'
import { longDemoForm, longPath, requestsIn, shortDemoForm, shortPath } from '../support/demos.ts'
import { describeServer } from '../support/server.ts'

const { mailFrom } = readEnv({})
const quiet = { info() {}, warn() {}, error() {} }

describeServer('the email about a demo request', (server) => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emails-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const job = (): EmailJob => ({
    db: server.db,
    send: outbox(folder, mailFrom),
    clock: () => server.time.now,
    log: quiet,
  })
  /** Sends the queued emails and parses those of a kind. */
  async function delivered(kind = 'demo-requested'): Promise<(Email & { raw: string })[]> {
    while (await sendNextEmail(job()));
    const ofKind = (await readdir(folder)).filter((file) => file.includes(`-${kind}-`)).sort()
    const files = ofKind.map((file) => readFile(join(folder, file), 'utf8'))
    return Promise.all(files.map(async (raw) => ({ ...(await PostalMime.parse(await raw)), raw: await raw })))
  }
  async function sendInVain(): Promise<void> {
    while (await sendNextEmail({ ...job(), send: () => Promise.reject(new Error('no such server')) }));
  }
  const words = (content?: Email) => content?.text?.replaceAll('\r\n', '\n') ?? ''

  it('[DMODAL-04] goes to the team, says who asks and for how many people, and has the sender as reply address', async () => {
    await server.visitor().post(shortPath, shortDemoForm)
    const [content, ...others] = await delivered()
    expect(others).toEqual([])
    expect(content).toMatchObject({
      subject: 'Ann Chen would like a demo',
      from: mailFrom,
      to: [{ address: 'team@pending.example' }],
      replyTo: [{ name: '', address: 'ann.chen@example.com' }],
      attachments: [],
    })
    expect(words(content)).toContain(
      'They wrote:\n> We list twenty homes a month.\n> Can Penny answer for all of them?\n\n',
    )
    expect(words(content)).toContain('Name: Ann Chen\nEmail: ann.chen@example.com\nTeam: 11-50 people\n')
    expect(words(content)).toContain('Reply to this email to write to ann.chen@example.com.')
    expect(content?.html).toContain('We list twenty homes a month.<br>Can Penny answer')
  })

  it('[REQ-03] repeats for the long form what its page promised', async () => {
    await server.visitor().post(longPath, longDemoForm)
    const [content] = await delivered()
    expect(content?.replyTo).toEqual([{ name: '', address: 'ann.chen@example.com' }])
    expect(words(content)).toContain('We promised a reply within 24-48 hours.')
    expect(words(content)).toContain('Their goals:\n> Fewer calls at night.\n> More tours that people come to.\n')
    expect(words(content)).toContain('Name: Ann Chen\nEmail: ann.chen@example.com\nPhone: +1 415 555 0100\n')
  })

  it('[API-06] says the same in both parts, loads only the logo, and has a dark theme', async () => {
    await server.visitor().post(shortPath, shortDemoForm)
    const [content] = await delivered()
    const { html = '' } = content ?? {}
    const seen = html
      .replace(/<style>.*<\/style>/s, '')
      .replace(/<(br|\/p|\/td|\/th)>/g, ' ')
      .replace(/<[^>]+>/g, '')
    for (const part of words(content).split(/\n>? ?|: |:$/m)) expect(seen).toContain(part)
    expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringMatching(/src="[^"]+\/email-logo\.png" alt=""/)])
    expect(html).not.toMatch(/<svg|url\(|<link|<script|http-equiv/)
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })

  describe('text typed by the visitor', () => {
    const hostile = '"Ann" <b>Chen</b> & <img src=x onerror=alert(1)>'

    it.each([
      ['the short form', shortPath, { ...shortDemoForm, name: hostile, message: `${hostile}\r\nBcc: all@example.com` }],
      [
        'the long form',
        longPath,
        { ...longDemoForm, name: hostile, phone: '<b>Chen</b> &', goals: `${hostile}\r\nBcc: all@example.com` },
      ],
    ])('is escaped in the HTML and in the headers (%s)', async (_, path, form) => {
      await server.visitor().post(path, form)
      const [content] = await delivered()
      expect(content?.html).not.toMatch(/<b[\s>]|<img src=x/i)
      expect(content?.html?.split('&lt;b&gt;Chen&lt;/b&gt; &amp;').length).toBeGreaterThan(3)
      expect(content?.subject).toBe(`${hostile} would like a demo`)
      expect(content?.bcc).toBeUndefined()
      expect(content?.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(words(content)).toContain(`> ${hostile}\n> Bcc: all@example.com`)
    })

    it.each(["o'hara+demo@example.com", 'ann@bücher.example', 'jürgen@example.com'])(
      '%s is used unchanged as the reply address',
      async (email) => {
        await server.visitor().post(longPath, { ...longDemoForm, email })
        const [content] = await delivered()
        expect(words(content)).toContain(`Email: ${email}\n`)
        const [to] = content?.replyTo ?? []
        expect(new URL(`http://${to?.address?.split('@')[1]}`).host).toBe(new URL(`http://${email.split('@')[1]}`).host)
        expect(to?.address?.split('@')[0]).toBe(email.split('@')[0])
      },
    )
  })

  describe('when mail is down', () => {
    it('the visitor reads that the request was received, and the email is sent as soon as possible', async () => {
      const { status } = await server.visitor().post(shortPath, shortDemoForm)
      await sendInVain()
      expect(status).toBe(200)
      expect(await delivered()).toEqual([])
      server.time.grant(60)
      expect((await delivered()).map(({ subject }) => subject)).toEqual(['Ann Chen would like a demo'])
      expect(await delivered()).toHaveLength(1)
    })

    it('the request is stored even when its email was given up', async () => {
      await server.visitor().post(shortPath, shortDemoForm)
      for (let attempt = 0; attempt < 24; attempt++) {
        await sendInVain()
        server.time.grant(4 * 3600)
      }
      expect(await emailsOfKind(server, 'demo-requested')).toMatchObject([
        { status: 'given_up', replyTo: 'ann.chen@example.com' },
      ])
      expect(await requestsIn(server)).toMatchObject([
        { email: 'ann.chen@example.com', message: shortDemoForm.message },
      ])
    })
  })

  describe('the receipt', () => {
    it.each([
      ['short', shortPath, shortDemoForm, 'Someone from our team will email you soon.'],
      ['long', longPath, longDemoForm, 'Someone from our team will reply within 24-48 hours.'],
    ])(
      '[REQ-03] goes to the sender of the %s form, and contains nothing that was typed',
      async (_, path, form, next) => {
        await server.visitor().post(path, { ...form, name: 'Zorblax Quim' })
        const [receipt, ...others] = await delivered('demo-receipt')
        expect(others).toEqual([])
        expect(receipt).toMatchObject({
          subject: 'We received your demo request',
          from: mailFrom,
          to: [{ address: 'ann.chen@example.com' }],
        })
        expect(words(receipt)).toContain(next)
        expect(words(receipt)).toContain('/demo\n')
        const typed = ['Zorblax', ...('goals' in form ? form.goals : form.message).split('\n')]
        for (const part of typed) expect(receipt?.raw).not.toContain(part)
      },
    )

    it('goes to an address once a day, in any spelling', async () => {
      const visitor = server.visitor()
      await visitor.post(shortPath, shortDemoForm)
      server.time.grant(3600)
      const email = 'Ann.Chen@example.com'
      const again = { ...shortDemoForm, email, reply_to: email, message: 'Another question.' }
      expect(await visitor.post(shortPath, again)).toMatchObject({ status: 200 })
      expect(await delivered()).toHaveLength(2)
      expect(await delivered('demo-receipt')).toHaveLength(1)
      server.time.grant(24 * 3600)
      await visitor.post(shortPath, { ...shortDemoForm, message: 'A third one.' })
      expect(await delivered('demo-receipt')).toHaveLength(2)
    })
  })

  it('is deleted after sending, with its reply address', async () => {
    await server.visitor().post(shortPath, shortDemoForm)
    await delivered()
    expect(await emailsOfKind(server, 'demo-requested')).toMatchObject([
      { status: 'sent', text: '', html: '', replyTo: null },
    ])
  })
})
