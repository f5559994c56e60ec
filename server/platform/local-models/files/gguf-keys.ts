import { closeSync, openSync, readSync } from 'node:fs'

/** Bytes of a value by the number of its type in the GGUF format; texts and lists say their own length. */
const sizes: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
}
const textType = 8
const listType = 9
const windowBytes = 1_000_000
/** A header has some thousands of entries at most, and a vocabulary some hundred thousand words. */
const entriesMax = 100_000
const itemsMax = 5_000_000
const textBytesMax = 16_000_000

/**
 * Returns the names of a model file's properties, such as `tokenizer.chat_template`; null if the header cannot be read.
 * Values are skipped.
 */
export function readGgufKeys(path: string): Set<string> | null {
  const file = openSync(path, 'r')
  try {
    const header = openReader(file)
    if (header.text(4) !== 'GGUF') return null
    // Version 1 has shorter lengths, and no program writes it any more.
    if (header.u32() < 2) return null
    header.u64()
    const entries = header.u64()
    if (entries > entriesMax) return null
    const keys = new Set<string>()
    for (let i = 0; i < entries; i++) {
      keys.add(header.text(header.u64()))
      skipValue(header, header.u32())
    }
    return keys
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  } finally {
    closeSync(file)
  }
}

type Reader = ReturnType<typeof openReader>

function skipValue(header: Reader, type: number): void {
  if (type === textType) header.skip(header.u64())
  else if (type === listType) skipList(header)
  else header.skip(sizeOf(type))
}

function skipList(header: Reader): void {
  const type = header.u32()
  const items = header.u64()
  if (items > itemsMax || type === listType) throw new RangeError('The list is too long.')
  if (type !== textType) header.skip(items * sizeOf(type))
  else for (let i = 0; i < items; i++) header.skip(header.u64())
}

function sizeOf(type: number): number {
  const size = sizes[type]
  if (size === undefined) throw new RangeError('The type is unknown.')
  return size
}

/** Reads a file from its start, a window at a time. Throws RangeError where it ends early. */
function openReader(file: number) {
  const window = Buffer.alloc(windowBytes)
  let start = 0
  let filled = 0
  let at = 0
  /** Returns the offset in the window of the next bytes. */
  function need(bytes: number): number {
    if (at < start || at + bytes > start + filled) {
      start = at
      filled = readSync(file, window, 0, windowBytes, at)
      if (bytes > filled) throw new RangeError('The file ends early.')
    }
    const offset = at - start
    at += bytes
    return offset
  }
  return {
    u32: () => window.readUInt32LE(need(4)),
    u64: () => Number(window.readBigUInt64LE(need(8))),
    text(bytes: number): string {
      if (bytes > windowBytes) throw new RangeError('The name is too long.')
      const offset = need(bytes)
      return window.toString('utf8', offset, offset + bytes)
    },
    skip(bytes: number): void {
      if (bytes > textBytesMax * 8) throw new RangeError('The value is too long.')
      at += bytes
    },
  }
}
