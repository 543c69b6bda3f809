import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/conversation-schema.ts',
    './server/db/tour-schema.ts',
    './server/db/widget-schema.ts',
    './server/db/assistant-schema.ts',
    './server/db/demo-schema.ts',
    './server/db/rate-limit-schema.ts',
  ],
  out: './server/db/migrations',
})
