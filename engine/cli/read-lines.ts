import type { Readable } from 'node:stream'
import { decodeText } from '../documents/decode-text.ts'

export const lineBytesMax = 8 * 1024 * 1024
const newLine = 10

/** A line's content, or why it cannot be read. `number` counts from 1; `bytes` counts from the previous line. */
export type InputLine = {
  number: number
  bytes: number
  text?: string
  error?: string
}

/**
 * Yields lines as they arrive, each decoded by its own bytes. Holds at most one line, and nothing of a line over 8 MB, so
 * that an endless line needs no memory. Empty lines are counted but skipped.
 */
export async function* readLines(input: Readable): AsyncGenerator<InputLine> {
  let parts: Buffer[] = []
  let bytes = 0
  let number = 1
  for await (const chunk of utf8Of(input)) {
    let from = 0
    for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, from)) {
      bytes += end + 1 - from
      if (bytes <= lineBytesMax) parts.push(chunk.subarray(from, end))
      const line = lineOf(number++, bytes, parts)
      parts = []
      bytes = 0
      from = end + 1
      if (line) yield line
    }
    bytes += chunk.length - from
    if (bytes > lineBytesMax) parts = []
    else if (from < chunk.length) parts.push(chunk.subarray(from))
  }
  const last = lineOf(number, bytes, parts)
  if (last) yield last
}

function lineOf(number: number, bytes: number, parts: Buffer[]): InputLine | undefined {
  if (bytes > lineBytesMax)
    return { number, bytes, error: `This line is longer than ${lineBytesMax / 1024 / 1024} MB.` }
  try {
    const text = decodeText(parts.length === 1 ? parts[0]! : Buffer.concat(parts))
    return text.trim() === '' ? undefined : { number, bytes, text }
  } catch {
    return { number, bytes, error: 'This line is not text.' }
  }
}

/** Converts the UTF-16 with a byte order mark that Windows shells pipe, where a line break is not a single byte. */
async function* utf8Of(input: Readable): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined
  let first = true
  for await (const chunk of input as AsyncIterable<Buffer>) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) decoder = new TextDecoder('utf-16le')
    if (first && chunk[0] === 0xfe && chunk[1] === 0xff) decoder = new TextDecoder('utf-16be')
    first = false
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8') : chunk
  }
}
