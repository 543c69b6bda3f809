import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from '#server/env.ts'

describe('the settings', () => {
  it('[API-02] [CHAT-09] [API-04] have a default each', () => {
    expect(readEnv({})).toEqual({
      port: 4173,
      host: '0.0.0.0',
      dataDir: './data',
      databaseUrl: null,
      publicUrl: null,
      secret: null,
      trustProxy: false,
      logLevel: 'info',
      apiBaseUrl: '',
      chatPath: '/api/v1/chat',
      mapboxToken: '',
      tourLinkDays: 14,
      smtpUrl: null,
      mailFrom: { name: 'Penny at Pending', address: 'penny@pending.invalid' },
    })
  })

  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 8080 ', { port: 8080 }],
    ['PORT', '', { port: 4173 }],
    ['DATABASE_URL', 'postgresql://u:p@db:5432/pending', { databaseUrl: 'postgresql://u:p@db:5432/pending' }],
    ['PUBLIC_URL', 'https://pending.example/', { publicUrl: 'https://pending.example' }],
    ['SECRET', 'x'.repeat(32), { secret: 'x'.repeat(32) }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['API_BASE_URL', 'https://api.pending.example/', { apiBaseUrl: 'https://api.pending.example' }],
    ['CHAT_PATH', '/talk', { chatPath: '/talk' }],
    ['CHAT_PATH', 'https://chat.example/talk', { chatPath: 'https://chat.example/talk' }],
    ['MAPBOX_TOKEN', 'pk.abc', { mapboxToken: 'pk.abc' }],
  ])('%s may be %j', (name, value, expected) => {
    expect(readEnv({ [name]: value })).toMatchObject(expected)
  })

  it.each([
    ['PORT', '80a', 'PORT should be a port number from 0 to 65535. It is "80a".'],
    ['PORT', '65536', 'PORT should be a port number from 0 to 65535. It is "65536".'],
    ['PORT', '-1', 'PORT should be a port number from 0 to 65535. It is "-1".'],
    [
      'PUBLIC_URL',
      'pending.example',
      'PUBLIC_URL should be a web address such as https://pending.example. It is "pending.example".',
    ],
    [
      'TRUST_PROXY',
      '1',
      'TRUST_PROXY should be true, false or a list of addresses such as 10.0.0.0/8, ::1. It is "1".',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY should be true, false or a list of addresses such as 10.0.0.0/8, ::1. It is "10.0.0.0/33".',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL should be one of fatal, error, warn, info, debug, trace, silent. It is "loud".'],
    [
      'API_BASE_URL',
      'javascript:alert(1)',
      'API_BASE_URL should be a web address such as https://api.pending.example. It is "javascript:alert(1)".',
    ],
    ['CHAT_PATH', 'talk', 'CHAT_PATH should be a path such as /api/v1/chat or a web address. It is "talk".'],
  ])('%s may not be %j, and a sentence says so', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value })).toThrow(new EnvError(sentence))
  })

  it.each([
    ['SECRET', 'too-short-a-secret'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/pending'],
    ['MAPBOX_TOKEN', 'sk.private-token'],
  ])('%s may not be %j, and the sentence does not repeat it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} should be`))
    expect(() => readEnv({ [name]: value })).not.toThrow(new RegExp(value))
  })
})
