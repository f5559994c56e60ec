import { expect, test } from './support/journey.ts'
import { helpedText, machineReply } from './support/texts.ts'

test('rewrites a text change by change, charges for it and keeps it in its field', async ({
  signedIn: page,
}) => {
  await page.goto('/ai-humanizer')
  const field = page.getByRole('textbox', { name: 'Text to humanize' })
  await field.fill(helpedText)
  await expect(page.getByText(/Costs about 37 of 2,000 words/)).toBeVisible()
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Humanized text' })
  await expect(result).toBeVisible()
  await expect(result.getByRole('insertion').first()).toBeVisible()
  await expect(page.getByText(/\d+ changes?\. Cost \d+ words, 1,9\d\d left\./)).toBeVisible()
  await expect(field).toHaveValue(helpedText)
  await expect(page.getByText(/Already paid for: the same text with the same choices/)).toBeVisible()
  await field.fill(`${helpedText} More.`)
  await expect(page.getByText(/Costs about 38 of 1,9\d\d words/)).toBeVisible()
  await field.fill(helpedText)
  await expect(page.getByText(/Already paid for/)).toBeVisible()

  await test.step('the rewritten text is checked', async () => {
    await page.getByRole('button', { name: 'Check for AI' }).click()
    await expect(page.getByRole('heading', { name: 'Detector' })).toBeVisible()
    await page.getByRole('button', { name: 'Check for AI' }).click()
    await expect(page.getByText(/A signal, not a proof/).first()).toBeVisible()
  })
})

test('does not change locked words', async ({ signedIn: page }) => {
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
  await page.getByRole('textbox', { name: 'Lock words' }).fill('utilize')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Humanized text' })
  await expect(result).toContainText(/we utilize/i)
  await expect(result.getByRole('deletion').filter({ hasText: /\butilize\b/i })).toHaveCount(0)
})

test('names the limit for a text that is too long before anything is sent', async ({ signedIn: page }) => {
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill('word '.repeat(501))
  await expect(page.getByText(/501 \/ 500 words/)).toBeVisible()
})

test('asks a visitor to sign in and keeps the text', async ({ page, account }) => {
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
  // Until the session is known, the page would send the text, and the server would refuse it.
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Text to humanize' })).toHaveValue(machineReply)
})

test('shows the proof, and keeps the user’s decisions after a reload', async ({ signedIn: page }) => {
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
  await page.getByRole('radio', { name: /^Balanced/ }).click()
  await page.getByRole('button', { name: 'More choices: tone' }).click()
  await page.getByLabel('Tone').selectOption('formal')
  await page.getByLabel('For', { exact: true }).selectOption('essay')
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Humanized text' })
  await expect(result.getByRole('insertion').first()).toBeVisible()

  await test.step('the proof', async () => {
    await page.getByRole('button', { name: /locked/ }).click()
    const proof = page.getByRole('dialog', { name: 'What was checked' })
    await expect(proof).toContainText('Negations')
    await page.keyboard.press('Escape')
  })
  const changes = result.getByRole('insertion')
  const before = await changes.count()
  await test.step('one change is taken back, and stays so', async () => {
    await result.getByRole('button').first().click()
    await page.getByRole('button', { name: 'Keep the original' }).click()
    await expect(changes).not.toHaveCount(before)
    const kept = await changes.count()
    await page.reload()
    await expect(changes).toHaveCount(kept)
    await expect(page.getByRole('button', { name: 'Chosen: Formal · An essay' })).toBeVisible()
  })
  await test.step('it is taken along', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^humanized-.*\.txt$/)
    await page.getByRole('radio', { name: 'Edit' }).click()
    const text = await page.getByRole('textbox', { name: 'Your text, to edit' }).inputValue()
    await page.getByRole('button', { name: 'Use in chat' }).click()
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(text)
  })
})

test.describe('when the response is lost', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('repeats the same run and charges once', async ({ signedIn: page }) => {
    await page.goto('/ai-humanizer')
    const asked: Record<string, unknown>[] = []
    await page.route('**/api/humanize', async (route) => {
      asked.push(route.request().postDataJSON())
      if (asked.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('textbox', { name: 'Text to humanize' }).fill(helpedText)
    await page.getByRole('button', { name: 'Humanize Text' }).click()
    await expect(page.getByRole('alert')).toContainText('a run is never charged twice')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Humanized text' })).toBeVisible()
    await expect(page.getByText(/paid for before.*1,9\d\d words left\./)).toBeVisible()
    expect(asked[1]).toEqual({ ...asked[0], takeOver: true })
  })

  test('keeps the previous result when the next run fails or is cancelled', async ({ signedIn: page }) => {
    await page.goto('/ai-humanizer')
    const field = page.getByRole('textbox', { name: 'Text to humanize' })
    const result = page.getByRole('region', { name: 'Humanized text' })
    await field.fill(machineReply)
    await page.getByRole('button', { name: 'Humanize Text' }).click()
    await expect(result).toBeVisible()
    const before = await result.innerText()
    await page.route('**/api/humanize', (route) => route.abort())
    await page.getByRole('button', { name: 'Humanize Text' }).click()
    await expect(page.getByRole('alert')).toContainText('never charged twice')
    await expect(result).toHaveText(before, { useInnerText: true })
    await field.press('End')
    await field.pressSequentially(' And so on.')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(result).toHaveText(before, { useInnerText: true })
    await page.unroute('**/api/humanize')
    await page.route('**/api/humanize', () => new Promise<void>(() => {}))
    await page.getByRole('button', { name: 'Humanize Text' }).click()
    await expect(result).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(result).toHaveText(before, { useInnerText: true })
  })
})
