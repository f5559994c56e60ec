import { fileTypeFromBuffer } from 'file-type'
import type { FileKind } from '../../../contract/chats/files.ts'

export type Signature = { kind: FileKind; type: string } | { kind: 'other'; type: string }

const readable: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/png': 'image',
  'image/apng': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
}

/** Text formats, whatever their first bytes are. */
const written = /^(?:text\/|application\/(?:xml|json|x-subrip|x-ndjson)|image\/svg)/

const names: Record<string, string> = {
  'application/pdf': 'a PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'a Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'an Excel workbook',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'a PowerPoint presentation',
  'application/x-cfb': 'an old Office document (.doc, .xls or .ppt)',
  'application/rtf': 'a rich text document (.rtf)',
  'application/zip': 'a ZIP archive',
  'application/gzip': 'a compressed archive',
  'application/epub+zip': 'an e-book',
  'application/x-msdownload': 'a program',
  'application/x-elf': 'a program',
  'image/heic': 'a HEIC photo',
  'image/avif': 'an AVIF image',
  'image/tiff': 'a TIFF image',
  'image/bmp': 'a BMP image',
}

/** Detects a file's type from its first bytes. Returns null where they are inconclusive, as in a plain text. */
export async function readSignature(bytes: Uint8Array): Promise<Signature | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!found || written.test(found.mime)) return null
  const type = found.mime === 'image/apng' ? 'image/png' : found.mime
  return { kind: readable[found.mime] ?? 'other', type }
}

/** Returns a phrase such as 'a PDF', 'a PNG image' or 'a video file'. */
export function nameOfType(type: string): string {
  if (names[type]) return names[type]
  const [family = '', format = ''] = type.split('/')
  if (family === 'image') return `a ${format.toUpperCase().replace(/^(X-|VND\.)/, '')} image`
  if (family === 'video' || family === 'font') return `a ${family} file`
  if (family === 'audio') return 'a sound file'
  return family === 'text' ? 'a text' : `a file of the type ${type}`
}

const endings: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/plain',
  json: 'text/plain',
}

/** Describes a mismatch between the bytes and the file's name or declared type. Returns null when they agree. */
export function noteOfDisguise(name: string, declared: string, type: string): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const named = endings[ending]
  const isText = type.startsWith('text/')
  if (named && !isSame(named, type))
    return `It is named like ${nameOfType(named)}, but is ${nameOfType(type)}.`
  const told = declared.split(';')[0]!.trim().toLowerCase()
  const isKnown = readable[told] !== undefined
  if (isKnown && (isText || told !== type))
    return `It was sent as ${nameOfType(told)}, but is ${nameOfType(type)}.`
  return null
}

function isSame(named: string, type: string): boolean {
  return named === type || (named.startsWith('text/') && type.startsWith('text/'))
}
