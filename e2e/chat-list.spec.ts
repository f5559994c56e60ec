import type { Request } from '@playwright/test'
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
  await expect(page.getByRole('button', { name: 'Menu of the folder Geography' })).toBeHidden()
  await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()
})

test('finds a word in a message with Ctrl+K and opens the message', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Why do sailors like sails, and sailors like harbours, and the zephyr?')
  await expect(replyWith(page, 'twice a day')).toBeVisible()
  // A search that is faster than the title would keep showing the first words of the message.
  const chats = page.getByRole('navigation', { name: 'Chats' })
  await expect(chats.getByRole('link', { name: 'Sailors Sails Harbours' })).toBeVisible()
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
  // Watched from before, because the message is marked for some seconds only.
  const found = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const marked = document.querySelector('.message-found')
          if (!marked) return
          observer.disconnect()
          resolve(marked.textContent ?? '')
        })
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
      }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  expect(await found).toContain('Why do sailors like sails, and sailors like harbours, and the zephyr?')
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
  const pathOf = (request: Request) => new URL(request.url()).pathname
  let asked: string[] = []
  /** Calls without an answer yet, without the news, which never end. */
  const open = new Set<Request>()
  page.on('framenavigated', () => open.clear())
  page.on('request', (request) => {
    asked.push(pathOf(request))
    if (/^\/api\/(?!chats\/news$)/.test(pathOf(request))) open.add(request)
  })
  const answered: string[] = []
  page.on('requestfinished', (request) => {
    answered.push(pathOf(request))
    open.delete(request)
  })
  page.on('requestfailed', (request) => open.delete(request))
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
      expect([...open].map(pathOf)).toEqual([])
      expect(asked).toEqual([])
    }).toPass()
    await page.clock.runFor(200_000)
    await page.waitForTimeout(300)
    expect(asked, `${path} in a hidden tab`).toEqual([])
    await setTab('visible')
  }
})
