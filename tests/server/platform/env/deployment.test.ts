import { describe, expect, it } from 'vitest'
import { productionProblem } from '#server/platform/env/deployment.ts'
import { EnvError, readEnv } from '#server/platform/env/env.ts'

const secret = 'x'.repeat(32)
const mail = { SMTP_URL: 'smtp://h', MAIL_FROM: 'a@b.example', DEMO_REQUESTS_TO: 'a@b.example' }

describe('[API-04] a server in production', () => {
  it.each([
    [{}, false],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: ' production ' }, true],
    [{ NODE_ENV: 'test' }, false],
    [{ PUBLIC_URL: 'https://pending.example' }, true],
    [{ PUBLIC_URL: 'HTTPS://pending.example' }, true],
    [{ PUBLIC_URL: 'http://localhost:5173' }, false],
  ])('is recognized from %j: %s', (variables, expected) => {
    expect(readEnv(variables).isProduction).toBe(expected)
  })

  it('needs its own secret, and the error says so in a sentence', () => {
    const sentence =
      'SECRET should be set to 32 random characters or more, since this server is in production (NODE_ENV is "production" or PUBLIC_URL begins with https).'
    expect(productionProblem(readEnv({ NODE_ENV: 'production' }))).toBe(sentence)
    expect(productionProblem(readEnv({ NODE_ENV: 'production', SECRET: secret }))).toBeNull()
    expect(productionProblem(readEnv({}))).toBeNull()
  })

  it('waits for the disk, and drains for five seconds, by default', () => {
    expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ pgliteDurability: 'strict', drainSeconds: 5 })
    expect(readEnv({})).toMatchObject({ pgliteDurability: 'relaxed', drainSeconds: 0 })
    const explicit = { NODE_ENV: 'production', PGLITE_DURABILITY: 'relaxed', DRAIN_SECONDS: '0' }
    expect(readEnv(explicit)).toMatchObject({ pgliteDurability: 'relaxed', drainSeconds: 0 })
    expect(readEnv({ PGLITE_DURABILITY: 'strict' })).toMatchObject({ pgliteDurability: 'strict' })
  })
})

describe('[MACH-04] the machine explorer', () => {
  it.each([
    [{}, true],
    [{ MACHINES: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ PUBLIC_URL: 'https://pending.example' }, false],
    [{ NODE_ENV: 'production', MACHINES: 'on' }, true],
  ])('is available with %j: %s', (variables, expected) => {
    expect(readEnv(variables).hasMachineExplorer).toBe(expected)
  })
})

describe('[API-04] the samples', () => {
  it.each([
    [{}, 'new database'],
    [{ DATABASE_URL: 'postgres://db/pending' }, 'none'],
    [{ PUBLIC_URL: 'http://localhost:5173' }, 'none'],
    [{ PUBLIC_URL: 'https://pending.example' }, 'none'],
    [{ ...mail, PUBLIC_URL: 'http://localhost' }, 'none'],
    [{ NODE_ENV: 'production' }, 'none'],
    [{ SEED: 'none' }, 'none'],
    [{ SEED: 'samples', NODE_ENV: 'production', DATABASE_URL: 'postgres://db/pending' }, 'samples'],
  ])('are added with %j: %s', (variables, expected) => {
    expect(readEnv(variables).seed).toBe(expected)
  })
})

it.each([
  ['SEED', 'yes', 'SEED should be samples or none. It is "yes".'],
  ['SEED', 'new database', 'SEED should be samples or none. It is "new database".'],
  ['PGLITE_DURABILITY', 'full', 'PGLITE_DURABILITY should be strict or relaxed. It is "full".'],
  ['MACHINES', 'yes', 'MACHINES should be on or off. It is "yes".'],
  ['DRAIN_SECONDS', '301', 'DRAIN_SECONDS should be a number of seconds from 0 to 300. It is "301".'],
  ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS should be a number of seconds from 0 to 300. It is "-1".'],
])('%s rejects %j with a sentence', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(new EnvError(sentence))
})

describe('[API-04] traces and metrics', () => {
  const collector = 'http://localhost:4318'

  it('aren’t sent without a configured collector', () => {
    expect(readEnv({ OTEL_SERVICE_NAME: 'pending-west' }).telemetry).toBeNull()
    expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector}/` }).telemetry).toEqual({
      endpoint: collector,
      headers: {},
      serviceName: 'pending',
      sampled: 1,
    })
  })

  it('have a name, headers and a sampling ratio', () => {
    const { telemetry } = readEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc==, x-tenant = west',
      OTEL_SERVICE_NAME: 'pending-west',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    })
    const headers = { authorization: 'Basic abc==', 'x-tenant': 'west' }
    expect(telemetry).toEqual({ endpoint: collector, headers, serviceName: 'pending-west', sampled: 0.05 })
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'all'],
  ])('reject %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`It is "${value}".`)
  })

  it.each(['hidden-key', 'a=%zz-hidden-key', '=hidden-key', 'a b=hidden-key'])(
    'reject the headers %s without repeating them',
    (value) => {
      const read = () => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: value })
      expect(read).toThrow(EnvError)
      expect(read).not.toThrow('hidden-key')
    },
  )
})
