import { messageField, openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

test('folds what a model thinks to one line, which unfolds by keyboard and stays after a reload', async ({
  signedIn: page,
}) => {
  await openChat(page)
  await sayPlainly(page, 'Think it over')
  const thinking = page.getByRole('button', { name: 'Thinking…' })
  await expect(thinking).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('Perhaps the moon')).toBeHidden()
  await thinking.press('Enter')
  await expect(page.getByText('Perhaps the moon')).toBeVisible()

  await expect(replyWith(page, 'twice a day')).toBeVisible()
  const thought = page.getByRole('button', { name: /^Thought for \d+ seconds?$/ })
  await expect(thought).toHaveAttribute('aria-expanded', 'true')
  await thought.press('Space')
  await expect(page.getByText('Perhaps the moon')).toBeHidden()
  // The reply is over once another message can be written.
  await messageField(page).fill('And then?')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()

  await page.reload()
  await expect(replyWith(page, 'twice a day')).toBeVisible()
  await expect(page.getByText('Perhaps the moon')).toBeHidden()
  await thought.click()
  await expect(page.getByText('Perhaps the moon')).toBeVisible()
})
