import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { mailsTo } from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { openSettings } from './support/settings-page.ts'

const root = join(import.meta.dirname, '..')
const choice = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

/** Sends an operator's mail with the operator's command to all subscribers. */
async function announceOffer(subject: string): Promise<void> {
  const dataDir = process.env.LONGHAND_DATA_DIR!
  const file = join(dataDir, `${subject}.md`)
  writeFileSync(file, `# ${subject}\n\nThere is something new to look at.\n`)
  const { PATH = '', HOME = '' } = process.env
  await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/announce.ts'), '--kind', 'marketing-emails', file],
    { cwd: dataDir, env: { PATH, HOME, NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' } },
  )
}

async function wayOut(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mail = (await mailsTo(request, email)).find((each) => each.subject === subject)
    link = mail?.links.find((each) => each.includes('/unsubscribe#'))
    expect(link).toBeTruthy()
  }).toPass()
  return link!
}

async function switchTo(page: Page, name: string, on: boolean): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/preferences') && answer.request().method() === 'PUT',
  )
  await choice(page, name).click()
  expect((await saved).ok()).toBe(true)
  await expect(choice(page, name)).toBeChecked({ checked: on })
}

test('unsubscribes from a mail with one click, signed in or not', async ({
  signedIn: page,
  account,
  request,
  anotherBrowser,
}) => {
  await openSettings(page, 'notifications')
  await expect(choice(page, 'Offers')).not.toBeChecked()
  await switchTo(page, 'Offers', true)
  const subject = `An offer for ${account.email.slice(0, 12)}`
  await announceOffer(subject)
  const link = await wayOut(request, account.email, subject)

  const visitor = await (await anotherBrowser()).newPage()
  await visitor.goto(link)
  const title = visitor.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('No more offers?')
  await expect(visitor).toHaveURL(/\/unsubscribe$/)
  await expectNoBarriers(visitor)
  await page.reload()
  await expect(choice(page, 'Offers')).toBeChecked()

  await visitor.getByRole('button', { name: 'Unsubscribe' }).focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible()
  await expect(title).toHaveText('No more offers')
  await expect(title).toBeFocused()
  await expectNoBarriers(visitor)

  await page.reload()
  await expect(choice(page, 'Offers')).not.toBeChecked()
  await expect(choice(page, 'Weekly report')).toBeChecked()
  await page.goto(link)
  await expect(page.getByText('off already')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Go to your settings' }).click()
  await expect(choice(page, 'Offers')).not.toBeChecked()
})

test('explains a truncated link and leads to the settings', async ({ page }) => {
  await page.goto('/unsubscribe#kind=weekly_report')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your settings' })).toBeVisible()
  await expectNoBarriers(page)
})

test('explains an invalid link and leads to the settings', async ({ page }) => {
  await page.goto(`/unsubscribe#kind=weekly_report&token=${'A'.repeat(80)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to your settings' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('one switch stops all notification mails and keeps the choices', async ({ signedIn: page }) => {
      const letters = ['Weekly report', 'Usage alerts', 'Feature updates', 'Offers']
      await openSettings(page, 'notifications')
      await switchTo(page, 'Usage alerts', false)
      await expectNoBarriers(page)
      await switchTo(page, 'Email notifications', false)
      for (const name of letters) {
        await expect(choice(page, name)).toBeDisabled()
        await expect(choice(page, name)).not.toBeChecked()
      }
      await expect(choice(page, 'Security alerts')).toBeEnabled()
      await expectNoBarriers(page)

      await page.reload()
      await expect(choice(page, 'Weekly report')).toBeDisabled()
      await switchTo(page, 'Email notifications', true)
      await expect(choice(page, 'Weekly report')).toBeChecked()
      await expect(choice(page, 'Usage alerts')).not.toBeChecked()
    })
  })
