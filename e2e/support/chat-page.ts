import { expect, type Locator, type Page } from '@playwright/test'

export async function openChat(page: Page): Promise<void> {
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
}

export async function say(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

export function messageField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your message' })
}

/** Returns the reply in the conversation that contains this text. */
export function replyWith(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: 'Messages' })
    .getByRole('article', { name: 'Longhand' })
    .filter({ hasText: text })
}

/** Sends a message with Humanize on. */
export async function sayHumanized(page: Page, text: string): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Humanize/ })
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await say(page, text)
}

/** Sends a message with Humanize off, so that the reply streams, and confirms the question about it. */
export async function sayPlainly(page: Page, text: string): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Humanize/ })
  if ((await toggle.getAttribute('aria-pressed')) === 'true') await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await say(page, text)
  await page.getByRole('button', { name: 'Keep Off' }).click()
}
