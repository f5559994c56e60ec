import { type FileHandle, open } from 'node:fs/promises'

const scanBytes = 8_192

/** A text file of lines in byte order, searched on disk. */
export type SortedFile = {
  /** Returns the line whose first word is `key`, or null. */
  lineOf(key: string): Promise<string | null>
  /** Returns all lines that begin with `head`; there may be a few hundred at most. */
  linesFrom(head: string): Promise<string[]>
  /** Returns the line that begins at a byte offset. */
  lineAt(offset: number): Promise<string>
}

export async function openSorted(path: string): Promise<SortedFile> {
  const file = await open(path)
  const { size } = await file.stat()
  return {
    lineOf: async (key) => (await search(file, size, `${key} `))[0] ?? null,
    linesFrom: (head) => search(file, size, head),
    lineAt: (offset) => lineFrom(file, offset),
  }
}

async function search(file: FileHandle, size: number, head: string): Promise<string[]> {
  let low = 0
  let high = size
  while (high - low > scanBytes) {
    const middle = Math.floor((low + high) / 2)
    const chunk = await read(file, middle, scanBytes)
    const lineStart = chunk.indexOf('\n') + 1
    const line = chunk.slice(lineStart, chunk.indexOf('\n', lineStart) + 1)
    if (line === '' || line >= head) high = middle
    else low = middle
  }
  // The matching line may begin before the middle that was read, and end after it.
  const from = Math.max(0, low - scanBytes)
  const lines = (await read(file, from, high - from + 2 * scanBytes)).split('\n')
  return lines.filter((line) => line.startsWith(head))
}

async function lineFrom(file: FileHandle, offset: number): Promise<string> {
  for (let bytes = 2_048; ; bytes *= 4) {
    const chunk = await read(file, offset, bytes)
    const end = chunk.indexOf('\n')
    if (end >= 0 || bytes > 1_000_000) return end < 0 ? chunk : chunk.slice(0, end)
  }
}

/** The dictionary files are ASCII except for a few examples, so that bytes and characters correspond. */
async function read(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}
