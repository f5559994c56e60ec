import { randomUUID } from 'node:crypto'
import type { ChatEvent, ChatWithMessages } from '../../contract/chats/chats.ts'
import { allEvents } from './read-events.ts'
import type { TestUser } from './test-user.ts'

/** Sends a message and returns its unread stream. */
export async function openStream(user: TestUser, body: object): Promise<Response> {
  return user.send('POST', '/api/chat', body, { accept: 'text/event-stream' })
}

/** Sends a message and reads its stream to the end. */
export async function say(
  user: TestUser,
  message: string,
  more: object = {},
): Promise<{ chatId: string; events: ChatEvent[] }> {
  const chatId = 'chatId' in more ? (more.chatId as string) : randomUUID()
  const answer = await openStream(user, { message, ...more, chatId })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return { chatId, events: await allEvents(answer) }
}

/** Attaches a file for a later message. */
export async function attach(user: TestUser, name: string, content: BlobPart, type = ''): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([content], name, { type }))
  return user.send('POST', '/api/chat/files', form)
}

export async function readChat(user: TestUser, chatId: string): Promise<ChatWithMessages> {
  const answer = await user.get(`/api/chats/${chatId}`)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as ChatWithMessages
}

/** Returns status and code of a refusal, for comparison. */
export async function refusalOf(
  answer: Response | Promise<Response>,
): Promise<{ status: number; code: string }> {
  const { status, ...rest } = await bodyOf(answer)
  return { status, code: rest.code }
}

export async function bodyOf(
  pending: Response | Promise<Response>,
): Promise<{ status: number; code: string; error: string; details?: Record<string, unknown> }> {
  const answer = await pending
  return { status: answer.status, ...((await answer.json()) as { code: string; error: string }) }
}
