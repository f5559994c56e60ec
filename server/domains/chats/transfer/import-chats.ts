import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or } from 'drizzle-orm'
import {
  type ImportAnswer,
  type ImportedChat,
  type ImportedMessage,
  type ImportInput,
  type ImportOutcome,
  importedChat,
} from '../../../../contract/chats/chat-import.ts'
import { importLimits } from '../../../../contract/chats/chat-import-limits.ts'
import { defaultTitles, firstWordsTitle } from '../../../../contract/chats/titles.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import type { Context } from '../../../platform/context.ts'
import { asAppError } from '../../../platform/errors.ts'
import { hasRoom } from '../../accounts/stored-text.ts'
import { storable, storedMessage } from '../rules.ts'
import { chats } from '../tables.ts'
import { storeChat, type WholeChat } from './import-rows.ts'

/** Runs one step of an import: each chat is imported whole, or skipped with a reason, independently of the others. */
export async function importChats(ctx: Context, input: ImportInput): Promise<ImportAnswer> {
  const outcomes: ImportOutcome[] = []
  for (const given of input.chats) outcomes.push(await importChat(ctx, given))
  return { outcomes }
}

async function importChat(ctx: Context, given: unknown): Promise<ImportOutcome> {
  const parsed = importedChat.safeParse(given)
  if (!parsed.success) return { outcome: 'refused', reason: refusalOf(parsed.error.issues[0]) }
  const chat = parsed.data
  const refusal = treeRefusal(chat.messages)
  if (refusal) return { outcome: 'refused', reason: refusal }
  if (await isHere(ctx, chat)) return { outcome: 'known' }
  const characters = chat.messages.reduce((sum, { text }) => sum + text.length, 0)
  if (!(await hasRoom(ctx, characters)))
    return { outcome: 'refused', reason: inEnglish(refusalTexts.accountFullIn) }
  try {
    const chatId = await storeChat(ctx, asRows(ctx, chat))
    return chatId ? { outcome: 'taken', chatId } : { outcome: 'known' }
  } catch (error) {
    const known = asAppError(error)
    // A value that the database refuses affects this chat; an unavailable database affects all of them.
    if (known.code !== 'internal' && known.code !== 'invalid_input') throw known
    ctx.log.warn({ err: error }, 'chat not imported')
    return { outcome: 'refused', reason: 'it could not be stored' }
  }
}

/** An export of this product may be imported while the original chat still exists. */
async function isHere({ db, userId }: Context, { source, sourceId }: ImportedChat): Promise<boolean> {
  const isOwnId = source === 'longhand' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(sourceId)
  const same = or(
    inArray(chats.importedFrom, [originOf({ source, sourceId })]),
    isOwnId ? eq(chats.id, sourceId) : undefined,
  )
  return (await db.$count(chats, and(eq(chats.userId, userId), same))) > 0
}

function asRows(ctx: Context, chat: ImportedChat): WholeChat {
  const now = ctx.now()
  const ids = new Map(chat.messages.map(({ id }) => [id, randomUUID()]))
  const idOf = (id: string | null | undefined) => (id && ids.get(id)) || null
  // A wrong clock must not keep a chat at the top of the list for years.
  const past = (iso: string) => new Date(Math.min(Date.parse(iso), now.getTime()))
  const title = storable(chat.title).replace(/\s+/g, ' ').trim().slice(0, limits.titleCharactersMax).trim()
  const firstWords = firstWordsTitle(chat.messages.find(({ sender }) => sender === 'user')?.text ?? '')
  return {
    title: title || firstWords || defaultTitles.chat,
    titleSource: title ? 'user' : firstWords ? 'first-words' : 'default',
    archived: chat.archived,
    humanized: chat.messages.some(({ humanized }) => humanized),
    importedFrom: originOf(chat),
    createdAt: past(chat.createdAt),
    updatedAt: past(chat.updatedAt),
    leafId: idOf(chat.leafId) ?? ids.get(chat.messages.at(-1)!.id)!,
    messages: chat.messages.map((message) => ({
      id: ids.get(message.id)!,
      parentId: idOf(message.parentId),
      sender: message.sender,
      ...storedMessage(message),
      status: message.status,
      humanized: message.humanized,
      originalId: idOf(message.originalId),
      aiScore: message.aiScore ?? null,
      model: message.model ? storable(message.model) : null,
      rating: message.rating ? (message.rating === 'up' ? 1 : -1) : null,
      createdAt: past(message.createdAt),
    })),
  }
}

/** Requires unique ids, and each message after its parent, which makes it a tree. */
function treeRefusal(messages: ImportedMessage[]): string | null {
  const seen = new Set<string>()
  for (const { id, parentId } of messages) {
    if (seen.has(id)) return 'two of its messages have the same id'
    if (parentId !== null && !seen.has(parentId)) return 'its messages do not follow one another'
    seen.add(id)
  }
  return null
}

function originOf({ source, sourceId }: Pick<ImportedChat, 'source' | 'sourceId'>): string {
  return `${source}:${storable(sourceId)}`
}

type Issue = { code?: string; path: PropertyKey[] } | undefined

function refusalOf(issue: Issue): string {
  const field = issue?.path.at(-1)
  if (issue?.path.length === 1 && field === 'messages')
    return issue.code === 'too_big'
      ? `it has more than ${importLimits.messagesInChat.toLocaleString('en')} messages`
      : 'it has no messages'
  if (field === 'text' && issue?.code === 'too_big')
    return `a message is longer than ${limits.messageCharactersMax.toLocaleString('en')} characters`
  return `it is damaged${typeof field === 'string' ? ` (${field})` : ''}`
}
