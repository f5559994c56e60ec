import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { messageField, openChat, replyWith, say, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

/** Resolves when the server has saved which version is shown. */
const leafSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/leaf') && answer.request().method() === 'PUT')

test('regenerating adds a second version, and the chat remembers the shown one', async ({
  signedIn: page,
}) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  const reply = replyWith(page, 'The moon pulls the sea')
  await expect(reply).toBeVisible()
  await reply.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  const saved = leafSaved(page)
  await page.getByRole('button', { name: 'Previous version' }).click()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await saved
  await page.reload()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next version' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
})

test('editing a sent message keeps both versions and their replies', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  await say(page, 'And how often?')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  const mine = page.getByRole('article', { name: 'You' })
  await expect(mine).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2)

  await mine.first().hover()
  await mine.first().getByRole('button', { name: 'Edit message' }).click()
  const field = page.getByRole('textbox', { name: 'Edit your message' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await mine.first().getByRole('button', { name: 'Edit message' }).click()
  await field.fill('Why are there winds?')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').press('Escape')
  await expect(messageField(page)).toHaveValue('Why are there winds?')
  await messageField(page).fill('')
  await mine.first().hover()
  await mine.first().getByRole('button', { name: 'Edit message' }).click()
  await field.fill('Why are there waves?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  await expect(mine).toHaveCount(1)
  await expect(mine.first()).toContainText('Why are there waves?')
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  // Versions cannot be switched while a reply is being written.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await mine.first().getByRole('button', { name: 'Previous version' }).click()
  await expect(mine).toHaveCount(2)
  await expect(mine.last()).toContainText('And how often?')
})

test('deletes a message with its reply and restores both', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  const mine = page.getByRole('article', { name: 'You' })
  await mine.hover()
  await mine.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete message and reply' }).click()
  await expect(mine).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mine).toBeVisible()
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
})

test('continues a stopped reply where it ended', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Count at great length')
  await expect(replyWith(page, 'is at 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped this reply.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(replyWith(page, 'and that was the last of them.')).toBeVisible()
  await expect(page.getByText('You stopped this reply.')).toBeHidden()
  await expect(replyWith(page, 'is at 2.')).toHaveCount(1)
})

test('copies and rates a reply and removes the rating, also by keyboard', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  const reply = replyWith(page, 'The moon pulls the sea')
  await reply.getByRole('button', { name: 'Copy' }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toBe('The moon pulls the sea, and twice a day it rises.')
  const more = reply.getByRole('button', { name: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click()
  await expect.poll(clipboard).toBe('The moon pulls the sea, and **twice a day** it rises.')
  // The menu returns the focus a moment after it has closed.
  await expect(more).toBeFocused()

  const good = reply.getByRole('button', { name: 'Good reply' })
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/messages') && answer.request().method() === 'PUT',
  )
  await good.focus()
  await page.keyboard.press('Enter')
  await expect(good).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(good).toHaveAttribute('aria-pressed', 'true')
  await good.click()
  await expect(good).toHaveAttribute('aria-pressed', 'false')
  const axe = await new AxeBuilder({ page }).analyze()
  expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test.describe('a chat that is deleted on another device', () => {
  test.use({ expectedErrors: /404/ })

  test('reports it during a reply and returns the question to the field', async ({ signedIn: page }) => {
    await openChat(page)
    await sayPlainly(page, 'Count at great length')
    await expect(replyWith(page, 'is at 2.')).toBeVisible()
    const chatId = page.url().split('/').at(-1)
    const origin = new URL(page.url()).origin
    await page.request.delete(`/api/chats/${chatId}`, { headers: { origin } })
    await expect(page.getByText('This chat was deleted while the reply was being written.')).toBeVisible()
    await expect(messageField(page)).toHaveValue('Count at great length')
  })
})

test.describe('a humanized reply', () => {
  test('is the second version; the original is the first and can be continued', async ({
    signedIn: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openChat(page)
    const toggle = page.getByRole('button', { name: /^Humanize/ })
    if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click()
    await say(page, 'Write like a machine')
    await expect(page.getByText('2 of 2')).toBeVisible()
    const saved = leafSaved(page)
    await page.getByRole('button', { name: 'Previous version' }).click()
    await expect(replyWith(page, 'It is important to note that we utilize')).toBeVisible()
    await saved
    await page.reload()
    await expect(replyWith(page, 'It is important to note that we utilize')).toBeVisible()
    await expect(page.getByText('1 of 2')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('edits a message from its menu without horizontal scrolling', async ({ signedIn: page }) => {
    await openChat(page)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    // A message cannot be edited while its reply is being written.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const mine = page.getByRole('article', { name: 'You' })
    await mine.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Edit message' }).tap()
    await page.getByRole('textbox', { name: 'Edit your message' }).fill('Why are there waves?')
    await page.getByRole('button', { name: 'Send' }).first().tap()
    await page.getByRole('button', { name: 'Keep Off' }).tap()
    await expect(page.getByText('2 of 2')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
