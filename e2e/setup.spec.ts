import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { threadsFlag } from '../scripts/setup.mjs'
import { type KeyServer, startKeyServer } from '../server/testing/servers/key-server.ts'
import {
  confirmEmail,
  createAccount,
  fillSignIn,
  linkInMail,
  newAddress,
  password,
} from './support/accounts.ts'
import { expect, test as journey } from './support/journey.ts'

const key = 'sk-of-the-operator-7777'

type Site = { url: string; service: KeyServer; stop: () => Promise<void> }

/** Starts an empty site, whose first account is its operator, beside a service that accepts one key. */
async function startSite(): Promise<Site> {
  const service = await startKeyServer(key)
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-set-up-'))
  // The database's unprivileged user needs access.
  chmodSync(dataDir, 0o755)
  const { PATH = '', HOME = '' } = process.env
  const port = await freePort()
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: port, LOCAL_MODELS: 'off' }
  const server = spawn(process.execPath, [threadsFlag, join(import.meta.dirname, '../server/main.ts')], {
    cwd: dataDir,
    env: { PATH, HOME, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('ready at') && resolve())
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} while starting.`)))
  })
  return {
    url: `http://localhost:${port}`,
    service,
    async stop() {
      server.removeAllListeners('exit')
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await service.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A site of the journey's own. All that the journey opens is there, so the site starts before its browser. */
const test = journey.extend<{ site: Site }>({
  site: [
    async ({ browserName }, use) => {
      const usualUrl = process.env.LONGHAND_URL
      const site = await startSite()
      process.env.LONGHAND_URL = site.url
      await use(site)
      if (usualUrl === undefined || !browserName) delete process.env.LONGHAND_URL
      else process.env.LONGHAND_URL = usualUrl
      await site.stop()
    },
    // The site creates its database first.
    { timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(String(port)))
    })
  })
}

/** Signs up and in as a person does, with the form. */
async function signUpAndIn(page: Page): Promise<void> {
  const email = newAddress()
  const headers = { origin: process.env.LONGHAND_URL ?? '' }
  const data = { email, password, name: 'Ana Moreau' }
  expect((await page.request.post('/api/auth/sign-up/email', { data, headers })).ok()).toBe(true)
  await confirmEmail(page, await linkInMail(page.request, email))
  await page.goto('/login')
  await fillSignIn(page, email)
}

test('the first sign-in asks the operator, who connects a model, names the site and closes it', async ({
  page,
  anotherBrowser,
  site: { service },
}) => {
  await signUpAndIn(page)
  await expect(page.getByRole('heading', { name: 'How should Longhand think?' })).toBeVisible()
  await page.getByRole('radio', { name: /A service or another server/ }).click()
  await page.getByLabel('Service', { exact: true }).selectOption('Another address')
  await page.getByLabel('Address').fill(service.url)
  await page.getByLabel('Key', { exact: true }).fill('sk-mistyped-0000')
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText(/refuses this key/)).toBeVisible()
  await page.getByLabel('Key', { exact: true }).fill(key)
  await page.getByRole('button', { name: 'Test' }).click()
  await page.getByRole('checkbox', { name: /^gpt-4o-mini/ }).uncheck()
  await page.getByLabel('Name of this connection').fill('Faculty')
  await page.getByRole('button', { name: 'Save and use' }).click()
  await expect(page.getByText('Faculty is connected.')).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('Inkwell & Co')
  await page.getByLabel('Support address').fill('help@inkwell.example')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(
    page.getByRole('heading', { name: "Hi, I'm Inkwell & Co. How can I help you today?" }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Answered by gpt-4o\b/ })).toBeVisible()

  const other = await (await anotherBrowser()).newPage()
  await other.goto(`${process.env.LONGHAND_URL}/`)
  await expect(other).toHaveTitle(/^Inkwell & Co:/)
  await expect(other.getByText('Longhand')).toHaveCount(0)

  await page.goto(`${process.env.LONGHAND_URL}/setup`)
  await expect(page.getByText('1 model at')).toBeVisible()
  await page.getByLabel('Titles').selectOption({ label: 'gpt-4o · Faculty' })
  await expect(page.getByLabel('Titles')).toBeEnabled()
  await page.getByRole('radio', { name: 'Closed' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await other.goto(`${process.env.LONGHAND_URL}/signup`)
  await expect(
    other.getByText('Account registration is temporarily disabled. Please try again later.'),
  ).toBeVisible()
  await expect(other.getByRole('link', { name: 'help@inkwell.example' })).toBeVisible()
})

test('an operator invites a colleague, who signs up by the link while the site is closed to others', async ({
  page,
  anotherBrowser,
}) => {
  test.slow()
  const url = process.env.LONGHAND_URL ?? ''
  const operator = await createAccount(page.request)
  await page.context().addCookies(operator.cookies)
  const site = { data: { signUps: 'invited', isSetUp: true }, headers: { origin: url } }
  expect((await page.request.put(`${url}/api/operator/site`, site)).ok()).toBe(true)

  const colleague = newAddress()
  await page.goto('/operator/invitations')
  await expect(page.getByText('Nobody was invited yet.')).toBeVisible()
  await page.getByLabel('Addresses').fill(colleague)
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByText('1 invitation is on its way.')).toBeVisible()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()

  const other = await (await anotherBrowser()).newPage()
  await other.goto(`${url}/signup`)
  await expect(other.getByText('New accounts need an invitation here.')).toBeVisible()
  await other.goto(await linkInMail(page.request, colleague))
  await expect(other.getByText('Ana Moreau invites you to Longhand.')).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue(colleague)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByLabel('Confirm password').fill(password)
  await other.getByRole('checkbox').check()
  await other.getByRole('button', { name: 'Create account' }).click()
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await confirmEmail(other, await linkInMail(page.request, colleague, { subject: /^Confirm/ }))
  await expect(other.getByText('Your email address is verified.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Used', { exact: true })).toBeVisible()
})
