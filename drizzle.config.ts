import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/domains/*/tables.ts', './server/platform/*/tables.ts', './server/local/*/tables.ts'],
  out: './server/migrations',
})
