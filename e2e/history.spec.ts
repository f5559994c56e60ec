import type { Page } from '@playwright/test'
import { exampleText } from '../web/domains/detector/check/examples.ts'
import { postJson } from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { changeDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { helpedText, machineReply } from './support/texts.ts'

async function keepHistory(page: Page): Promise<void> {
  const answer = await page.request.put('/api/preferences', {
    data: { history_on: true },
    headers: { origin: process.env.LONGHAND_URL! },
  })
  expect(answer.ok()).toBe(true)
}

async function check(page: Page, text: string): Promise<void> {
  expect((await postJson(page.request, '/api/zerogpt/detect', { input_text: text })).ok()).toBe(true)
}

async function openHistory(page: Page, title = 'Checked texts') {
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: title })
  await expect(sheet).toBeVisible()
  return sheet
}

test('history is off at first, can be turned on in place and off in the settings', async ({
  signedIn: page,
}) => {
  test.slow()
  await page.goto('/ai-detector')
  const sheet = await openHistory(page)
  await expect(sheet.getByText('History is off')).toBeVisible()
  await expectNoBarriers(page)
  await sheet.getByRole('button', { name: 'Turn history on' }).click()
  await expect(sheet.getByText('Nothing here yet')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('textbox', { name: 'Text to check' }).fill(exampleText)
  await page.getByRole('button', { name: 'Check for AI' }).click()
  await expect(page.getByText(/A signal, not a proof/)).toBeVisible()
  await openHistory(page)
  await expect(sheet.getByRole('listitem')).toHaveCount(1)

  await test.step('switched off, what was kept stays, and nothing is added', async () => {
    await sheet.getByRole('link', { name: 'History settings' }).click()
    const control = page.getByRole('switch', { name: 'Keep checked and humanized texts' })
    await expect(control).toBeChecked()
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport()
    // The message about history being turned on may still be shown.
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/preferences') && answer.request().method() === 'PUT',
    )
    await page.keyboard.press('Space')
    expect((await saved).ok()).toBe(true)
    await expect(page.getByText('Settings saved successfully')).toBeVisible()
    await expect(control).not.toBeChecked()
    await check(page, 'Nothing of this is kept.')
    await page.goto('/ai-detector')
    await openHistory(page)
    await expect(sheet.getByText(/History is off: new checks are not saved/)).toBeVisible()
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await expectNoBarriers(page)
  })
})

test('finds and opens a kept check without checking it again, and undoes the opening', async ({
  signedIn: page,
}) => {
  test.slow()
  await keepHistory(page)
  await check(page, exampleText)
  await check(page, 'The ferry left before dawn, and nobody waved.')
  await page.goto('/ai-detector')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const field = page.getByRole('textbox', { name: 'Text to check' })
  await field.fill('What I was writing.')

  const sheet = await openHistory(page)
  await expect(sheet.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(2)
  await expect(sheet.getByRole('listitem').first()).toContainText('The ferry left before dawn')
  await expectNoBarriers(page)
  await sheet.getByRole('searchbox').fill('ferry NOBODY')
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await sheet.getByRole('searchbox').fill('submarine')
  await expect(sheet.getByText('No saved text contains “submarine”.')).toBeVisible()
  await sheet.getByRole('searchbox').fill('')
  const open = () => sheet.getByRole('listitem').nth(1).getByRole('button').first().click()
  await open()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('What I was writing.')
  const findings = page.getByRole('complementary', { name: 'Findings' })
  await expect(findings.getByRole('heading', { name: 'Ready when you are' })).toBeVisible()

  await openHistory(page)
  await open()
  await expect(sheet).toHaveCount(0)
  await expect(field).toHaveValue(exampleText)
  await expect(findings.getByText(/^Checked on .*, shown as it was then\.$/)).toBeVisible()
  await expect(findings.getByRole('heading', { name: 'What weighed most' })).toBeVisible()
  await expect(page.getByRole('button', { name: /% AI: / }).first()).toBeVisible()
  await expectNoBarriers(page)
  expect(asked).not.toContain('/api/zerogpt/detect')
})

test('a rewrite in the history keeps what was taken back just before the page was left', async ({
  signedIn: page,
}) => {
  await keepHistory(page)
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Humanized text' })
  await expect(result.getByRole('insertion').first()).toBeVisible()
  const before = await result.getByRole('insertion').count()
  await result.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Keep the original' }).click()
  await expect(result.getByRole('insertion')).not.toHaveCount(before)
  const after = await result.getByRole('insertion').count()
  await page.goto('/privacy')

  const other = await page.context().newPage()
  await other.goto('/ai-humanizer')
  const sheet = await openHistory(other, 'Humanized texts')
  await sheet.getByRole('listitem').first().getByRole('button').first().click()
  await expect(other.getByRole('region', { name: 'Humanized text' }).getByRole('insertion')).toHaveCount(
    after,
  )
})

test('deletes by keyboard, with undo, for one entry and for all', async ({ signedIn: page }) => {
  await keepHistory(page)
  for (const number of ['One', 'Two', 'Three']) await check(page, `${number} is a text by itself.`)
  await page.goto('/ai-detector')
  const button = page.getByRole('button', { name: 'History', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Checked texts' })
  const row = (name: string) => sheet.getByRole('button', { name: new RegExp(`^${name} is a text`) })
  await row('Three').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row('Two')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row('Two')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Delete “Two is a text by itself.”' })).toBeFocused()
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.keyboard.press('Enter')
  await expectNoBarriers(page)
  expect((await gone).status()).toBe(200)
  await expect(row('One')).toBeFocused()
  await expect(sheet.getByRole('listitem')).toHaveCount(2)

  await sheet.getByRole('button', { name: 'Delete all' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete all checks?' })
  await expectNoBarriers(page)
  await question.getByRole('button', { name: 'Delete all' }).press('Enter')
  await expect(sheet.getByText('Nothing here yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  expect(await (await page.request.get('/api/scans')).json()).toMatchObject({ entries: [] })
})

test('loads a long history in pages, grouped by day', async ({ signedIn: page, account }) => {
  await changeDatabase(
    `insert into text_analyses (user_id, text, result, created_at)
     select users.id, 'Kept text ' || n || '.', '{}', now() - n * interval '9 hours'
     from users, generate_series(1, 70) n where email = $1`,
    [account.email],
  )
  await page.goto('/ai-detector')
  const sheet = await openHistory(page)
  await expect(sheet.getByRole('heading', { level: 3 }).last()).toHaveText('Older')
  await expect(async () => {
    await sheet.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect(sheet.getByRole('listitem')).toHaveCount(70, { timeout: 500 })
  }).toPass()
  await sheet.getByRole('listitem').last().getByRole('button').first().click()
  await expect(page.getByRole('textbox', { name: 'Text to check' })).toHaveValue('Kept text 70.')
  await expect(page.getByText(/checked by an earlier version/)).toBeVisible()
})

test('opens a humanized text with its changes at no cost', async ({ signedIn: page }) => {
  test.slow()
  await keepHistory(page)
  await page.goto('/ai-humanizer')
  const field = page.getByRole('textbox', { name: 'Text to humanize' })
  await field.fill(helpedText)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Humanized text' })
  const changes = result.getByRole('insertion')
  await expect(changes.first()).toBeVisible()
  const before = await changes.count()
  const told = await page.getByText(/\d+ changes?\. Cost \d+ words, 1,9\d\d left\./).innerText()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(result).toHaveCount(0)

  const sheet = await openHistory(page, 'Humanized texts')
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expect(sheet.getByRole('listitem')).toContainText(/Clean · [\d.]+% human · \d+ words/)
  await expectNoBarriers(page)
  await sheet.getByRole('listitem').getByRole('button').first().press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(field).toHaveValue(helpedText)
  await expect(changes).toHaveCount(before)
  await expect(page.getByText(/^Humanized on .*, shown as it was then\.$/)).toBeVisible()
  await expect(page.getByText(told)).toBeVisible()
  await expectNoBarriers(page)

  await test.step('a reload keeps it, and a change can still be refused', async () => {
    await page.reload()
    await expect(page.getByText(/^Humanized on .*, shown as it was then\.$/)).toBeVisible()
    await result.getByRole('button').first().click()
    await page.getByRole('button', { name: 'Keep the original' }).click()
    await expect(changes).not.toHaveCount(before)
  })
  await test.step('it is deleted from the list and not from the desk', async () => {
    await openHistory(page, 'Humanized texts')
    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await sheet.getByRole('button', { name: /^Delete “/ }).click()
    await gone
    await expect(sheet.getByText('Nothing here yet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(result).toBeVisible()
  })
})

test('opens a humanized text of which only the text was kept', async ({ signedIn: page, account }) => {
  await changeDatabase(
    `insert into humanized_texts (user_id, word_count, text_content)
     select id, 4, 'Only this is left.' from users where email = $1`,
    [account.email],
  )
  await page.goto('/ai-humanizer')
  const field = page.getByRole('textbox', { name: 'Text to humanize' })
  await field.fill('What I was writing.')
  const open = async () => {
    const sheet = await openHistory(page, 'Humanized texts')
    await sheet.getByRole('button', { name: /^Only this is left/ }).click()
  }
  await open()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('What I was writing.')
  await expect(page.getByText('The rewrite appears here')).toBeVisible()

  await open()
  await expect(page.getByRole('region', { name: 'Humanized text' })).toHaveText('Only this is left.')
  await expect(page.getByText(/can no longer be shown/)).toBeVisible()
  await expectNoBarriers(page)
})

test('a visitor has no history', async ({ page }) => {
  for (const path of ['/ai-detector', '/ai-humanizer']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /sign in|log in/i }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'History', exact: true })).toHaveCount(0)
  }
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test('reports failures and retries; entries that cannot be opened or deleted stay', async ({
    signedIn: page,
  }) => {
    await keepHistory(page)
    await check(page, 'One is a text by itself.')
    await page.goto('/ai-detector')
    await page.route('**/api/scans?*', (route) => route.fulfill({ status: 500, json: {} }))
    const sheet = await openHistory(page)
    await expect(sheet.getByRole('alert')).toContainText('Your history could not be loaded')
    await expectNoBarriers(page)
    await page.unroute('**/api/scans?*')
    await sheet.getByRole('button', { name: 'Try again' }).click()
    const row = sheet.getByRole('button', { name: /^One is a text/ })
    await expect(row).toBeVisible()

    await page.route('**/api/scans/*', (route) => route.abort('connectionrefused'))
    await row.click()
    await expect(sheet.getByRole('alert')).toContainText('This entry could not be opened.')
    await sheet.getByRole('button', { name: /^Delete “/ }).click()
    await expect(sheet.getByRole('alert')).toContainText('was not deleted')
    await expect(row).toBeVisible()
  })

  test('explains a lost network and loads when it returns', async ({ signedIn: page, context }) => {
    await keepHistory(page)
    await check(page, 'One is a text by itself.')
    await page.goto('/ai-detector')
    await expect(page.getByRole('button', { name: 'History', exact: true })).toBeVisible()
    await context.setOffline(true)
    const sheet = await openHistory(page)
    await expect(sheet.getByRole('status', { name: 'Loading the history' })).toBeVisible()
    await expect(sheet.getByRole('alert')).toContainText('You are offline.')
    await context.setOffline(false)
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('on a phone in dark mode', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the history fills the screen, and all touch targets are large enough', async ({ signedIn: page }) => {
    await keepHistory(page)
    await check(page, exampleText)
    await page.goto('/ai-detector')
    const sheet = await openHistory(page)
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await expectNoBarriers(page)
    for (const control of await sheet.getByRole('button').or(sheet.getByRole('link')).all()) {
      const box = await control.boundingBox()
      expect(box!.height).toBeGreaterThanOrEqual(44)
      expect(box!.width).toBeGreaterThanOrEqual(44)
    }
    expect((await sheet.boundingBox())!.width).toBe(390)
    await sheet.getByRole('listitem').getByRole('button').first().tap()
    await expect(page.getByText(/^Checked on .*, shown as it was then\.$/)).toBeInViewport()
  })
})
