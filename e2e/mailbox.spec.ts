import type { Page } from '@playwright/test'
import { linkInMail } from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'

// The mail is rendered in a frame without scripts, in which Playwright's own scripts and traces are blocked.
test.use({ expectedErrors: /Blocked script execution in .*\/local\/mail/, trace: 'off' })

/** Removes the frame, because the accessibility checks run scripts in every frame and would wait forever. */
async function withoutFrame(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('iframe')?.remove())
}

for (const look of ['light', 'dark'] as const) {
  test.describe(look, () => {
    test.use({ colorScheme: look })

    test('finds, reads and closes a mail by keyboard only', async ({ page, account, request }) => {
      await linkInMail(request, account.email)
      await page.goto('/local/mail')
      await expectNoBarriers(page)
      const mail = page.getByRole('link', { name: account.email }).first()
      await mail.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByTitle('The mail as HTML')).toBeVisible()
      await withoutFrame(page)
      await expectNoBarriers(page)

      await page.getByRole('link', { name: 'Text', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').getByRole('link', { name: /^http/ }).first()).toBeVisible()
      await expectNoBarriers(page)

      await page.getByRole('link', { name: 'Source' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Content-Type: multipart/im)).toBeVisible()
      await expectNoBarriers(page)
    })
  })
}

test('on a phone, the list and a mail are separate screens', async ({ page, account, request }) => {
  await linkInMail(request, account.email)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/local/mail')
  await page.getByRole('link', { name: account.email }).first().click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await withoutFrame(page)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Inbox' }).last().click()
  await expect(page.getByRole('link', { name: account.email }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
