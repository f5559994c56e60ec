import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { basename, extname, isAbsolute } from 'node:path'
import { readGgufKeys } from './gguf-keys.ts'

const magic = 'GGUF'
const chatTemplate = 'tokenizer.chat_template'

export type OwnFile = {
  path: string
  name: string
  bytes: number
  /** False for a base model, which continues texts and cannot reply: it has no format of a conversation. */
  hasChatFormat: boolean
}

/** Returns a model file of the operator's own, or why it is none. Whether it loads is known after it was tried. */
export function openOwnFile(path: string): OwnFile | 'missing' | 'no-model' {
  try {
    const found = statSync(path)
    if (!isAbsolute(path) || !found.isFile()) return 'missing'
    if (readStart(path) !== magic) return 'no-model'
    const hasChatFormat = readChatFormat(path, `${found.size} ${found.mtimeMs}`)
    return { path, name: basename(path, extname(path)), bytes: found.size, hasChatFormat }
  } catch {
    return 'missing'
  }
}

/** Reads the header again only when the file has changed, because every chat lists the models. */
let known: { path: string; state: string; hasChatFormat: boolean } | null = null

function readChatFormat(path: string, state: string): boolean {
  if (known?.path !== path || known.state !== state) {
    // A header that cannot be read says nothing; loading the file will.
    const hasChatFormat = readGgufKeys(path)?.has(chatTemplate) ?? true
    known = { path, state, hasChatFormat }
  }
  return known.hasChatFormat
}

function readStart(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(magic.length)
    readSync(file, bytes)
    return bytes.toString('latin1')
  } finally {
    closeSync(file)
  }
}
