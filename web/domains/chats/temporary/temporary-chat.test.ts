import { expect, onTestFinished, test, vi } from 'vitest'
import { readBranches } from '../../../../contract/chats/branches.ts'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { createTemporaryChat } from './temporary-chat.ts'

const options = { humanize: false, model: null, tone: null } as never

/** A server that answers each question with its number. */
function openChat() {
  let replies = 0
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const { messages, replyClientId } = JSON.parse(String(init.body)) as {
      messages: { text: string }[]
      replyClientId: string
    }
    const { live } = chat.adapter.readRun()
    // The clock of this server is an hour behind.
    const createdAt = new Date(Date.now() - 3_600_000).toISOString()
    const text = `reply to ${messages.at(-1)!.text}`
    const reply = { ...live!.reply, clientId: replyClientId, text, status: 'complete', createdAt }
    replies++
    const events = [
      { type: 'start', userMessage: null, reply: { ...reply, text: '' } },
      { type: 'done', reply, remainingWords: null, refusal: null, original: null },
    ]
    const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    return new Response(lines, { headers: { 'content-type': 'text/event-stream' } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const chat = createTemporaryChat()
  const shown = () => {
    const { messages, leafId } = chat.read()
    return readBranches(messages).pathTo(leafId)
  }
  async function say(text: string): Promise<void> {
    const before = replies
    chat.adapter.send({ text, files: [] } as never, options)
    await vi.waitFor(() => {
      expect(replies).toBe(before + 1)
      expect(chat.adapter.readRun().live).toBeNull()
    })
  }
  const all = () => chat.read().messages.map(({ text }) => text)
  const find = (text: string): ChatMessage => chat.read().messages.find((one) => one.text === text)!
  return { chat, say, all, find, shown }
}

test('Undo of a deletion keeps what was written since', async () => {
  const { chat, say, all, find, shown } = openChat()
  await say('first')
  await say('second')
  const undo = await chat.adapter.remove(find('second'))
  await say('third')
  await undo()
  expect(all()).toEqual(['first', 'reply to first', 'second', 'reply to second', 'third', 'reply to third'])
  expect(shown().at(-1)!.text).toBe('reply to third')
})

test('two deletions are undone one by one, in any order', async () => {
  const { chat, say, all, find, shown } = openChat()
  await say('first')
  await say('second')
  await say('third')
  const undoThird = await chat.adapter.remove(find('third'))
  const undoSecond = await chat.adapter.remove(find('second'))
  await undoThird()
  await undoSecond()
  expect(all()).toEqual(['first', 'reply to first', 'second', 'reply to second', 'third', 'reply to third'])
  expect(shown()).toHaveLength(6)
})
