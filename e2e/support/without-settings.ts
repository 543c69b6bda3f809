const names = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'PUBLIC_URL',
  'SECRET',
  'SEED',
  'PGLITE_DURABILITY',
  'DRAIN_SECONDS',
  'MACHINES',
  'TRUST_PROXY',
  'TOUR_LINK_DAYS',
  'FOLLOW_UP_AFTER_MINUTES',
  'JOB_POLL_MS',
  'SMTP_URL',
  'MAIL_FROM',
  'DEMO_REQUESTS_TO',
  'ASSISTANT_BASE_URL',
  'ASSISTANT_MODEL',
  'ASSISTANT_API_KEY',
  'API_BASE_URL',
  'CHAT_PATH',
  'MAPBOX_TOKEN',
  'ADVISOR_EMAIL',
  'SUPPORT_EMAIL',
  'CONTACT_EMAIL',
  'SIGN_UP_URL',
  'LOGIN_URL',
  'BOOKING_URL',
  'ASSET_BASE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
]

/**
 * Every setting of the server, set to an empty value, so that the developer's settings and database don't affect the
 * tests. The sentence encoder is off: answers don't depend on whether it has loaded yet.
 */
export const withoutSettings: Record<string, string> = {
  ...Object.fromEntries(names.map((name) => [name, ''])),
  SENTENCE_ENCODER: 'off',
}
