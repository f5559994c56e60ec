import type { ChatFile } from '../../../../contract/chats/files.ts'
import { readLocal, writeLocal } from '../local-keys.ts'

/** A file in the composer. */
export type Attachment = {
  key: string
  name: string
  size: number
  /** What was chosen; null after a reload, when only the server has it. */
  source: File | null
  /** What the server read; null while it is on its way, and where that failed. */
  file: ChatFile | null
  /** From 0 to 1 while it is sent; 1 while it is read. */
  progress: number
  problem: string | null
  /** The same file may be taken at another try: the connection failed, not the file. */
  mayRetry?: boolean
  /** Of an image that was just chosen: its address in this browser. */
  preview: string | null
}

export function attachmentOf(file: ChatFile): Attachment {
  const { id: key, name, size } = file
  return { key, name, size, source: null, file, progress: 1, problem: null, preview: null }
}

export function isPending({ file, problem }: Attachment): boolean {
  return file === null && problem === null
}

type Kept = Record<string, { files: ChatFile[]; at: number }>

const chatsMax = 30

function readKept(userId: string): Kept {
  try {
    return JSON.parse(readLocal(userId, 'chatFiles') ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** The files of a draft, as this browser remembers them; the server has what is in them. */
export function readDraftFiles(userId: string, chatId: string): ChatFile[] {
  return readKept(userId)[chatId]?.files ?? []
}

export function writeDraftFiles(userId: string, chatId: string, files: ChatFile[]): void {
  const { [chatId]: before, ...others } = readKept(userId)
  if (!before && files.length === 0) return
  const kept = files.length > 0 ? { ...others, [chatId]: { files, at: Date.now() } } : others
  const newest = Object.entries(kept)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, chatsMax)
  writeLocal(userId, 'chatFiles', newest.length > 0 ? JSON.stringify(Object.fromEntries(newest)) : null)
}
