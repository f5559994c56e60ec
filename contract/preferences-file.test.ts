import { expect, test } from 'vitest'
import type { Preferences } from './preferences.ts'
import { preferencesFile, readPreferencesFile } from './preferences-file.ts'

const stored: Preferences = {
  theme: 'dark',
  timezone: 'Europe/Berlin',
  first_name: 'Ana',
  last_name: 'Moreau',
  display_name: '',
  email_notifications: true,
  weekly_report: false,
  feature_updates: true,
  security_alerts: true,
  marketing_emails: false,
  usage_alerts: true,
  max_context_length: 4_000,
  default_model: 'gpt-3.5-turbo',
  language: 'en',
  history_on: false,
  humanize_reminder: true,
  custom_instructions: 'Write British English.',
  two_factor_auth: true,
  updated_at: '2026-11-22T10:00:00.000Z',
}
const exportedAt = new Date('2026-11-22T12:00:00Z')

test('writes the documented form, without fields that only the server may change', () => {
  const file = preferencesFile(stored, exportedAt)
  expect(file).toMatchObject({ exportedAt: '2026-11-22T12:00:00.000Z', version: '1.0' })
  expect(file.preferences).not.toHaveProperty('two_factor_auth')
  expect(file.preferences).not.toHaveProperty('updated_at')
  expect(Object.keys(file.preferences).filter((name) => name.includes('key'))).toEqual([])
})

test('reads everything that it wrote', () => {
  const { two_factor_auth: _, updated_at: __, ...writable } = stored
  const read = readPreferencesFile(JSON.stringify(preferencesFile(stored, exportedAt)))
  expect(read).toEqual({ patch: writable, skipped: [] })
})

test('accepts the valid entries and names the others', () => {
  const preferences = { theme: 'sepia', timezone: 'Europe/Paris', openai_key: 'sk-1', __proto__x: 1 }
  expect(readPreferencesFile(JSON.stringify({ preferences }))).toEqual({
    patch: { timezone: 'Europe/Paris' },
    skipped: ['theme', 'openai_key', '__proto__x'],
  })
})

test.each(['', 'theme=dark', '[]', 'null', '{}', '{"preferences":[]}', '{"preferences":"dark"}'])(
  'refuses %j as preferences',
  (text) => expect(readPreferencesFile(text)).toBeNull(),
)
