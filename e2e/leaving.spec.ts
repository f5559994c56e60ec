import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readZip } from '../server/testing/samples/read-zip.ts'
import { fillSignIn, linkInMail, mailsTo, password, postJson } from './support/accounts.ts'
import { replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

async function openPrivacy(page: Page): Promise<void> {
  await page.goto('/settings/privacy')
  await expect(page.getByRole('heading', { name: 'Export your data' })).toBeVisible()
}

test('exports all data and then deletes the account', async ({ signedIn: page, account, request }) => {
  await page.goto('/chat/new')
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'The moon pulls the sea, and twice a day it rises.')).toBeVisible()

  await test.step('an export is made, and its archive has the chat', async () => {
    await openPrivacy(page)
    await page.getByRole('button', { name: 'Make an export' }).click()
    const download = page.getByRole('link', { name: 'Download' })
    await expect(download).toBeVisible()
    await expectNoBarriers(page)
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(file.suggestedFilename()).toMatch(/^longhand-export-\d{4}-\d\d-\d\d\.zip$/)
    const files = readZip(readFileSync(await file.path()))
    const chat = [...files].find(([name]) => name.startsWith('chats/'))![1]
    expect(chat).toContain('Why are there tides?')
    expect(chat).toContain('The moon pulls the sea')
    expect(files.get('data/account.json')).toContain(account.email)
    expect([...files.values()].join('\n')).not.toContain(password)
    await linkInMail(request, account.email, { subject: /export is ready/ })
  })

  await test.step('it is still there after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  })

  await test.step('deleting asks for the password, and a wrong one deletes nothing', async () => {
    const open = page.getByRole('button', { name: /Delete account/ })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByText('Every session, on all devices')).toBeVisible()
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  await test.step('with it the account is gone, and nobody can sign in', async () => {
    await page.getByRole('button', { name: /Delete account/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL('/login?account=deleted')
    await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeVisible()
    await expect(page.getByText(/A mail to your address confirms it/)).toBeVisible()
    await expectNoBarriers(page)
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))
    expect(kept).toEqual([])
    const again = await postJson(request, '/api/auth/sign-in/email', { email: account.email, password })
    expect(again.status()).toBe(401)
    await expect(async () => {
      const mails = await mailsTo(request, account.email)
      expect(mails.map(({ subject }) => subject)).toContain('Your Longhand account was deleted')
    }).toPass()
  })
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /40[13]|INTERNET_DISCONNECTED/ })

  test('reports a wrong password at the field and refuses sign-in to a deleted account', async ({
    signedIn: page,
    account,
  }) => {
    await openPrivacy(page)
    await page.getByRole('button', { name: /Delete account/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('not the password 1')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: /password/i })).toBeVisible()
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL('/login?account=deleted')
    await page.goto('/login')
    await fillSignIn(page, account.email)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })

  test('the export card explains a lost connection and continues when it returns', async ({
    signedIn: page,
  }) => {
    await openPrivacy(page)
    await expect(page.getByRole('button', { name: 'Make an export' })).toBeVisible()
    await page.route('**/api/account/export', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Make an export' }).click()
    await expect(page.getByText(/Network error/)).toBeVisible()
    await page.unroute('**/api/account/export')
    await page.getByRole('button', { name: 'Make an export' }).click()
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  })
})
