import { expect, test } from 'vitest'
import type { Preferences } from './preferences.ts'
import { preferencesFile, readPreferencesFile } from './preferences-file.ts'

const stored: Preferences = {
  theme: 'dark',
  timezone: 'Europe/Berlin',
  timezone_follows_device: true,
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
  language: 'fr',
  shown_language: 'fr',
  history_days: 30,
  history_on: false,
  humanize_reminder: true,
  recast_model: '',
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
  expect(read).toEqual({ patch: writable, skipped: [], isOtherVersion: false })
})

test('accepts the valid entries and names the others', () => {
  const preferences = { theme: 'sepia', timezone: 'Europe/Paris', openai_key: 'sk-1', __proto__x: 1 }
  expect(readPreferencesFile(JSON.stringify({ preferences }))).toEqual({
    patch: { timezone: 'Europe/Paris' },
    skipped: ['theme', 'openai_key', '__proto__x'],
    isOtherVersion: false,
  })
})

test('reads what it knows of a file of another version, and says so', () => {
  const text = '{"preferences":{"theme":"dark","sound":"on"},"version":"2.0"}'
  expect(readPreferencesFile(text)).toEqual({
    patch: { theme: 'dark' },
    skipped: ['sound'],
    isOtherVersion: true,
  })
})

test.each([
  ['keys of the prototype', '{"preferences":{"__proto__":{"theme":"dark"},"constructor":1,"toString":"x"}}'],
  ['nested values', `{"preferences":{"first_name":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
  [
    'wrong types',
    '{"preferences":{"theme":{"toString":"dark"},"max_context_length":"4000","weekly_report":1}}',
  ],
  [
    'values without bounds',
    `{"preferences":{"first_name":"${'x'.repeat(10_000)}","max_context_length":1e308}}`,
  ],
])('takes nothing from a file with %s', (_, text) => {
  const read = readPreferencesFile(text)
  expect(read?.patch).toEqual({})
  expect(Object.getPrototypeOf(read!.patch)).toBe(Object.prototype)
  expect(({} as { theme?: string }).theme).toBeUndefined()
})

test('removes characters from names that show nothing, and keeps right-to-left letters and joined emoji', () => {
  const name = (first_name: string) =>
    readPreferencesFile(JSON.stringify({ preferences: { first_name } }))?.patch.first_name
  expect(name('An\u200ba\u202e')).toBe('Ana')
  expect(name(' \u2060\ufeff ')).toBe('')
  expect(name('مريم')).toBe('مريم')
  expect(name('👩‍🚀 Ana')).toBe('👩‍🚀 Ana')
})

test.each([
  '',
  'theme=dark',
  '"'.repeat(1_000),
  '{"preferences":',
  '[]',
  'null',
  '{}',
  '{"preferences":[]}',
  '{"preferences":"dark"}',
])('refuses %j as preferences', (text) => expect(readPreferencesFile(text)).toBeNull())
