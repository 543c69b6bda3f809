import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from '#server/platform/env/env.ts'

describe('the settings', () => {
  it('[API-02] [CHAT-09] [API-04] each have a default', () => {
    expect(readEnv({})).toEqual({
      port: 4173,
      host: '0.0.0.0',
      dataDir: './data',
      databaseUrl: null,
      databaseDirectUrl: null,
      publicUrl: null,
      secret: null,
      trustProxy: false,
      logLevel: 'info',
      apiBaseUrl: '',
      chatPath: '/api/v1/chat',
      mapboxToken: '',
      advisorEmail: 'advisor@pending.example',
      supportEmail: 'support@pending.example',
      signUpUrl: '/request',
      loginUrl: '/request',
      assistant: null,
      hasSentenceEncoder: true,
      tourLinkDays: 14,
      followUpAfterMinutes: 60,
      jobPollMs: null,
      smtpUrl: null,
      mailFrom: { name: 'Penny, AI assistant', address: 'penny@pending.invalid' },
      demoRequestsTo: 'team@pending.example',
      bookingUrl: '/request',
      contactEmail: 'hello@pending.example',
      assetBase: '',
      isProduction: false,
      seed: 'new database',
      pgliteDurability: 'relaxed',
      drainSeconds: 0,
      metricsPort: null,
      telemetry: null,
      hasMachineExplorer: true,
      retentionDays: 365,
      emailRetentionDays: 30,
    })
  })

  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 8080 ', { port: 8080 }],
    ['PORT', '', { port: 4173 }],
    ['DATABASE_URL', 'postgresql://u:p@db:5432/pending', { databaseUrl: 'postgresql://u:p@db:5432/pending' }],
    ['DATABASE_DIRECT_URL', 'postgres://u:p@db/pending', { databaseDirectUrl: 'postgres://u:p@db/pending' }],
    ['PUBLIC_URL', 'https://pending.example/', { publicUrl: 'https://pending.example' }],
    ['SECRET', 'x'.repeat(32), { secret: 'x'.repeat(32) }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '0', { trustProxy: false }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['SENTENCE_ENCODER', 'off', { hasSentenceEncoder: false }],
    ['API_BASE_URL', 'https://api.pending.example/', { apiBaseUrl: 'https://api.pending.example' }],
    ['CHAT_PATH', '/talk', { chatPath: '/talk' }],
    ['CHAT_PATH', 'https://chat.example/talk', { chatPath: 'https://chat.example/talk' }],
    ['MAPBOX_TOKEN', 'pk.abc', { mapboxToken: 'pk.abc' }],
    ['ADVISOR_EMAIL', 'offers@pending.example', { advisorEmail: 'offers@pending.example' }],
    ['SUPPORT_EMAIL', 'help@pending.example', { supportEmail: 'help@pending.example' }],
    ['SIGN_UP_URL', '/begin?from=home#form', { signUpUrl: '/begin?from=home#form' }],
    ['SIGN_UP_URL', 'https://app.pending.example', { signUpUrl: 'https://app.pending.example/' }],
    ['LOGIN_URL', 'https://app.pending.example/lög in', { loginUrl: 'https://app.pending.example/l%C3%B6g%20in' }],
    ['BOOKING_URL', 'https://calls.example/founder', { bookingUrl: 'https://calls.example/founder' }],
    ['CONTACT_EMAIL', 'us@pending.example', { contactEmail: 'us@pending.example' }],
    ['ASSET_BASE', 'https://assets.pending.example/', { assetBase: 'https://assets.pending.example' }],
    ['DEMO_REQUESTS_TO', 'sales@agency.example', { demoRequestsTo: 'sales@agency.example' }],
    ['FOLLOW_UP_AFTER_MINUTES', '1', { followUpAfterMinutes: 1 }],
    ['FOLLOW_UP_AFTER_MINUTES', '10080', { followUpAfterMinutes: 10080 }],
    ['JOB_POLL_MS', '100', { jobPollMs: 100 }],
    ['JOB_POLL_MS', '60000', { jobPollMs: 60_000 }],
  ])('%s accepts %j', (name, value, expected) => {
    expect(readEnv({ [name]: value })).toMatchObject(expected)
  })

  it.each([
    ['PORT', '80a', 'PORT should be a port number from 0 to 65535. It is "80a".'],
    ['PORT', '65536', 'PORT should be a port number from 0 to 65535. It is "65536".'],
    ['PORT', '-1', 'PORT should be a port number from 0 to 65535. It is "-1".'],
    [
      'PUBLIC_URL',
      'pending.example',
      'PUBLIC_URL should be a web address such as https://pending.example, without a user name or a password. It is "pending.example".',
    ],
    ...['true', '-1', '1.5', '100', '10.0.0.0/33', 'loopback'].map((value) => [
      'TRUST_PROXY',
      value,
      `TRUST_PROXY should be the number of proxies in front of this server or a list of their addresses such as 10.0.0.0/8, ::1 (true would let any visitor claim any address). It is "${value}".`,
    ]),
    ...['99', '60001', '1e3', '0.5', '-400'].map((value) => [
      'JOB_POLL_MS',
      value,
      `JOB_POLL_MS should be a number of milliseconds from 100 to 60000. It is "${value}".`,
    ]),
    ['SENTENCE_ENCODER', 'maybe', 'SENTENCE_ENCODER should be on or off. It is "maybe".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL should be one of fatal, error, warn, info, debug, trace, silent. It is "loud".'],
    [
      'API_BASE_URL',
      'javascript:alert(1)',
      'API_BASE_URL should be a web address such as https://api.pending.example. It is "javascript:alert(1)".',
    ],
    ['CHAT_PATH', 'talk', 'CHAT_PATH should be a path such as /api/v1/chat or a web address. It is "talk".'],
    [
      'ADVISOR_EMAIL',
      'a@b.example, c@d.example',
      'ADVISOR_EMAIL should be an email address such as advisor@pending.example. It is "a@b.example, c@d.example".',
    ],
    ...['//evil.example', '/\\\\evil.example', 'javascript:alert(1)', 'begin', '/sign-up', '/Sign-Up/?x'].map(
      (value) => [
        'SIGN_UP_URL',
        value,
        `SIGN_UP_URL should be a path such as /request, or a web address, where the page is to be found. It is "${value}".`,
      ],
    ),
    [
      'DEMO_REQUESTS_TO',
      'a@b.example, c@d.example',
      'DEMO_REQUESTS_TO should be one email address such as team@pending.example. It is "a@b.example, c@d.example".',
    ],
    [
      'FOLLOW_UP_AFTER_MINUTES',
      '0',
      'FOLLOW_UP_AFTER_MINUTES should be a number of minutes from 1 to 10080. It is "0".',
    ],
    [
      'FOLLOW_UP_AFTER_MINUTES',
      '10081',
      'FOLLOW_UP_AFTER_MINUTES should be a number of minutes from 1 to 10080. It is "10081".',
    ],
  ])('%s rejects %j with a sentence', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value })).toThrow(new EnvError(sentence))
  })

  it('[API-05] configure the model by server, name and, if the server needs one, a key', () => {
    const server = { ASSISTANT_BASE_URL: 'https://models.example/v1/', ASSISTANT_MODEL: 'small-1' }
    const assistant = { baseUrl: 'https://models.example/v1', apiKey: null, model: 'small-1' }
    expect(readEnv(server)).toMatchObject({ assistant })
    expect(readEnv({ ...server, ASSISTANT_API_KEY: 'sk-1' })).toMatchObject({
      assistant: { ...assistant, apiKey: 'sk-1' },
    })
  })

  it.each([
    [
      { ASSISTANT_BASE_URL: 'https://models.example/v1' },
      'ASSISTANT_MODEL is required with ASSISTANT_BASE_URL: the name of the model.',
    ],
    [
      { ASSISTANT_MODEL: 'small-1' },
      'ASSISTANT_BASE_URL is required when another ASSISTANT setting is set: the server of the model.',
    ],
    [
      { ASSISTANT_API_KEY: 'sk-hidden' },
      'ASSISTANT_BASE_URL is required when another ASSISTANT setting is set: the server of the model.',
    ],
    [
      { ASSISTANT_BASE_URL: 'models.example', ASSISTANT_MODEL: 'small-1' },
      'ASSISTANT_BASE_URL should be the web address of an OpenAI-compatible server such as https://models.example/v1. It is "models.example".',
    ],
  ])('[API-05] reject an incomplete model configuration: %j', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(new EnvError(sentence))
  })

  it.each([
    ['SECRET', 'too-short-a-secret'],
    ['ASSISTANT_API_KEY', 'sk with spaces'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/pending'],
    ['DATABASE_DIRECT_URL', 'root:hunter2@db/pending'],
    ['MAPBOX_TOKEN', 'sk.private-token'],
    ['PUBLIC_URL', 'https://admin:hunter2@pending.example'],
    ['PUBLIC_URL', 'https://admin@pending.example'],
    ['API_BASE_URL', 'https://admin:hunter2@pending.example'],
    ['ASSET_BASE', 'https://admin:hunter2@pending.example'],
  ])('%s rejects %j with a sentence that doesn’t repeat it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} should be`))
    expect(() => readEnv({ [name]: value })).not.toThrow(new RegExp(value))
  })
})
