import { expect, test } from './support/journey.ts'
import { machineReply } from './support/texts.ts'

// An address that no longer works is answered with 404.
test.use({ expectedErrors: /status of 404/ })

const text = Array(4).fill(machineReply).join('\n\n')

test('shares a check by a link that needs no account, and revokes it', async ({
  signedIn: page,
  anotherBrowser,
}) => {
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(text)
  await page.getByRole('button', { name: 'Check for AI' }).click()
  await expect(page.getByText(/A signal, not a proof/)).toBeVisible()
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('menuitem', { name: 'Share a link…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this check' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue()

  const reader = await (await anotherBrowser()).newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { name: 'Shared check' })).toBeVisible()
  await expect(reader.getByText(/A signal, not a proof/)).toBeVisible()
  await reader.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(reader.getByRole('region', { name: 'The text' })).toContainText(machineReply.slice(0, 40))

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(page.getByText('Link revoked. Its address no longer works.')).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible()
})

test('checks several files and opens one of them', async ({ page }) => {
  await page.goto('/ai-detector')
  const field = page.getByRole('textbox', { name: 'Text to check' })
  await field.fill('Words that were typed before.')
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  })
  await page
    .getByLabel('Text, Markdown, Word or PDF files')
    .setInputFiles([file('long.txt', text), file('short.txt', 'Too short.'), file('empty.txt', ' ')])
  const dialog = page.getByRole('dialog', { name: '3 files' })
  await expect(dialog.getByText('3 of 3 files checked')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /short\.txt/ })).toContainText('Inconclusive')
  await expect(dialog.getByRole('row', { name: /empty\.txt/ })).toContainText(
    'There is no text in this file.',
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('detector-results.csv')
  await dialog.getByRole('button', { name: 'Open long.txt' }).click()
  // The notice stays while the pointer is on its button.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(field).toHaveValue(text)
  await expect(page.getByText(/A signal, not a proof/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('Words that were typed before.')
})
