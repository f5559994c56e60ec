import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longhand-env-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secret = 'an easily told secret, but a long one'

function read(settings: Record<string, string>, file = '') {
  return readEnv({ DATA_DIR: folder, ...settings }, file)
}

function complaint(settings: Record<string, string>): string {
  try {
    read(settings)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  throw new Error('Nothing was wrong.')
}

test.each([
  { PORT: 'eighty' },
  { PORT: '70000' },
  { BASE_URL: 'longhand.example' },
  { BASE_URL: 'ftp://longhand.example' },
  { DATABASE_URL: 'mysql://localhost/x' },
  { DATABASE_URL: 'nonsense' },
  { DATABASE_POOL: '1' },
  { SECRET: 'too short' },
  { SECRET: 'a'.repeat(32) },
  { SECRET: 'abcabcab'.repeat(8) },
  { SMTP_URL: 'mail.example' },
  { AI_BASE_URL: 'localhost:11434' },
  { AI_CONTEXT_TOKENS: '-5' },
  { LOCAL_MODELS: 'perhaps' },
  { SIGN_UPS: 'maybe' },
  { PASSWORD_MIN: '3' },
  { OPERATOR_EMAILS: 'ana@example.org, not an address' },
  { ENGINE_THREADS: '0' },
  { LOG_LEVEL: 'loud' },
  { NODE_ENV: 'staging' },
  { HUMANIZER: 'magic' },
  { HUMANIZER_TOKENS_MAX: '10' },
  { OPENAI_BASE_URL: 'no address' },
  { UNDETECTABLE_BASE_URL: 'http://humanize.example' },
  { UNDETECTABLE_BASE_URL: 'http://127.0.0.1.example' },
] as Record<string, string>[])('names %j in one line', (settings) => {
  const line = complaint(settings)
  const [name, value] = Object.entries(settings)[0]!
  expect(line.startsWith(`${name} is wrong: `)).toBe(true)
  expect(line).not.toContain('\n')
  expect(line).not.toContain('undefined')
  if (name === 'SECRET') expect(line).not.toContain(value)
})

test.each([
  ['BASE_URL', { NODE_ENV: 'production' }],
  ['SMTP_URL', { NODE_ENV: 'production', BASE_URL: 'https://l.example' }],
  [
    'SECRET',
    {
      NODE_ENV: 'production',
      BASE_URL: 'https://l.example',
      SMTP_URL: 'smtp://mail.example',
      DATABASE_URL: 'postgres://db/l',
    },
  ],
])('does not start in production without %s', (name, settings) => {
  expect(complaint(settings as Record<string, string>)).toMatch(new RegExp(`^${name} is not set: `))
})

test.each([
  ['UNDETECTABLE_API_KEY', { HUMANIZER: 'undetectable' }],
  ['UNDETECTABLE_API_KEY', { HUMANIZER: 'undetectable', UNDETECTABLE_API_KEY: '' }],
])('does not start a humanizer without %s', (name, settings) => {
  const [line] = complaint(settings as Record<string, string>).split('\n')
  expect(line).toBe(`${name} is not set: HUMANIZER=${settings.HUMANIZER} does not work without it.`)
})

test.each([
  'http://localhost:4000',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
  'https://humanize.example',
])('allows %s to receive the key of Undetectable.ai', (address) => {
  expect(read({ UNDETECTABLE_BASE_URL: address }).UNDETECTABLE_BASE_URL).toBe(address)
})

test('does not start more processes than the embedded database has connections for', () => {
  expect(complaint({ WORKERS: '8' })).toMatch(
    /^WORKERS is too high for the embedded database: .* enough for 7 /,
  )
  expect(complaint({ WORKERS: '3', DATABASE_POOL: '40' })).toMatch(/enough for 2 with DATABASE_POOL=40/)
  expect(read({ WORKERS: '7' }).WORKERS).toBe(7)
  expect(read({ WORKERS: '8', DATABASE_URL: 'postgres://db/l' }).WORKERS).toBe(8)
})

test('treats an empty value as not set', () => {
  expect(read({ PORT: '', SMTP_URL: '', SECRET: '' })).toMatchObject({ PORT: 3000 })
})

test('derives the address from the port, without a trailing slash', () => {
  expect(read({ PORT: '4567' }).BASE_URL).toBe('http://localhost:4567')
  expect(read({ BASE_URL: 'https://longhand.example//', SMTP_URL: 'smtp://mail.example' }).BASE_URL).toBe(
    'https://longhand.example',
  )
})

test('creates a secret once, keeps it for the next start and closes it to other users', () => {
  const first = read({}).SECRET
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(read({}).SECRET).toBe(first)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(first)
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0)
  expect(read({ SECRET: secret }).SECRET).toBe(secret)
})

test('prefers the environment to .env, which changes nothing else', () => {
  const file = join(folder, '.env')
  writeFileSync(file, 'PORT=4001\nAI_MODEL="from the file" # a comment\nPATH=/nowhere\n')
  const path = process.env.PATH
  expect(read({ PORT: '4002' }, file)).toMatchObject({ PORT: 4002, AI_MODEL: 'from the file' })
  expect(process.env.PATH).toBe(path)
  expect(process.env.AI_MODEL).toBeUndefined()
})

test.each(['development', 'test', 'production'])(
  'requires a mail server for a public BASE_URL with NODE_ENV=%s',
  (NODE_ENV) => {
    for (const BASE_URL of ['https://desk.example', 'https://localhost.example', 'https://192.168.1.4:3000'])
      expect(complaint({ NODE_ENV, BASE_URL })).toMatch(/^SMTP_URL is not set: /)
    const SMTP_URL = 'smtp://mail.example'
    expect(read({ NODE_ENV, BASE_URL: 'https://desk.example', SMTP_URL })).toMatchObject({ SMTP_URL })
  },
)

test('accepts every loopback name as a BASE_URL without a mail server', () => {
  for (const BASE_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(read({ BASE_URL })).toMatchObject({ BASE_URL })
})

test('production refuses http for every address but loopback', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }
  for (const BASE_URL of ['http://desk.example', 'http://192.168.1.4:3000', 'http://localhost.example'])
    expect(complaint({ ...production, BASE_URL })).toMatch(/^BASE_URL is wrong: .*https:\/\//)
  expect(read({ ...production, BASE_URL: 'http://localhost:3000' }).production).toBe(true)
})

test('accepts a secret of random hexadecimal digits', () => {
  const hex = 'd3a1f0b27c94e58610af3b2c9d8e7f64'
  expect(read({ SECRET: hex }).SECRET).toBe(hex)
})

test('refuses a currency without hundredths and an unknown way of taxing', () => {
  expect(read({ BILLING_CURRENCY: 'eur', BILLING_TAX: 'inclusive' })).toMatchObject({
    BILLING_CURRENCY: 'eur',
  })
  expect(complaint({ BILLING_CURRENCY: 'jpy' })).toMatch(/^BILLING_CURRENCY is wrong: /)
  expect(complaint({ BILLING_CURRENCY: 'EUR' })).toMatch(/^BILLING_CURRENCY is wrong: /)
  expect(complaint({ BILLING_TAX: 'yes' })).toMatch(/^BILLING_TAX is wrong: /)
})

test('names every mistake at once, one line each', () => {
  const lines = complaint({
    NODE_ENV: 'production',
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    BASE_URL: 'http://desk.example',
    DETECTOR: 'zerogpt',
  }).split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'LOG_LEVEL',
    'BASE_URL',
    'SMTP_URL',
    'ZEROGPT_API_KEY',
  ])
})

test('names a wrong setting once', () => {
  const lines = complaint({ NODE_ENV: 'production', BASE_URL: 'nonsense', SMTP_URL: 'nonsense' }).split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['BASE_URL', 'SMTP_URL'])
})
