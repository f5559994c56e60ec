import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { ManageChat } from '../../../contract/chats/manage-chat.ts'

const call: ManageChat = { operation: 'archive_chat', chatId: crypto.randomUUID(), archived: true }

/** Starts a server that responds to every request with this status, and points the page's requests to it. */
async function answerWith(status: number, body: object) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', { host: 'here' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init))
  stop = () => void server.close()
}
const real = fetch
let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('returns the procedure’s data', async () => {
  const { manageChat } = await import('./manage-chat.ts')
  await answerWith(200, { data: { archived: true } })
  expect(await manageChat(call, () => Promise.reject(new Error('not asked')))).toEqual({ archived: true })
})

test('falls back to the chat’s own route on a failure, but not on a refusal', async () => {
  const { manageChat } = await import('./manage-chat.ts')
  const direct = async () => ({ archived: true, direct: true })
  await answerWith(503, { error: 'down', code: 'internal' })
  expect(await manageChat(call, direct)).toEqual({ archived: true, direct: true })
  stop()
  expect(await manageChat(call, direct)).toEqual({ archived: true, direct: true })
  await answerWith(404, { error: 'This chat was not found.', code: 'not_found' })
  await expect(manageChat(call, direct)).rejects.toMatchObject({ status: 404 })
})
