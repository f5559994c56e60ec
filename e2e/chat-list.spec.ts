import { openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

test('pins a chat, moves it to a new folder and keeps it when the folder is deleted', async ({
  signedIn: page,
}) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  const chats = page.getByRole('navigation', { name: 'Chats' })
  const menu = page.getByRole('button', { name: 'Menu of Tides Moon Sea' })
  await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Pin' }).click()
  const pinned = page.getByRole('region', { name: 'Pinned' })
  await expect(pinned.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Unpin' }).click()
  await expect(pinned).toBeHidden()
  await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Move to folder' }).click()
  await page.getByRole('menuitem', { name: 'New folder…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Geography')
  await page.keyboard.press('Enter')
  const folder = page.getByRole('region', { name: 'Folders' }).getByRole('button', { name: 'Geography 1' })
  await expect(folder).toHaveAttribute('aria-expanded', 'false')
  await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeHidden()
  await folder.click()
  await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()

  await page.getByRole('button', { name: 'Menu of the folder Geography' }).click()
  await page.getByRole('menuitem', { name: 'Delete folder, keep its chats' }).click()
  await expect(folder).toBeHidden()
  await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()
})

test('finds a word in a message with Ctrl+K and opens the message', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Why do sailors like sails, and sailors like harbours, and the zephyr?')
  await expect(replyWith(page, 'twice a day')).toBeVisible()
  await page.getByRole('link', { name: 'Detector' }).click()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search chats and commands' })
  await expect(field).toBeFocused()
  await expect(
    page.getByRole('listbox').getByRole('group', { name: 'Chats' }).getByRole('option'),
  ).toHaveCount(1)
  await field.fill('marzipan')
  await expect(page.getByText('No chat contains “marzipan”.')).toBeVisible()
  await field.fill('zeph')
  await expect(page.getByRole('option', { name: /Sailors Sails Harbours/ }).locator('mark')).toHaveText(
    'zephyr',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(page.locator('.message-found')).toContainText(
    'Why do sailors like sails, and sailors like harbours, and the zephyr?',
  )
})

test('a hidden tab requests nothing, and a visible one checks the chats every 15 seconds', async ({
  signedIn: page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    let state = 'visible'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' })
    window.addEventListener('test:visibility', (event) => {
      state = (event as CustomEvent<string>).detail
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  })
  const setTab = (state: string) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('test:visibility', { detail })), state)
  let asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answered: string[] = []
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname))
  for (const [path, check] of [
    ['/ai-humanizer', '/api/chats'],
    ['/settings/subscription', '/api/user-subscription-details'],
  ] as const) {
    await page.goto(path)
    // The next check is due some time after the answer to the first.
    await expect.poll(() => answered).toContain(check)
    asked = []
    await page.clock.runFor(40_000)
    await expect.poll(() => asked, { message: `${path} checks again` }).toContain(check)
    await setTab('hidden')
    // What follows from earlier answers is still asked.
    await expect(async () => {
      asked = []
      await page.waitForTimeout(500)
      expect(asked).toEqual([])
    }).toPass()
    await page.clock.runFor(200_000)
    await page.waitForTimeout(300)
    expect(asked, `${path} in a hidden tab`).toEqual([])
    await setTab('visible')
  }
})
