import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../server/testing/servers/server-process.ts'
import { useFolder } from '../../server/testing/use-folder.ts'
import { root } from '../setup.mjs'

type Ended = { code: number | null; stdout: string; stderr: string }

const password = 'ink and paper 7'

/** Runs “npm run operator -- …” as it is typed. */
function operator(settings: Record<string, string>, ...words: string[]): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['run', '--silent', 'operator', '--', ...words], {
    cwd: root,
    env: { PATH, HOME, NO_COLOR: '1', DATABASE_URL: '', SECRET: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    ended.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    ended.stderr += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })))
}

async function signUp(server: ServerProcess, name: string): Promise<string> {
  const email = `${name}@example.org`
  const answer = await post(server, '/api/auth/sign-up/email', { email, password, name })
  expect(answer.status).toBe(200)
  return email
}

function post(server: ServerProcess, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return server.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const signIn = (server: ServerProcess, email: string) =>
  post(server, '/api/auth/sign-in/email', { email, password })

test('does beside a running server what the operator’s pages do', { timeout: 300_000 }, async () => {
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir)
  const run = (...words: string[]) =>
    operator({ DATA_DIR: dataDir, BASE_URL: server.url, LOCAL_MODELS: 'off' }, ...words)
  const done = async (...words: string[]) => {
    const ended = await run(...words)
    expect(ended, words.join(' ')).toMatchObject({ code: 0 })
    return ended.stdout
  }
  const ana = await signUp(server, 'ana')
  const ben = await signUp(server, 'ben')
  expect((await signIn(server, ana)).status).toBe(403)
  await done('users', 'confirm', ana, '--reason=Mail does not arrive')
  await done('users', 'confirm', ben)
  const answer = await signIn(server, ana)
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie().join('; ')
  const signedIn = async () =>
    (await (await server.request('/api/session', { headers: { cookie } })).json()).user

  const list = JSON.parse(await done('users', 'list', '--json'))
  expect(list.users.map(({ email }: { email: string }) => email).toSorted()).toEqual([ana, ben])
  const { id } = list.users.find(({ email }: { email: string }) => email === ben)
  expect(await done('users', 'show', id)).toContain(`email: ${ben}`)

  await done('operators', 'name', ben)
  await done('users', 'suspend', ana, '--reason=Spam')
  expect(await signedIn()).toBeNull()
  expect((await signIn(server, ana)).status).toBe(403)
  expect(await done('users', 'list', '--state=suspended')).toContain('suspended')
  await done('users', 'resume', ana)
  expect((await signIn(server, ana)).status).toBe(200)
  await done('users', 'sign-out', ana)

  const noReason = await run('users', 'words', ana, '--grant=500')
  expect(noReason).toMatchObject({ code: 2, stderr: expect.stringContaining('--reason') })
  const before = JSON.parse(await done('users', 'words', ana, '--grant=1', '--reason=Try', '--json')).user
    .plan.words
  await done('users', 'words', ana, '--grant=500', '--reason=Winner')
  const after = JSON.parse(await done('users', 'words', ana, '--take=100', '--reason=Mistake', '--json'))
  expect(after.user.plan.words).toBe(before + 400)

  const noFactor = await run('users', 'reset-factor', ana)
  expect(noFactor).toMatchObject({ code: 1, stderr: expect.stringContaining('already off') })
  const unconfirmed = await run('users', 'delete', ana)
  expect(unconfirmed).toMatchObject({ code: 1, stderr: expect.stringContaining(`--confirm=${ana}`) })
  expect(await done('operators', 'list')).toContain(ben)
  await done('users', 'delete', ana, `--confirm=${ana}`, '--reason=Asked by mail')
  expect((await run('users', 'show', ana)).code).toBe(1)
  const last = await run('users', 'suspend', ben)
  expect(last).toMatchObject({ code: 1, stderr: expect.stringContaining('operator') })

  const file = join(useFolder(), 'log.jsonl')
  await done('log', 'export', '--format=jsonl', `--to=${file}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const entries = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries[0]).toMatchObject({ act: 'delete', operator: null, reason: 'Asked by mail' })
  expect(entries.map(({ act }) => act)).toContain('name-operator')
  expect(await done('log', 'export')).toContain('"delete"')
  expect(await done('files', 'show')).toContain('in the store: 0, and FILES_URL is not set')
  const noStore = await run('files', 'move', '--to=store')
  expect(noStore).toMatchObject({ code: 1, stderr: expect.stringContaining('FILES_URL is not set') })
  expect((await run('files', 'move')).code).toBe(2)
  expect((await server.request('/healthz')).status).toBe(200)
})

test('helps, and says what is wrong with a call', { timeout: 120_000 }, async () => {
  const settings = { DATA_DIR: join(useFolder(), 'data') }
  const help = await operator(settings, 'help')
  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('users suspend USER') })
  for (const words of [
    ['users', 'frob'],
    ['users', 'suspend'],
    ['users', 'list', '--no-such'],
    ['users', 'list', '--grant=4'],
  ])
    expect((await operator(settings, ...words)).code, words.join(' ')).toBe(2)
  const none = await operator(settings, 'users', 'list')
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no database in') })
})
