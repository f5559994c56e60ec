import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { openEssayPage, paper } from './support/essay-kill.ts'
import { expect, test } from './support/journey.ts'

// An address that no longer works is answered with 404.
test.use({ expectedErrors: /status of 404/ })

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function write(page: Page, ...lines: string[]): Promise<void> {
  await openEssayPage(page, '/essay-writer/new')
  await saved(page)
  await paper(page).click()
  for (const [i, line] of lines.entries()) {
    if (i > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
  await expect(paper(page)).toContainText(lines.at(-1)!)
  await saved(page)
}

async function makeLink(page: Page, use: 'Reading' | 'Commenting'): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this essay' })
  await dialog.getByRole('radio', { name: use }).click()
  await dialog.getByRole('textbox', { name: 'Name of the link' }).fill('My teacher')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  return dialog.getByRole('textbox', { name: 'Your link' }).inputValue()
}

test('shares an essay by a link that needs no account, and revokes it', async ({
  signedIn: page,
  anotherBrowser,
}) => {
  await write(page, '# On tides', 'The tide rises twice a day.')
  const address = await makeLink(page, 'Reading')
  const reader = await (await anotherBrowser()).newPage()
  await reader.goto(address)
  const essay = reader.getByRole('document', { name: 'The essay' })
  await expect(essay.getByRole('heading', { name: 'On tides' })).toBeVisible()
  await expect(essay).toContainText('The tide rises twice a day.')
  await reader.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: 'Revoke the link to My teacher' }).click()
  await expect(page.getByText('Link revoked. Its address no longer works.')).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible()
})

test('shares the open essay by Ctrl+K, and revokes its link in the settings', async ({
  signedIn: page,
  anotherBrowser,
}) => {
  await write(page, '# On tides', 'The tide rises twice a day.')
  // In the page itself, Ctrl+K makes a link.
  await page.getByRole('button', { name: 'Search chats and commands' }).click()
  await page.getByRole('combobox', { name: 'Search chats and commands' }).fill('share this')
  await page.getByRole('option', { name: 'Share this essay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this essay' })
  await dialog.getByRole('textbox', { name: 'Name of the link' }).fill('My teacher')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue()

  await page.goto('/settings/privacy')
  const links = page.getByRole('list', { name: 'Shared links' })
  await expect(links.getByRole('link', { name: /· My teacher$/ })).toBeVisible()
  await expectNoBarriers(page)
  await links.getByRole('button', { name: /^Revoke the link to .* · My teacher$/ }).click()
  await expect(page.getByText('You have no shared links.')).toBeVisible()
  const reader = await (await anotherBrowser()).newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible()
})

test('takes comments and a suggestion of a reader, which the writer answers, accepts and resolves', async ({
  signedIn: page,
  anotherBrowser,
}) => {
  await write(page, 'The moon pulls the sea.', 'The tide rises twice a day.')
  const address = await makeLink(page, 'Commenting')
  await page.keyboard.press('Escape')

  const reader = await (await anotherBrowser()).newPage()
  await reader.goto(address)
  const essay = reader.getByRole('document', { name: 'The essay' })
  await expect(essay).toContainText('The moon pulls the sea.')
  await essay.getByText('The moon pulls').dblclick({ position: { x: 70, y: 12 } })
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  const written = reader.getByRole('region', { name: 'New comment' })
  await written.getByRole('textbox', { name: 'Your comment' }).fill('Is there a better word?')
  await written.getByRole('checkbox', { name: 'Suggest other words' }).check()
  const words = written.getByRole('textbox', { name: 'Suggested words' })
  const quote = await words.inputValue()
  await words.fill('attracts')
  await written.getByRole('textbox', { name: 'Your name' }).fill('Kim')
  await written.getByRole('button', { name: 'Send' }).click()
  const theirs = reader.getByRole('listitem', { name: /^Comment by Kim/ })
  await expect(theirs).toContainText('Is there a better word?')
  await expect(essay.locator('mark')).toHaveText(quote)
  await expectNoBarriers(reader)

  // The comment arrives at the open page.
  await expect(paper(page).locator('mark')).toHaveText(quote)
  await paper(page).locator('mark').click()
  const thread = page.getByRole('listitem', { name: /^Comment by Kim/ })
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByRole('textbox', { name: 'Your reply' }).fill('Yes, thank you.')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await expect(thread).toContainText('Yes, thank you.')
  await expectNoBarriers(page)
  await thread.getByRole('button', { name: 'Accept' }).click()
  await expect(paper(page)).toContainText('attracts')
  await expect(page.getByText('1 resolved comment')).toBeVisible()
  await saved(page)

  await reader.reload()
  await expect(essay).toContainText('attracts')
  await reader.getByText('1 resolved comment').click()
  await expect(theirs).toContainText('Yes, thank you.')
  await expect(theirs).toContainText('Accepted')
})

test('takes the comments of a Word file with its text, at their words', async ({ signedIn: page }) => {
  await openEssayPage(page, '/essay-writer/new')
  await saved(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await (await chooser).setFiles('web/domains/essays/transfer/import/samples/libreoffice-comments.docx')
  await expect(page.getByText('4 comments of the file are beside the page.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit the title “The tides of the estuary”' })).toBeVisible()
  await page.getByRole('button', { name: 'Comments' }).click()
  const panel = page.getByRole('complementary', { name: 'Comments' })
  const thread = panel.getByRole('listitem', { name: 'Comment by Grace Lee on “twelve metres”' })
  await expect(thread).toContainText('Please add a source.')
  await expect(panel.getByText('1 resolved comment')).toBeVisible()
  await thread.getByRole('button', { name: 'twelve metres' }).click()
  await expect(paper(page).locator('.comment-mark').filter({ hasText: 'twelve metres' })).toBeVisible()
})
