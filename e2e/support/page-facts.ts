import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { postJson } from './accounts.ts'
import type { Facts } from './page-visits.ts'

/** Wider than every column that shows it, and without the words by which the walk recognises English. */
const longTitle =
  'Harbours, lighthouses, sailors, ferries, islands, estuaries, marshes, beaches, currents, sands'

/** A chat with a long title and one reply, and links for readers to it, to a check and to an essay. */
export async function makeFacts(page: Page): Promise<Facts> {
  const chatId = randomUUID()
  const asked = await postJson(page.request, '/api/chat', { message: 'Why are there tides?', chatId })
  expect(asked.ok()).toBe(true)
  const headers = { origin: process.env.LONGHAND_URL! }
  const named = await page.request.patch(`/api/chats/${chatId}`, { data: { title: longTitle }, headers })
  expect(named.ok()).toBe(true)
  const shared = await postJson(page.request, `/api/chats/${chatId}/shares`, {})
  const { address } = (await shared.json()) as { address: string }
  const sharedCheck = await postJson(page.request, '/api/check-shares', { input_text: 'A shared text.' })
  const { address: checkAddress } = (await sharedCheck.json()) as { address: string }
  const essayId = randomUUID()
  expect((await page.request.put(`/api/essays/${essayId}`, { headers })).ok()).toBe(true)
  const sharedEssay = await postJson(page.request, `/api/essays/${essayId}/shares`, { access: 'comment' })
  const { address: essayAddress } = (await sharedEssay.json()) as { address: string }
  const pathOf = (link: string) => new URL(link, process.env.LONGHAND_URL).pathname
  return {
    chatId,
    sharedPath: pathOf(address),
    sharedCheckPath: pathOf(checkAddress),
    sharedEssayPath: pathOf(essayAddress),
  }
}
