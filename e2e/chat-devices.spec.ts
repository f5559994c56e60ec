import type { Route } from '@playwright/test'
import { openChat, replyWith, say, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

test('another device shows a new chat, its streaming reply and its new name', async ({
  signedIn: page,
  account,
  anotherBrowser,
}) => {
  const device = await anotherBrowser()
  await device.addCookies(account.cookies)
  const there = await device.newPage()
  await there.goto('/chat')
  const chats = there.getByRole('navigation', { name: 'Chats' })
  await expect(chats.getByText('No chat history')).toBeVisible()

  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'twice a day')).toBeVisible()
  await chats.getByRole('link', { name: 'Tides Moon Sea' }).click()
  await expect(replyWith(there, 'twice a day')).toBeVisible()

  await there.getByRole('button', { name: 'Menu of Tides Moon Sea' }).click()
  await there.getByRole('menuitem', { name: 'Pin', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pinned' })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu of Tides Moon Sea' })
  // While the lists are read again, the chat can be in both.
  await expect(menu).toHaveCount(1)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title of the chat' }).fill('Notes on the sea')
  await page.keyboard.press('Enter')
  // Sooner than the list asks by itself, although this device has just changed the same chat.
  await expect(chats.getByRole('link', { name: 'Notes on the sea' })).toBeVisible({ timeout: 10_000 })

  await say(page, 'Count at great length')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  await expect(replyWith(there, 'The count goes on and is at 3.')).toBeVisible()
  await expect(there.getByRole('button', { name: 'Stop' })).toBeVisible()
  await there.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped this reply.')).toBeVisible()
})

test.describe('while the server refuses the stream of changes', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('a device opens the stream again and shows what changed', async ({
    signedIn: page,
    account,
    anotherBrowser,
  }) => {
    const device = await anotherBrowser()
    await device.addCookies(account.cookies)
    const there = await device.newPage()
    let refusals = 2
    await there.route('**/api/chats/news', (route) =>
      refusals-- > 0 ? route.fulfill({ status: 503 }) : route.continue(),
    )
    const opened = there.waitForResponse((answer) => answer.url().endsWith('/news') && answer.ok())
    await there.goto('/chat')
    await opened
    await openChat(page)
    await sayPlainly(page, 'Why are there tides?')
    const chats = there.getByRole('navigation', { name: 'Chats' })
    // Sooner than the list asks by itself.
    await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible({ timeout: 10_000 })
  })

  test('a device shows what changed meanwhile as soon as the network is back', async ({
    signedIn: page,
    account,
    anotherBrowser,
  }) => {
    const device = await anotherBrowser()
    await device.addCookies(account.cookies)
    const there = await device.newPage()
    const refuse = (route: Route) => route.fulfill({ status: 503 })
    await there.route('**/api/chats/news', refuse)
    const refused = there.waitForResponse((answer) => answer.status() === 503)
    await there.goto('/chat')
    const chats = there.getByRole('navigation', { name: 'Chats' })
    await expect(chats.getByText('No chat history')).toBeVisible()
    await refused
    await openChat(page)
    await sayPlainly(page, 'Why are there tides?')
    await expect(page.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()
    await there.unroute('**/api/chats/news', refuse)
    await there.evaluate(() => window.dispatchEvent(new Event('online')))
    // Sooner than the list asks by itself.
    await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible({ timeout: 10_000 })
  })
})
