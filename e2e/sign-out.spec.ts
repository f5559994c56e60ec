import { fillSignIn } from './support/accounts.ts'
import { openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

test('a chat that is deleted just before signing out stays deleted', async ({ signedIn: page, account }) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'twice a day')).toBeVisible()
  const chats = page.getByRole('navigation', { name: 'Chats' })
  const link = chats.getByRole('link', { name: 'Tides Moon Sea' })
  await page.getByRole('button', { name: 'Menu of Tides Moon Sea' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: /Ana Moreau/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/login?next=%2Fchat')
  await fillSignIn(page, account.email)
  await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
  await expect(chats.getByText('No chat history')).toBeVisible()
  await expect(link).toHaveCount(0)
})
