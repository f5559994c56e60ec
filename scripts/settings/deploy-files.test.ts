import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { serverArgs } from '../setup.mjs'
import { mistakesIn } from './check-settings.mjs'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the image runs the server as the start script does, without packages for tests and not as root', () => {
  const [build = '', image = ''] = read('deploy/Containerfile')
    .split(/^FROM .*\n/m)
    .slice(1)
  expect(build).toContain('npm ci --omit=dev')
  expect(build).toContain('&& node scripts/server-packages.mjs')
  expect(existsSync(join(root, 'scripts/build.ts'))).toBe(true)
  expect(/^USER (\w+)$/m.exec(image)?.[1]).toBe('node')
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '')).toEqual(['node', ...serverArgs])
  for (const kept of ['.git', '.env', 'data', 'node_modules'])
    expect(read('.dockerignore').split('\n')).toContain(kept)
})

test('the settings of the compose file and of the image are right', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: { longhand: { build: { dockerfile: string }; environment: Record<string, string> } }
  }
  const { build, environment } = services.longhand
  expect(existsSync(join(root, build.dockerfile))).toBe(true)
  const image = /^ENV (.*)$/m.exec(read('deploy/Containerfile'))?.[1] ?? ''
  const given = Object.fromEntries(image.split(' ').map((pair) => pair.split('=')))
  const own = {
    BASE_URL: 'https://desk.example',
    SMTP_URL: 'smtps://mail.example',
    SECRET: 'a secret for tests of 32 characters or more',
  }
  const password = environment.DATABASE_URL?.replace(/\$\{[^}]+\}/, 'a-word')
  expect(mistakesIn({ ...given, ...own, DATABASE_URL: password })).toEqual([])
})

test('the unit starts a script that exists', () => {
  const [, script = ''] =
    /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(read('deploy/longhand.service')) ?? []
  expect(existsSync(join(root, script))).toBe(true)
})
