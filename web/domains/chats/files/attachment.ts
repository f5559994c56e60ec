import type { ChatFile } from '../../../../contract/chats/files.ts'
import { readLocal, writeLocal } from '../local-keys.ts'

/** A file in the composer. */
export type Attachment = {
  key: string
  name: string
  size: number
  /** The chosen file; null after a reload, when only the server has it. */
  source: File | null
  /** The server's result; null during the upload and after a failure. */
  file: ChatFile | null
  /** From 0 to 1 during the upload; 1 while the server reads the file. */
  progress: number
  problem: string | null
  /** Whether the same file may succeed on another try, because the connection failed. */
  mayRetry?: boolean
  /** The object URL of an image that was just chosen. */
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

/** Reads the files of a draft from this browser; the server has their content. */
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
