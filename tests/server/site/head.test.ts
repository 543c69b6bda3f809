import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncate } from '#domain/text.ts'
import { siteSettings } from '#server/platform/env/site-settings.ts'
import { fillDocument, scriptJson } from '#server/site/document.ts'
import { escapedLine, headHtml } from '#server/site/head.ts'

const neutral = { title: 'A title', description: 'A description', isIndexed: true }

describe('the text of a head', () => {
  it('[PROP-07] is escaped for any address or description', () => {
    const html = headHtml({ ...neutral, title: '1 "Quote" <b>St</b> & Co', description: `it's </head><script>` })
    expect(html).toContain('<title>1 &quot;Quote&quot; &lt;b&gt;St&lt;/b&gt; &amp; Co</title>')
    expect(html).toContain('content="it&#39;s &lt;/head&gt;&lt;script&gt;"')
    expect(html).not.toContain('<script')
  })

  it('[PROP-07] contains no markup, quotation mark or line break, for any text', async () => {
    await fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapedLine(text)).not.toMatch(/[<>"'\n\r\0]/)
      }),
    )
  })

  it('[PROP-07] keeps a short description and replaces its line breaks with spaces', () => {
    expect(truncate('Light.\r\n\r\n  Quiet.\t', 160)).toBe('Light. Quiet.')
  })

  it.each([
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two, three', 9, 'one two…'],
    ['abcdefghijklmnop', 8, 'abcdefg…'],
    ['one two', 7, 'one two'],
  ])('[PROP-07] shortens %j to %i characters after a whole word', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected)
  })

  it('[PROP-07] never exceeds the limit and never splits a surrogate pair', async () => {
    await fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
        const short = truncate(text, limit)
        expect(short.length).toBeLessThanOrEqual(limit)
        expect(() => encodeURIComponent(short)).not.toThrow()
      }),
    )
  })

  it('[PROP-17] has a noindex tag exactly when the head isn’t indexed', () => {
    expect(headHtml({ ...neutral, isIndexed: false })).toContain('<meta name="robots" content="noindex, nofollow" />')
    expect(headHtml(neutral)).not.toContain('robots')
  })
})

describe('data in a script element', () => {
  it('can’t end the element, and is read back unchanged', () => {
    const value = { a: '</script><script>alert(1)</script>', b: '<!--', c: 'a & b \u2028' }
    const text = scriptJson(value)
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(value)
  })
})

describe('the document', () => {
  it('[API-02] contains head, first content and the settings of the environment, or their defaults', () => {
    const template = '<head><!--head--><!--settings--></head><main><!--root--></main>'
    const html = fillDocument(template, {
      head: '<title>$& $1</title>',
      settings: siteSettings({}, new Date('2026-11-20T12:00:00Z')),
      early: '<link $&>',
      root: '<p>$&</p>',
    })
    expect(html).toBe(
      '<head><title>$& $1</title><script type="application/json" id="settings">' +
        '{"apiBaseUrl":"","chatPath":"/api/v1/chat","mapboxToken":"","advisorEmail":"advisor@pending.example","supportEmail":"support@pending.example","contactEmail":"hello@pending.example","assetBase":"","year":"2026"}</script>  <link $&>\n  </head><main><p>$&</p></main>',
    )
    const variables = {
      API_BASE_URL: 'https://api.example/',
      CHAT_PATH: '/talk',
      MAPBOX_TOKEN: 'pk.x',
      ADVISOR_EMAIL: 'a@b.example',
      SUPPORT_EMAIL: 'c@d.example',
      CONTACT_EMAIL: 'e@f.example',
      ASSET_BASE: 'https://assets.example/',
    }
    expect(siteSettings(variables, new Date('2027-06-01T12:00:00Z'))).toEqual({
      apiBaseUrl: 'https://api.example',
      chatPath: '/talk',
      mapboxToken: 'pk.x',
      advisorEmail: 'a@b.example',
      supportEmail: 'c@d.example',
      contactEmail: 'e@f.example',
      assetBase: 'https://assets.example',
      year: '2027',
    })
  })
})
