/**
 * A text in every way that it may be written: as it stands, and without the escapes of JSON, of addresses, of HTML and of
 * emails, one inside the other too.
 */
export function readingsOf(text: string): string[] {
  const readings = new Set([text])
  for (let depth = 0; depth < 3; depth++) {
    for (const reading of [...readings]) for (const decode of decoders) readings.add(decode(reading))
  }
  return [...readings]
}

const decoders = [fromJson, fromPercent, fromHtml, fromQuotedPrintable]

function fromJson(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|(["\\/])|[bfnrt])/gi, (_, code, plain) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (plain ?? ' '),
  )
}

function fromPercent(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", commat: '@', nbsp: ' ' }

function fromHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (found, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    if (name) return named[name.toLowerCase()] ?? found
    return code <= 0x10ffff ? String.fromCodePoint(code) : found
  })
}

/** RFC 2045 §6.7, with the line breaks that are none. */
function fromQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}

/** An email's source, in every way that its parts may be encoded (RFC 2045, RFC 2047). */
export function emailReadings(source: string): string[] {
  const unfolded = source.replace(/\r?\n[ \t]+/g, ' ')
  const words = unfolded.replace(/=\?[\w-]+\?([bq])\?([^?]*)\?=\s*/gi, (_, encoding, encoded) =>
    encoding.toLowerCase() === 'b' ? fromBase64(encoded) : fromQuotedPrintable(encoded.replaceAll('_', ' ')),
  )
  const blocks = source.match(/(?:^[A-Za-z0-9+/]{4,76}={0,2}\r?\n?)+/gm) ?? []
  return [source, unfolded, words, fromQuotedPrintable(source), ...blocks.map(fromBase64)]
}

/** An email's source as a person reads it, each part after it was `censored`. */
export function readableEmail(source: string, censored: (text: string) => string): string {
  const parts = source.split(
    /(?<=content-transfer-encoding: *base64(?:\r?\n(?!\r?\n)[^\r\n]{0,998}){0,20}\r?\n\r?\n)([A-Za-z0-9+/=\r\n]+)/i,
  )
  const read = parts.map((part, place) => (place % 2 === 1 ? `${fromBase64(part)}\r\n` : fromQuotedPrintable(part)))
  return read.map(censored).join('')
}

function fromBase64(text: string): string {
  return Buffer.from(text.replace(/\s/g, ''), 'base64').toString()
}
