import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportPart } from '../../../../contract/accounts/leaving.ts'
import { brand } from '../../../../contract/brand.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { ExportEntry, ExportSource } from './export-source.ts'

export type ArchiveInput = {
  db: Database
  files: Files
  userId: string
  sources: ExportSource[]
  now: Date
  /** Called after every step; calls are frequent and cheap. */
  onProgress: (parts: ExportPart[]) => void
  signal: AbortSignal
}

/** Streams the zip. One file is open at a time, and nothing is read ahead of the consumer. */
export async function* writeArchive(input: ArchiveInput): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  fillArchive(zip, input).catch((error: Error) => output.destroy(error))
  for await (const piece of output) yield piece as Buffer
}

async function fillArchive(zip: ZipFile, input: ArchiveInput): Promise<void> {
  const { db, files, userId, sources, now, onProgress, signal } = input
  const parts: ExportPart[] = []
  for (const { noun, count } of sources) parts.push({ noun, done: 0, total: await count(db, userId) })
  onProgress(parts)
  for (const [i, { entries }] of sources.entries()) {
    const part = parts[i]!
    const step = () => {
      part.done = Math.min(part.done + 1, part.total)
      onProgress(parts)
    }
    for await (const entry of entries(db, userId, step, files)) {
      signal.throwIfAborted()
      await addEntry(zip, entry, now)
    }
    // Rows may have been deleted since they were counted.
    part.done = part.total
    onProgress(parts)
  }
  await addEntry(zip, { path: 'README.txt', body: lines(readme(parts, now)) }, now)
  zip.end()
}

/** Resolves when the whole file is in the archive; the next one starts only then. */
function addEntry(zip: ZipFile, { path, body }: ExportEntry, mtime: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = Readable.from(body, { objectMode: false })
    stream.once('error', reject)
    stream.once('end', resolve)
    zip.addReadStream(stream, path, { mtime, mode: 0o100644 })
  })
}

async function* lines(text: string) {
  yield text
}

function readme(parts: ExportPart[], now: Date): string {
  const nouns = parts.map(({ noun, total }) => `  ${noun}: ${total}`).join('\n')
  return `${brand.name}: everything that your account owned on ${now.toISOString().slice(0, 10)}

data/             one JSON file for each kind of record; times are UTC
chats/            each chat as a Markdown document
scans/            texts that you checked, where history was on
humanized-texts/  texts that you humanized, where history was on

Records:
${nouns}

Passwords, tokens, recovery codes and keys of other services are not in here: they are kept as hashes or
sealed, and are of use to nobody but the server.
Questions: ${brand.supportEmail}
`
}
