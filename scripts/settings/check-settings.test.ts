import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv, SettingsError, settings } from '../../server/platform/env.ts'
import { mistakesIn } from './check-settings.mjs'
import { settingsTable } from './settings-table.mjs'

const folder = mkdtempSync(join(tmpdir(), 'longhand-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the server says of the same settings, one name each; null where it starts. */
function namesByServer(given: Record<string, string>): string[] | null {
  try {
    readEnv({ DATA_DIR: folder, ...given }, '')
    return null
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.message.split('\n').map((line) => line.split(' ')[0]!)
  }
}

test('has a row for each setting of the server', () => {
  expect(Object.keys(settingsTable).toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

/** Values that are right for some settings and wrong for others. */
const values = [
  'true',
  'off',
  '0',
  '1',
  '5',
  '70000',
  '-3',
  '1.5',
  'a word',
  'https://desk.example/v1',
  'http://127.0.0.1:8080',
  'http://desk.example',
  'smtp://mail.example',
  'postgres://db.example/desk',
  'production',
  'closed',
  'zerogpt',
  'model',
  'sk_test',
  'whsec_test',
  'full',
  'info',
  'an easily told secret, but a long one',
]

test('refuses nothing that the server accepts, for every setting and many values', () => {
  for (const name of Object.keys(settingsTable))
    for (const value of values) {
      const found = mistakesIn({ [name]: value })
      if (found.length > 0)
        expect(namesByServer({ [name]: value }), `${name}=${value}: ${found}`).not.toBeNull()
    }
})

test.each([
  { PORT: 'eighty', DATABASE_POOL: '1', LOG_LEVEL: 'loud' },
  { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/l' },
  { NODE_ENV: 'production', BASE_URL: 'http://desk.example', PASSWORD_MIN: '2' },
  { BASE_URL: 'https://desk.example' },
  { HUMANIZER: 'undetectable', DETECTOR: 'zerogpt', GOOGLE_CLIENT_ID: 'x' },
  { STRIPE_SECRET_KEY: 'sk_1' },
] as Record<string, string>[])('names all mistakes of %j at once, as the server does', (given) => {
  const names = mistakesIn(given).map((line) => line.split(' ')[0])
  expect(names.toSorted()).toEqual(namesByServer(given)?.toSorted())
  expect(names.length).toBeGreaterThan(0)
})

test.each([
  ['SIGNUPS', 'SIGN_UPS'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['BASEURL', 'BASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['OPERATOR_EMAIL', 'OPERATOR_EMAILS'],
])('takes %s for %s', (name, setting) => {
  const line = `${name} is not a setting. Did you mean ${setting}?`
  expect(mistakesIn({ [name]: 'x' })).toEqual([line])
  expect(mistakesIn({}, `${name}=x\n`)).toEqual([line])
})

test('leaves the names of other programs alone', () => {
  const names = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'LANG',
    'USER',
    'SHELL',
    'TERM',
    'PORTS',
    'LOGNAME',
    'OLDPWD',
    'NODE_OPTIONS',
  ]
  const more = [
    'POSTGRES_PASSWORD',
    'LONGHAND_PORT',
    'HTTP_PROXY',
    'NO_PROXY',
    'CI',
    'npm_config_cache',
    'OTEL_SERVICE_NAME',
  ]
  expect(mistakesIn(Object.fromEntries([...names, ...more].map((name) => [name, 'x'])))).toEqual([])
  expect(
    mistakesIn({}, 'POSTGRES_PASSWORD=x\n# SIGNUPS=closed\nexport PORT="3001" # of the desk\nHOST=\n'),
  ).toEqual([])
})

test('reads the file as the server does, and the environment wins over it', () => {
  expect(mistakesIn({}, 'PORT=eighty\n')).toEqual(['PORT is wrong: must be a whole number.'])
  expect(mistakesIn({ PORT: '80' }, 'PORT=eighty\n')).toEqual([])
})
