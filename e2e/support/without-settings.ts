const names = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SECRET',
  'TRUST_PROXY',
  'TOUR_LINK_DAYS',
  'FOLLOW_UP_AFTER_MINUTES',
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
]

/** Every setting of the server, set to nothing, so that nobody's own settings or database come into the tests. */
export const withoutSettings = Object.fromEntries(names.map((name) => [name, '']))
