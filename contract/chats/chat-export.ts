import { brand } from '../brand.ts'
import type { Sender } from './chats.ts'

/** The name of the format in an exported file, and its version: a reader refuses a higher one. */
export const portableFormat = { format: 'longhand.chat', version: 1 } as const

export const portableSources = ['longhand', 'chatgpt', 'claude'] as const
export type PortableSource = (typeof portableSources)[number]

/** A message as it travels; ids have a meaning inside their chat alone. Times are ISO 8601 in UTC. */
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
  /** Of a humanized reply: its sibling, as it was written. */
  originalId?: string | null
  rating?: 'up' | 'down' | null
}

/** A chat with all its branches as it travels: what an export writes and an import takes. */
export type PortableChat = {
  source: PortableSource
  /** Its id where it comes from. */
  sourceId: string
  /** Empty where it has none. */
  title: string
  createdAt: string
  updatedAt: string
  archived: boolean
  /** The last message of the branch that is shown. */
  leafId: string | null
  /** A message stands after the one that it follows. */
  messages: PortableMessage[]
}

/** A file of one chat, as the export of this product writes it. */
export type ChatFile = typeof portableFormat & { exportedAt: string; chat: PortableChat }

type Headed = { title: string; createdAt: Date; updatedAt: Date; archived: boolean }
type Said = { sender: Sender; text: string; humanized: boolean; createdAt: Date; files?: string[] }

/** The beginning of a chat as a Markdown document: front matter and title. */
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

/** One message of that document. */
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

/** A title without signs that a system refuses in names of files, 60 signs at most; may be empty. */
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

/** A name that every system can keep: no sign that one of them refuses, no reserved word. */
export function safeFileName(title: string, ending: string): string {
  const short = plainFileTitle(title)
  // Names of devices, which Windows keeps for itself.
  const name = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short} chat` : short
  return `${name || 'Chat'}.${ending}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
