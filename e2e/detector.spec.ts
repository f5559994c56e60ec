import { expect, test } from './support/journey.ts'
import { machineReply } from './support/texts.ts'

test('a visitor checks a text, sees the marked sentences and the measured reasons', async ({ page }) => {
  await page.goto('/ai-detector')
  const field = page.getByRole('textbox', { name: 'Text to check' })
  await field.fill(Array(4).fill(machineReply).join('\n\n'))
  await page.getByRole('button', { name: 'Check for AI' }).click()
  const findings = page.getByRole('complementary', { name: 'Findings' })
  await expect(findings.getByText(/A signal, not a proof/)).toBeVisible()
  await expect(findings.getByRole('heading', { name: 'Measured' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Checked.' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(field).toHaveValue('')
})

test('both addresses show the detector, and the example works', async ({ page }) => {
  await page.goto('/feature/ai-detector')
  await page.getByRole('button', { name: 'Try an example' }).click()
  await page.getByRole('button', { name: 'Check for AI' }).click()
  await expect(page.getByText(/A signal, not a proof/)).toBeVisible()
})

test('moves ?text= from the address to the field', async ({ page }) => {
  await page.goto('/ai-detector?text=A%20short%20text')
  await expect(page.getByRole('textbox', { name: 'Text to check' })).toHaveValue('A short text')
  await expect(page).toHaveURL(/\/ai-detector$/)
})

test('explains that a text is empty', async ({ page }) => {
  await page.goto('/ai-detector')
  const check = page.getByRole('button', { name: 'Check for AI' })
  if (await check.isEnabled()) {
    await check.click()
    await expect(page.getByText('Please enter some text to analyze.')).toBeVisible()
  }
})

test('humanizes the checked text on the same page', async ({ signedIn: page }) => {
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(machineReply)
  await page.getByRole('button', { name: 'Humanize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Humanize this text' })
  await dialog.getByRole('button', { name: 'Humanize', exact: true }).click()
  await expect(page.getByRole('insertion').first()).toBeVisible()
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text to check' })).not.toHaveValue(machineReply)
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test('keeps the text in its field', async ({ page }) => {
    await page.goto('/ai-detector')
    await page.route('**/api/zerogpt/detect', (route) => route.abort('connectionrefused'))
    const field = page.getByRole('textbox', { name: 'Text to check' })
    await field.fill(machineReply)
    await page.getByRole('button', { name: 'Check for AI' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(field).toHaveValue(machineReply)
  })
})
