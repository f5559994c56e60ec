import type { PortableChat } from '../../../../contract/chats/chat-export.ts'
import { importLimits } from '../../../../contract/chats/chat-import-limits.ts'
import type { ChatFailure } from './import-failures.ts'
import { readItem } from './import-formats.ts'
import { jsonItems } from './import-pieces.ts'
import { type LeftOut, nothing } from './import-values.ts'
import { counted, readZipEntries, UnreadableFile, unpack, type ZipEntry } from './import-zip.ts'

/** A bounded step of an import: the chats to send, the failures before them and the progress from 0 to 1. */
export type ImportStep = {
  chats: PortableChat[]
  failed: { title: string; reason: ChatFailure }[]
  leftOut: LeftOut
  share: number
}

const fileBytesMax = 2_000_000_000
const unpackedBytesMax = 1_000_000_000
/** JSON compresses to about a tenth, so a ratio far beyond that means a zip bomb. */
const ratioMax = 200
const ratioFromBytes = 20_000_000
/** After this many items that are not chats, the file is some other JSON. */
const foreignItems = 20

/** Reads all chats of a file in steps. Throws an UnreadableFile when it cannot continue. */
export async function* readImport(file: Blob): AsyncGenerator<ImportStep> {
  if (file.size === 0) throw new UnreadableFile('empty')
  if (file.size > fileBytesMax) throw new UnreadableFile('tooLarge')
  let read = 0
  const onRead = (bytes: number) => {
    read += bytes
  }
  const { sources, total } = await openSources(file, onRead)
  let isKnown = false
  let step = empty()
  let characters = 0
  for await (const item of itemsOf(sources)) {
    const found = readItem(parse(item))
    if (!found) {
      step.failed.push({ title: '', reason: 'noChat' })
      if (!isKnown && step.failed.length >= foreignItems) throw new UnreadableFile('noChats')
      continue
    }
    isKnown = true
    for (const one of found) {
      if ('failed' in one) {
        step.failed.push({ title: one.title, reason: one.failed })
        continue
      }
      const length = JSON.stringify(one.chat).length
      if (step.chats.length > 0 && characters + length > importLimits.stepCharacters) {
        yield { ...step, share: Math.min(1, read / total) }
        ;[step, characters] = [empty(), 0]
      }
      step.chats.push(one.chat)
      for (const kind of ['system', 'tool', 'files'] as const) step.leftOut[kind] += one.leftOut[kind]
      characters += length
      if (step.chats.length >= importLimits.chatsInStep) {
        yield { ...step, share: Math.min(1, read / total) }
        ;[step, characters] = [empty(), 0]
      }
    }
  }
  if (!isKnown) throw new UnreadableFile(step.failed.length > 0 ? 'noChats' : 'emptyList')
  yield { ...step, share: 1 }
}

function empty(): Omit<ImportStep, 'share'> {
  return { chats: [], failed: [], leftOut: nothing() }
}

type Source = () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>

async function openSources(
  file: Blob,
  onRead: (bytes: number) => void,
): Promise<{ sources: Source[]; total: number }> {
  if (!(await isZip(file))) return { sources: [async () => counted(file, onRead)], total: file.size }
  const entries = conversationFiles(await readZipEntries(file))
  if (entries.length === 0) throw new UnreadableFile('noChats')
  const sources = entries.map((entry) => async () => bounded(await unpack(file, entry, onRead), entry))
  return { sources, total: entries.reduce((sum, { compressedBytes }) => sum + compressedBytes, 1) }
}

async function isZip(file: Blob): Promise<boolean> {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

/** Returns conversations.json, or conversations-000.json etc. of large exports, otherwise the JSON files at the top. */
function conversationFiles(entries: ZipEntry[]): ZipEntry[] {
  const named = entries.filter(({ name }) => /(?:^|\/)conversations(?:-\d+)?\.json$/i.test(name))
  const found = named.length > 0 ? named : entries.filter(({ name }) => /^[^/]+\.json$/i.test(name))
  return found.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}

function bounded(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { compressedBytes }: ZipEntry,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let size = 0
  const guard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      size += piece.byteLength
      if (size > unpackedBytesMax || (size > ratioFromBytes && size > compressedBytes * ratioMax))
        throw new UnreadableFile('bomb')
      out.enqueue(piece)
    },
  })
  return stream.pipeThrough(guard)
}

async function* itemsOf(sources: Source[]): AsyncGenerator<string> {
  for (const open of sources) {
    const stream = (await open()).pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    try {
      yield* jsonItems(piecesOf(stream))
    } catch (error) {
      if (error instanceof UnreadableFile) throw error
      throw new UnreadableFile('damaged')
    }
  }
}

/** Uses a reader instead of `for await`, because Safari's streams are not iterable. */
async function* piecesOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parse(item: string): unknown {
  try {
    return JSON.parse(item)
  } catch {
    return null
  }
}
