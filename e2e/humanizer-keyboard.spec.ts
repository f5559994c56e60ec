import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { machineReply } from './support/texts.ts'

test('reviews every change from an empty page by keyboard only', async ({ signedIn: page }) => {
  await page.goto('/ai-humanizer')
  const field = page.getByRole('textbox', { name: 'Text to humanize' })
  await field.focus()
  await page.keyboard.insertText(machineReply)
  await page.keyboard.press('Control+Enter')
  const result = page.getByRole('region', { name: 'Humanized text' })
  const marks = result.getByRole('button')
  await expect(marks.first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Rewritten with \d+ changes/ })).toHaveCount(1)
  await expect(field).toBeFocused()

  await result.focus()
  await page.keyboard.press('Tab')
  await expect(marks.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(marks.nth(1)).toBeFocused()
  await expect(marks.nth(1)).toHaveCSS('outline-style', 'solid')
  await expect(marks.nth(1)).toHaveAccessibleDescription(/became|Removed|Added/)
  await expect(page.getByText('Click or press Enter to choose.')).toBeVisible()
  await expectNoBarriers(page)

  const card = page.getByRole('dialog', { name: 'Change' })
  await test.step('a change is pinned, and left as it is', async () => {
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button').first()).toBeFocused()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(marks.nth(1)).toBeFocused()
  })
  await test.step('it is taken back, which is told', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(card).toHaveCount(0)
    await expect(marks.nth(1)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: '1 kept as before' })).toHaveCount(1)
  })
  await test.step('its sentence is worded another way', async () => {
    await page.keyboard.press('Enter')
    await card.getByRole('button', { name: /^Original/ }).focus()
    await page.keyboard.press('Enter')
    await expect(card).toHaveCount(0)
    await expect(result.locator('[role=button]:focus')).toHaveCount(1)
  })
  await test.step('the proof is opened and closed', async () => {
    const proof = page.getByRole('button', { name: /locked/ })
    await proof.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'What was checked' })).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(proof).toBeFocused()
  })
})

test('unlocking a word keeps the focus in the field', async ({ page }) => {
  await page.goto('/ai-humanizer')
  const field = page.getByRole('textbox', { name: 'Lock words' })
  await field.fill('tide tables')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Unlock tide tables' }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: 'Unlock tide tables' })).toHaveCount(0)
})

test.describe('when there were too many runs', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('keeps the text, and the same run can be started again', async ({ signedIn: page }) => {
    await page.goto('/ai-humanizer')
    await page.route('**/api/humanize', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many requests.', code: 'too_many_requests' } }),
    )
    const field = page.getByRole('textbox', { name: 'Text to humanize' })
    await field.fill(machineReply)
    await page.getByRole('button', { name: 'Humanize Text' }).click()
    await expect(page.getByRole('alert')).toContainText('Too many requests.')
    await expectNoBarriers(page)
    await page.unroute('**/api/humanize')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Humanized text' })).toBeVisible()
    await expect(field).toHaveValue(machineReply)
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a change and the proof have no detectable accessibility violations', async ({ signedIn: page }) => {
    await page.goto('/ai-humanizer')
    await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
    await page.getByRole('button', { name: 'Humanize Text' }).click()
    await page.getByRole('region', { name: 'Humanized text' }).getByRole('button').first().click()
    await expect(page.getByRole('dialog', { name: 'Change' })).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /locked/ }).click()
    await expect(page.getByRole('dialog', { name: 'What was checked' })).toBeVisible()
    await expectNoBarriers(page)
  })
})
