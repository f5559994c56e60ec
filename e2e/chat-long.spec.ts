import type { Page } from '@playwright/test'
import { messageField, openChat, say, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

const messages = 120

/** Creates a chat that exceeds a model's window, with the documented procedure. */
async function longChat(page: Page): Promise<string> {
  const headers = { origin: process.env.LONGHAND_URL! }
  const chatId = crypto.randomUUID()
  for (let i = 0; i < messages; i++) {
    const text = i % 2 ? `Answer ${i}\n\n- **one**\n\n${'word '.repeat(160)}` : `Question ${i}`
    const message = { sender: i % 2 ? 'assistant' : 'user', text }
    const data = { operation: 'add_message', chatId, message }
    expect((await page.request.post('/api/rpc/manage_chat', { data, headers })).ok()).toBe(true)
  }
  return chatId
}

test('a long chat opens at its end, is rendered completely and shows where memory begins', async ({
  signedIn: page,
}) => {
  await page.goto(`/chat/${await longChat(page)}`)
  const last = page.getByText(`Answer ${messages - 1}`)
  await expect(last).toBeInViewport()
  await expect(page.locator('.past-message')).toHaveCount(messages)
  await expect(last).toBeInViewport()
  await expect(page.getByRole('note')).toBeHidden()
  await sayPlainly(page, 'And now?')
  await expect(page.locator('.past-message')).toHaveCount(messages + 2)
  const note = page.getByRole('note')
  await note.scrollIntoViewIfNeeded()
  await expect(note).toContainText('remembers from here on')
})

test.describe('a text that cannot be sent', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('explains invisible characters and a text that is too long, and keeps the text', async ({
    signedIn: page,
  }) => {
    await openChat(page)
    await sayPlainly(page, '\u200b\u2060')
    await expect(page.getByText('Please write a message first.')).toBeVisible()
    const long = 'word '.repeat(20_000).trim()
    await messageField(page).fill('')
    await say(page, long)
    await page.getByRole('button', { name: 'Keep Off' }).click()
    await expect(page.getByText(/is longer than “test-model” can read at once/)).toBeVisible()
    await expect(messageField(page)).toHaveValue(long)
  })
})
