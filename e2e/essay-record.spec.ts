import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findChainFault, type RecordFile } from '../contract/essays/record.ts'
import { openEssayPage, paper } from './support/essay-kill.ts'
import { expect, test } from './support/journey.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Authorship' })
const share = (page: Page, origin: string) => panel(page).getByRole('listitem').filter({ hasText: origin })

async function pasteText(page: Page, text: string): Promise<void> {
  await paper(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('counts the words of an accepted suggestion as those of AI, and the writer’s own as typed', async ({
  signedIn: page,
}) => {
  await openEssayPage(page, '/essay-writer/new')
  await page.getByRole('button', { name: 'Authorship' }).click()
  await panel(page).getByRole('button', { name: 'Turn on the record' }).click()
  await expect(panel(page).getByRole('status').filter({ hasText: 'Recording' })).toBeVisible()
  await paper(page).click()
  await page.keyboard.type('My own words.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The tide is big.')
  await page.keyboard.press('ControlOrMeta+j')
  await page.getByRole('menuitem', { name: 'Improve' }).press('Enter')
  await expect(page.getByRole('insertion')).not.toBeEmpty()
  await expect(share(page, 'AI')).toBeHidden()
  await page.getByRole('group', { name: 'Suggestion 1 of 1' }).getByRole('button', { name: 'Accept' }).click()
  await expect(share(page, 'AI')).toContainText(/[1-9]\d* characters/)
  await expect(share(page, 'Typed')).toContainText(/1[3-9]|2\d/)
})

test('waits with the panels until the server has created the essay', async ({ signedIn: page }) => {
  const mayCreate = Promise.withResolvers<void>()
  await page.route(/\/api\/essays\/[^/]+$/, async (route) => {
    await mayCreate.promise
    await route.fallback()
  })
  await openEssayPage(page, '/essay-writer/new')
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByRole('complementary', { name: 'Versions' })).toContainText('Reading the versions')
  await page.getByRole('button', { name: 'Authorship' }).click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page)).not.toContainText('It is off until you turn it on')
  mayCreate.resolve()
  await expect(panel(page)).toContainText('It is off until you turn it on')
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByRole('complementary', { name: 'Versions' })).toContainText(
    'There are no versions yet.',
  )
})

test('records what is typed and pasted, takes a move for a move, and is deleted', async ({
  signedIn: page,
}) => {
  await openEssayPage(page, '/essay-writer/new')
  await paper(page).click()
  await page.keyboard.type('Before. ')
  await page.getByRole('button', { name: 'Authorship' }).click()
  await expect(panel(page)).toContainText('It is off until you turn it on')
  await panel(page).getByRole('button', { name: 'Turn on the record' }).click()
  await expect(panel(page).getByRole('status').filter({ hasText: 'Recording' })).toBeVisible()
  await expect(share(page, 'Before the record')).toContainText('8 characters')

  await paper(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Typed words here.')
  await page.keyboard.press('Enter')
  await pasteText(page, 'Pasted from elsewhere')
  await expect(share(page, 'Typed')).toContainText('17 characters')
  await expect(share(page, 'Pasted')).toContainText('21 characters')

  // Cut the typed words and paste them at the end: their origin stays.
  await page.keyboard.press('Control+Home')
  for (let at = 0; at < 14; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Control+x')
  await expect(paper(page)).not.toContainText('words here.')
  await paper(page).getByText('Pasted from elsewhere').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await expect(paper(page)).toContainText('elsewherewords here.')
  await page.keyboard.type('!')
  await expect(share(page, 'Typed')).toContainText('18 characters')
  await expect(share(page, 'Pasted')).toContainText('21 characters')

  await panel(page).getByRole('radio', { name: 'Timeline' }).click()
  await expect(panel(page)).toContainText('“Pasted from elsewhere”')
  await panel(page).getByRole('radio', { name: 'Replay' }).click()
  const replay = panel(page).getByRole('region', { name: 'The text at this moment' })
  await expect(replay).toContainText('words here.')
  await panel(page).getByRole('slider', { name: 'Position in the record' }).press('Home')
  await expect(replay).toContainText('The page was empty.')
  await panel(page).getByRole('button', { name: 'Play' }).click()
  await expect(replay).toContainText('Pasted from elsewhere')

  await panel(page).getByRole('radio', { name: 'Statement' }).click()
  const statement = panel(page).getByRole('textbox', { name: 'The statement' })
  await expect(statement).toHaveValue(/I did not use artificial intelligence/)
  await panel(page).getByRole('button', { name: 'Insert at the end' }).click()
  // The record has pasted text, which no statement may deny.
  await expect(paper(page)).toContainText('Not all of it was typed')
  await expect(paper(page)).toContainText('By its authorship record, the characters of this essay are')

  await panel(page).getByRole('button', { name: 'Pause' }).click()
  await expect(panel(page)).toContainText('Nothing is recorded at the moment.')
  const download = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Record to check (.json)' }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as RecordFile
  expect(await findChainFault(file.id, file.entries)).toBeNull()
  expect(file.seal).toMatchObject({ head: file.entries.at(-1)?.hash })

  await panel(page).getByRole('button', { name: 'Delete the record' }).click()
  await page
    .getByRole('dialog', { name: 'Delete the authorship record?' })
    .getByRole('button', { name: 'Delete the record' })
    .click()
  await expect(panel(page)).toContainText('It is off until you turn it on')
  await expect(paper(page)).toContainText('Pasted from elsewhere')
})
