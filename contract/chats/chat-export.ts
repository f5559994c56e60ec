import { brand } from '../brand.ts'
import type { Sender } from './chats.ts'

/** The name and version of the exported format. A reader refuses a higher version. */
export const portableFormat = { format: 'longhand.chat', version: 1 } as const

export const portableSources = ['longhand', 'chatgpt', 'claude'] as const
export type PortableSource = (typeof portableSources)[number]

/** A message in an export; ids are unique only within their chat. Times are ISO 8601 in UTC. */
export type PortableMessage = {
  id: string
  parentId: string | null
  sender: 'user' | 'assistant'
  text: string
  createdAt: string
  model?: string | null
  status?: 'complete' | 'stopped' | 'interrupted'
  humanized?: boolean
  aiScore?: number | null
  /** For a humanized reply: the id of the sibling with the original text. */
  originalId?: string | null
  rating?: 'up' | 'down' | null
}

/** A chat with all its branches, as an export writes it and an import reads it. */
export type PortableChat = {
  source: PortableSource
  /** The chat's id at its source. */
  sourceId: string
  /** Empty if the chat has none. */
  title: string
  createdAt: string
  updatedAt: string
  archived: boolean
  /** The last message of the visible branch. */
  leafId: string | null
  /** A message comes after its parent. */
  messages: PortableMessage[]
}

/** The exported file of one chat. */
export type ChatFile = typeof portableFormat & { exportedAt: string; chat: PortableChat }

type Headed = { title: string; createdAt: Date; updatedAt: Date; archived: boolean }
type Said = { sender: Sender; text: string; humanized: boolean; createdAt: Date; files?: string[] }

/** Returns the start of a chat's Markdown document: front matter and title. */
export function markdownHead(chat: Headed): string {
  const facts = [
    `title: ${JSON.stringify(oneLine(chat.title))}`,
    `created: ${chat.createdAt.toISOString()}`,
    `updated: ${chat.updatedAt.toISOString()}`,
    ...(chat.archived ? ['archived: true'] : []),
    `source: ${brand.name}`,
  ]
  return `---\n${facts.join('\n')}\n---\n\n# ${oneLine(chat.title)}\n`
}

/** Returns one message of that document. */
export function markdownMessage({ sender, text, humanized, createdAt, files = [] }: Said): string {
  const attached = files.map((name) => `\n- attached: ${oneLine(name)}\n`).join('')
  return `\n---\n\n**${speaker(sender)}** · ${momentText(createdAt)}${humanized ? ' · humanized' : ''}\n\n${text.trimEnd()}\n${attached}`
}

export function speaker(sender: Sender): string {
  return sender === 'user' ? 'You' : brand.name
}

/** `2026-11-21 08:30 UTC` */
export function momentText(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Removes characters that some systems refuse in file names, and cuts the title to 60 characters; may return ''. */
export function plainFileTitle(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain]
    .slice(0, 60)
    .join('')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
}

/** Returns a file name that every system accepts: no refused characters, no reserved words. */
export function safeFileName(title: string, ending: string): string {
  const short = plainFileTitle(title)
  // Device names, which Windows reserves.
  const name = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short} chat` : short
  return `${name || 'Chat'}.${ending}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
