import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'
import type { Readable } from 'node:stream'
import type { ByteSource } from '../documents/byte-source.ts'
import { looksLikeDocument } from './file-kind.ts'

/** The limit for Word and PDF files, which may contain images. */
export const documentBytesMax = 50 * 1024 * 1024
export const textBytesMax = 8 * 1024 * 1024

/** A file on disk or the collected input of a pipe, until `close`. */
export type OpenFile = ByteSource & {
  /** The path on disk, if there is one. */
  path?: string
  close: () => void
}

/** Opens a file on disk for reading in place; input from a pipe is collected in memory. */
export async function openFile(path: string): Promise<OpenFile> {
  let fd: number
  try {
    fd = openSync(path, 'r')
  } catch (error) {
    throw new Error(openMessage((error as { code?: string }).code))
  }
  const info = fstatSync(fd)
  if (info.isDirectory()) {
    closeSync(fd)
    throw new Error('This is a folder.')
  }
  if (!info.isFile()) {
    return collect(createReadStream('', { fd }))
  }
  return {
    size: info.size,
    path,
    read(at, length) {
      const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(length, info.size - at)))
      let got = 0
      while (got < bytes.length) {
        const more = readSync(fd, bytes, got, bytes.length - got, at + got)
        if (more === 0) break
        got += more
      }
      return bytes.subarray(0, got)
    },
    close: () => closeSync(fd),
  }
}

function openMessage(code: string | undefined): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'There is no such file.'
  if (code === 'EACCES' || code === 'EPERM') return 'This file may not be read.'
  return 'This file cannot be opened.'
}

/** Collects a stream. Throws once it exceeds the limit for a text or a document. */
export async function collect(input: Readable): Promise<OpenFile> {
  // Grows in place, because joining chunks at the end would need twice the memory.
  const room = new ArrayBuffer(0, { maxByteLength: documentBytesMax })
  const bytes = new Uint8Array(room)
  for await (const chunk of input as AsyncIterable<Buffer>) {
    const at = room.byteLength
    const most = looksLikeDocument(at === 0 ? chunk : bytes) ? documentBytesMax : textBytesMax
    if (at + chunk.length > most) throw new Error(tooLarge(most))
    room.resize(at + chunk.length)
    bytes.set(chunk, at)
  }
  return {
    size: bytes.length,
    read: (at, length) => bytes.subarray(at, at + length),
    // Frees the memory now instead of at the next garbage collection, because the model is loaded next.
    close: () => room.resize(0),
  }
}

export function tooLarge(most: number): string {
  return `This is larger than ${most / 1024 / 1024} MB, which is the most that can be read.`
}
