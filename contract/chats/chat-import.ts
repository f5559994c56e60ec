import { z } from 'zod'
import { limits } from '../limits.ts'
import { portableSources } from './chat-export.ts'
import { importLimits } from './chat-import-limits.ts'

/**
 * Body of POST /api/chats/import: one step of an import. Each chat is checked separately and imported whole or not at
 * all.
 */
export const importInput = z.strictObject({
  chats: z.array(z.unknown()).min(1).max(importLimits.chatsInStep),
})
export type ImportInput = z.infer<typeof importInput>

const id = z.string().min(1).max(200)
const moment = z.iso.datetime({ offset: true })

/** See PortableMessage; other fields are dropped. */
const importedMessage = z.object({
  id,
  parentId: id.nullable(),
  sender: z.enum(['user', 'assistant']),
  text: z.string().max(limits.messageCharactersMax),
  createdAt: moment,
  model: z.string().max(200).nullish(),
  status: z.enum(['complete', 'stopped', 'interrupted']).default('complete'),
  humanized: z.boolean().default(false),
  aiScore: z.number().int().min(0).max(100).nullish(),
  originalId: id.nullish(),
  rating: z.enum(['up', 'down']).nullish(),
})
export type ImportedMessage = z.infer<typeof importedMessage>

/** See PortableChat. */
export const importedChat = z.object({
  source: z.enum(portableSources),
  sourceId: id,
  title: z.string().max(10_000),
  createdAt: moment,
  updatedAt: moment,
  archived: z.boolean().default(false),
  leafId: id.nullable(),
  messages: z.array(importedMessage).min(1).max(importLimits.messagesInChat),
})
export type ImportedChat = z.infer<typeof importedChat>

/** One per chat of the step, in order. `known`: this chat was imported before and still exists. */
export type ImportOutcome =
  | { outcome: 'taken'; chatId: string }
  | { outcome: 'known' }
  | { outcome: 'refused'; reason: string }
export type ImportAnswer = { outcomes: ImportOutcome[] }
