import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { seen } from './support/brief-text.ts'
import { messageField, openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

/** Opens the search, types, and runs the first result. */
async function run(page: Page, typed: string, command: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: command })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Search chats and commands' })).toBeHidden()
}

test('runs commands with Ctrl+K, by keyboard only', async ({ signedIn: page }) => {
  await openChat(page)
  await page.keyboard.press('Control+k')
  const commands = page.getByRole('group', { name: 'Commands' }).getByRole('option')
  // Those of the chat and those of the application load apart.
  await expect(commands.filter({ hasText: 'Check for AI' })).toBeAttached()
  await expect(commands.filter({ hasText: 'Log Out' })).toBeAttached()
  await expectNoBarriers(page)
  await page.keyboard.press('ArrowUp')
  await expect(commands.last()).toHaveAttribute('aria-selected', 'true')
  await expect(commands.last()).toBeInViewport()
  await page.keyboard.press('Escape')

  await run(page, 'dark', 'Dark theme')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await run(page, 'theme sys', 'System theme')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  await run(page, 'humanize on', 'Turn Humanize on')
  await expect(page.getByRole('button', { name: /^Humanize/ })).toHaveAttribute('aria-pressed', 'true')
  await run(page, 'notifications', 'Settings: Notifications')
  await expect(page).toHaveURL(/\/settings\/notifications$/)
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await run(page, 'avatar', 'Picture (Profile)')
  await expect(page.getByRole('heading', { name: 'Picture' })).toBeInViewport()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('refund')
  await expect(page.getByRole('option', { name: 'Can I get my money back?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await run(page, 'archived', 'Archived chats')
  await expect(page.getByText('No archived chats')).toBeVisible()
  await run(page, 'temporary', 'Temporary chat')
  await expect(page.getByRole('heading', { name: 'Nothing here is saved' })).toBeVisible()
  await run(page, 'shortcuts', 'Keyboard shortcuts')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Copy the last reply')
})

test('keeps the search open when the next page arrives meanwhile', async ({ signedIn: page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/settings-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await openChat(page)
  await page.getByRole('button', { name: /Ana Moreau/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search chats and commands' })
  await expect(field).toBeFocused()
  await page.keyboard.type('arch')
  release()
  await expect(page.getByRole('heading', { name: 'General', includeHidden: true })).toBeAttached()
  await page.keyboard.type('ived')
  await expect(field).toHaveValue('archived')
})

test('copies, regenerates and checks the last reply by shortcuts', async ({ signedIn: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'twice a day')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await messageField(page).focus()
  const copied = seen(page, 'Copied')
  await page.keyboard.press('Control+Shift+C')
  await copied
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('sea, and twice a day it')
  await page.keyboard.press('Control+Shift+Y')
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('Control+Shift+H')
  await expect(page.getByRole('button', { name: /^Humanize/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+Shift+D')
  await expect(page.getByRole('dialog', { name: 'AI detector' })).toBeVisible()
})

test('addresses the user by the saved name', async ({ signedIn: page }) => {
  await page.goto('/chat')
  const account = page.getByRole('button', { name: /Ana Moreau/ })
  await expect(account).toBeVisible()
  await expect(account).toContainText('AM')
  await page.goto('/settings/profile')
  await page.getByRole('textbox', { name: 'Display name' }).fill('Lena Vogt')
  const saved = seen(page, 'Settings saved successfully')
  await page.keyboard.press('Enter')
  await saved
  await openChat(page)
  const renamed = page.getByRole('button', { name: /Lena Vogt/ })
  await expect(renamed).toContainText('LV')
  await renamed.click()
  await expect(page.getByRole('menu')).toContainText('Lena Vogt')
  await expect(page.getByRole('menu')).toContainText('@example.org')
})
