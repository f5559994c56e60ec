import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, createAccount } from './support/accounts.ts'
import { openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

const usualUrl = process.env.LONGHAND_URL
let dataDir: string
let server: ChildProcess
let operator: Account

// The first account of a site on this computer is its operator, so these journeys have a site of their own.
test.beforeAll(async ({ request }) => {
  // This site creates its database first.
  test.setTimeout(180_000)
  dataDir = mkdtempSync(join(tmpdir(), 'longhand-local-model-'))
  // The database's unprivileged user needs access.
  chmodSync(dataDir, 0o755)
  const { PATH = '', HOME = '' } = process.env
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: await freePort(), LOCAL_MODELS: 'off' }
  server = fork(join(import.meta.dirname, 'support/local-model-server.ts'), {
    cwd: dataDir,
    execArgv: [],
    env: { PATH, HOME, LOG_LEVEL: 'error', ...settings },
  })
  process.env.LONGHAND_URL = await new Promise<string>((resolve, reject) => {
    server.once('message', ({ url }: { url: string }) => resolve(url))
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} while starting.`)))
  })
  operator = await createAccount(request)
})

test.afterAll(async () => {
  if (usualUrl === undefined) delete process.env.LONGHAND_URL
  else process.env.LONGHAND_URL = usualUrl
  server.removeAllListeners('exit')
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
})

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(String(port)))
    })
  })
}

test('an operator downloads a model, chats with it under its name, and deletes it', async ({ page }) => {
  test.setTimeout(120_000)
  await page.context().addCookies(operator.cookies)
  await openChat(page)
  await sayPlainly(page, 'Write a story about a lighthouse')
  const offer = page.getByRole('link', { name: 'Run a model on this computer' })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: /^Answered by/ }).click()
  await expect(page.getByRole('listbox', { name: 'Models' })).toBeVisible()
  await expect(offer).toHaveCount(2)
  await offer.last().click()

  const card = page.getByText('A model on this computer', { exact: true })
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Download and run Qwen3 0.6B' }).click()
  const consent = page.getByRole('dialog', { name: 'Download Qwen3 0.6B?' })
  await expect(consent).toContainText('Apache-2.0')
  await expect(consent).toContainText('we have not downloaded it ourselves')
  await consent.getByRole('button', { name: 'Download and run' }).click()
  await expect(page.getByText(/You can leave this page/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/You can leave this page/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused at/)).toBeVisible()
  server.send('send the rest')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^Ready\. Writes about [\d.,]+ words a second/)).toBeVisible({
    timeout: 60_000,
  })

  await openChat(page)
  await page.getByRole('button', { name: /^Answered by/ }).click()
  await page.getByRole('option', { name: /Qwen3 0\.6B on this computer/ }).click()
  await sayPlainly(page, 'Why is there a tide?')
  await expect(replyWith(page, 'The moon pulls the sea towards it.')).toBeVisible({ timeout: 60_000 })

  await page.goto('/settings/models#local-model')
  await page.getByRole('button', { name: 'Delete Qwen3 0.6B' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Qwen3 0.6B?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Download and run Qwen3 0.6B' })).toBeVisible()
})
