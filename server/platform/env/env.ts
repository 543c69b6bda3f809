import { marketingPages } from '#domain/marketing-pages.ts'
import { redirectPaths } from '#domain/redirect-paths.ts'
import { defaultSettings, type SiteSettings } from '#domain/settings.ts'
import { type DeploymentEnv, deploymentEnv } from './deployment.ts'
import { isMailAddress, type MailAddress, mailAddressOf } from './mail-address.ts'
import type { Read } from './read.ts'
import {
  daysFrom,
  keyFrom,
  manyDaysOf,
  minutesOf,
  onOrOff,
  pauseOf,
  place,
  portOf,
  postgresUrl,
  proxies,
  siteUrl,
  smtpUrl,
  text,
  webUrl,
} from './values.ts'

export interface Env extends Omit<SiteSettings, 'year'>, DeploymentEnv {
  port: number
  host: string
  /** Folder of the embedded database; not used when `databaseUrl` is set. */
  dataDir: string
  databaseUrl: string | null
  /** The same database past a pooler, for what needs a connection of its own; null where `databaseUrl` is that already. */
  databaseDirectUrl: string | null
  /** Where visitors reach the site, without a trailing slash; null when it is not told. */
  publicUrl: string | null
  /** Signs cookies and addresses; null means one that was made once and is kept in the database. */
  secret: string | null
  /** Whose X-Forwarded-* headers are trusted: none, those of so many proxies in a row, or those of these addresses. */
  trustProxy: false | number | string[]
  logLevel: LogLevel
  /** How long a seller's link works, in days after the time that was asked for. */
  tourLinkDays: number
  /** How long a conversation is quiet, in minutes, before its seller gets the draft of an email. */
  followUpAfterMinutes: number
  /** How long the jobs for emails and conversations pause between two looks, in milliseconds; null: each its own time. */
  jobPollMs: number | null
  /** How long what people left is kept, in days, and how long emails that were sent. */
  retentionDays: number
  emailRetentionDays: number
  /** The server that takes emails; null means that they are put into the folder `outbox` of `dataDir`. */
  smtpUrl: string | null
  /** Who emails come from. */
  mailFrom: MailAddress
  /** Where `/sign-up` and `/login` send their visitors: a path or a web address. */
  signUpUrl: string
  loginUrl: string
  /** Where `/book` sends its visitors: the form of another site in which a call is booked. */
  bookingUrl: string
  /** Who gets the emails about people who ask for a demo. */
  demoRequestsTo: string
  /** The language model that words answers; null means that the engine's own words are sent. */
  assistant: AssistantEnv | null
  /** Whether sentences are compared with examples where no word of theirs is known. */
  hasSentenceEncoder: boolean
}

export interface AssistantEnv {
  /** Of an OpenAI-compatible server, up to where `/chat/completions` begins. */
  baseUrl: string
  apiKey: string | null
  model: string
}

const secrets = [
  'SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'MAPBOX_TOKEN',
  'SMTP_URL',
  'ASSISTANT_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** A setting that cannot be used; the message is one sentence for the terminal. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Reads the settings, empty ones as if they were absent. Throws EnvError on the first that cannot be used. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const read: Read = (name, fallback, parse, expected) => {
    const value = variables[name]?.trim()
    if (!value) return fallback
    const parsed = parse(value)
    // A secret's value has no place in a message, nor has an address that may hold a password.
    const isSecret = secrets.includes(name) || (value.includes('//') && value.includes('@'))
    const said = isSecret ? '' : ` It is "${value}".`
    if (parsed === undefined) throw new EnvError(`${name} should be ${expected}.${said}`)
    return parsed
  }
  if (smtpUrl(variables.SMTP_URL?.trim() ?? '') !== undefined && !variables.MAIL_FROM?.trim())
    throw new EnvError('MAIL_FROM is required with SMTP_URL: the sender of emails.')
  if (variables.SMTP_URL?.trim() && !variables.PUBLIC_URL?.trim())
    throw new EnvError('PUBLIC_URL is required with SMTP_URL: the origin of links in emails.')
  if (variables.SMTP_URL?.trim() && !variables.DEMO_REQUESTS_TO?.trim())
    throw new EnvError('DEMO_REQUESTS_TO is required with SMTP_URL: the recipient of demo requests.')
  return {
    port: read('PORT', 4173, portOf, 'a port number from 0 to 65535'),
    host: read('HOST', '0.0.0.0', text, 'a host name or address'),
    dataDir: read('DATA_DIR', './data', text, 'a folder'),
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      postgresUrl,
      'a PostgreSQL address such as postgres://user:password@host:5432/name',
    ),
    databaseDirectUrl: read<string | null>(
      'DATABASE_DIRECT_URL',
      null,
      postgresUrl,
      'a PostgreSQL address such as postgres://user:password@host:5432/name',
    ),
    publicUrl: read<string | null>(
      'PUBLIC_URL',
      null,
      siteUrl,
      'a web address such as https://pending.example, without a user name or a password',
    ),
    secret: read<string | null>(
      'SECRET',
      null,
      (value) => (value.length >= 32 ? value : undefined),
      'at least 32 characters long',
    ),
    trustProxy: read<Env['trustProxy']>(
      'TRUST_PROXY',
      false,
      proxies,
      'the number of proxies in front of this server or a list of their addresses such as 10.0.0.0/8, ::1 (true would let any visitor claim any address)',
    ),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (value) => logLevels.find((level) => level === value),
      `one of ${logLevels.join(', ')}`,
    ),
    tourLinkDays: read('TOUR_LINK_DAYS', 14, daysFrom, 'a number of days from 1 to 365'),
    followUpAfterMinutes: read('FOLLOW_UP_AFTER_MINUTES', 60, minutesOf, 'a number of minutes from 1 to 10080'),
    jobPollMs: read<number | null>('JOB_POLL_MS', null, pauseOf, 'a number of milliseconds from 100 to 60000'),
    retentionDays: read('RETENTION_DAYS', 365, manyDaysOf, 'a number of days from 1 to 3650'),
    emailRetentionDays: read('EMAIL_RETENTION_DAYS', 30, manyDaysOf, 'a number of days from 1 to 3650'),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      smtpUrl,
      'a mail server such as smtp://user:password@host:587 or smtps://user:password@host',
    ),
    mailFrom: read('MAIL_FROM', nobody, mailAddressOf, 'an address such as Penny <tours@pending.example>'),
    demoRequestsTo: read(
      'DEMO_REQUESTS_TO',
      'team@pending.example',
      mailAddress,
      'one email address such as team@pending.example',
    ),
    apiBaseUrl: read(
      'API_BASE_URL',
      defaultSettings.apiBaseUrl,
      siteUrl,
      'a web address such as https://api.pending.example',
    ),
    chatPath: read(
      'CHAT_PATH',
      defaultSettings.chatPath,
      (value) => (value.startsWith('/') ? value : webUrl(value)),
      'a path such as /api/v1/chat or a web address',
    ),
    mapboxToken: read(
      'MAPBOX_TOKEN',
      defaultSettings.mapboxToken,
      (value) => (value.startsWith('pk.') ? value : undefined),
      'a public Mapbox token, which begins with "pk."; it is sent to every browser',
    ),
    advisorEmail: read('ADVISOR_EMAIL', defaultSettings.advisorEmail, mailAddress, oneAddress),
    supportEmail: read('SUPPORT_EMAIL', defaultSettings.supportEmail, mailAddress, oneAddress),
    signUpUrl: read('SIGN_UP_URL', marketingPages.request.path, placeBut(redirectPaths.signUp), somewhere),
    loginUrl: read('LOGIN_URL', marketingPages.request.path, placeBut(redirectPaths.login), somewhere),
    bookingUrl: read('BOOKING_URL', marketingPages.request.path, placeBut(redirectPaths.booking), somewhere),
    contactEmail: read('CONTACT_EMAIL', defaultSettings.contactEmail, mailAddress, oneAddress),
    assetBase: read(
      'ASSET_BASE',
      defaultSettings.assetBase,
      siteUrl,
      'a web address such as https://assets.pending.example',
    ),
    assistant: assistantOf(read),
    hasSentenceEncoder: read('SENTENCE_ENCODER', true, onOrOff, 'on or off'),
    ...deploymentEnv(read, variables),
  }
}

/** A model needs its server and its name; a server in one's own house may want no key. */
function assistantOf(read: Read): AssistantEnv | null {
  const baseUrl = read<string | null>(
    'ASSISTANT_BASE_URL',
    null,
    webUrl,
    'the web address of an OpenAI-compatible server such as https://models.example/v1',
  )
  const model = read<string | null>('ASSISTANT_MODEL', null, text, 'the name of a model')
  const apiKey = read<string | null>('ASSISTANT_API_KEY', null, keyFrom, 'a key without spaces')
  if (baseUrl === null && model === null && apiKey === null) return null
  if (baseUrl === null)
    throw new EnvError('ASSISTANT_BASE_URL is required when another ASSISTANT setting is set: the server of the model.')
  if (model === null) throw new EnvError('ASSISTANT_MODEL is required with ASSISTANT_BASE_URL: the name of the model.')
  return { baseUrl, apiKey, model }
}

const nobody: MailAddress = { name: 'Penny, AI assistant', address: 'penny@pending.invalid' }

const mailAddress = (value: string) => (isMailAddress(value) ? value : undefined)
const oneAddress = 'an email address such as advisor@pending.example'

/** Not the page itself, which would send its visitors round and round. */
const placeBut = (own: string) => (value: string) => {
  const found = place(value)
  return found?.split(/[?#]/, 1)[0]?.toLowerCase().replace(/\/$/, '') === own ? undefined : found
}
const somewhere = 'a path such as /request, or a web address, where the page is to be found'
