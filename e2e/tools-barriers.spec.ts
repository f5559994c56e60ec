import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { machineEssay, machineReply } from './support/texts.ts'

async function checkText(page: Page): Promise<void> {
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(machineEssay)
  await page.getByRole('button', { name: 'Check for AI' }).click()
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeAttached()
}

test('the detector has no detectable violations for a visitor, with an example, a result and open parts', async ({
  page,
}) => {
  await page.goto('/ai-detector')
  await page.getByRole('button', { name: 'Check for AI' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter some text to analyze.')
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible()
  await expectNoBarriers(page)
  await checkText(page)
  await page
    .getByRole('button', { name: /% AI: / })
    .first()
    .click()
  await expect(page.getByRole('tooltip').filter({ hasText: 'Press Escape' })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Humanize' }).click()
  await expect(page.getByRole('dialog', { name: 'Humanize this text' })).toBeVisible()
  await expectNoBarriers(page)
})

test('the detector has no detectable violations for a user, with the history and the humanizer’s dialog', async ({
  signedIn: page,
}) => {
  await checkText(page)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Humanize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Humanize this text' })
  await expect(dialog.getByRole('radio', { name: /^Strong .*% human/ })).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Humanize', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Humanized' })).toBeVisible()
  await expectNoBarriers(page)
})

test('the humanizer has no detectable violations, with a result, its proof, a change and an old result', async ({
  page,
  account,
}) => {
  test.slow()
  await page.goto('/ai-humanizer')
  const field = page.getByRole('textbox', { name: 'Text to humanize' })
  await field.fill(machineReply)
  await expect(page.getByText(/Sign in to see the expected result/)).toBeVisible()
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoBarriers(page)
  await page.context().addCookies(account.cookies)
  await page.reload()
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Humanized text' })
  await expect(result).toBeVisible()
  await page.getByRole('button', { name: /locked/ }).click()
  await expect(page.getByRole('dialog', { name: 'What was checked' })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await result.getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Change' })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await field.fill('Another text.')
  await expect(page.getByText(/belongs to an earlier version/)).toBeVisible()
  await expectNoBarriers(page)
})
