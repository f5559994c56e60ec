import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'

/** The bytes of a file, or its path where it is read on each request. */
type Body = Buffer | string
export type File = { body: Body; br?: Body; gzip?: Body; type: string; etag: string; immutable: boolean }
export type Files = Map<string, File>

/** Larger assets stay on the disk: browsers keep them, so they are seldom requested, and they are half of all bytes. */
const keptBytesMax = 100_000
/** The quality of the compressed copies that are made while a request waits. */
const quality = 6

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  // Another type is not compiled while it is loaded.
  '.wasm': 'application/wasm',
}

/** Reads the files of a build by their address, each with the compressed copies beside it. */
export function readFiles(folder: string): Files {
  const files: Files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    // Files of the build itself, such as its fingerprint.
    const isHidden = relative(folder, path)
      .split(sep)
      .some((part) => part.startsWith('.'))
    if (!entry.isFile() || isHidden || path.endsWith('.br') || path.endsWith('.gz') || path.endsWith('.map'))
      continue
    const body = readFileSync(path)
    const name = `/${relative(folder, path).split(sep).join('/')}`
    const immutable = name.startsWith('/assets/')
    const isKept = !immutable || body.length <= keptBytesMax
    const read = (copy: string) => (isKept ? readFileSync(copy) : copy)
    files.set(name, {
      body: isKept ? body : path,
      ...(existsSync(`${path}.br`) ? { br: read(`${path}.br`) } : {}),
      ...(existsSync(`${path}.gz`) ? { gzip: read(`${path}.gz`) } : {}),
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: etagOf(body),
      immutable,
    })
  }
  return files
}

const bytesOf = (body: Body) => (typeof body === 'string' ? readFileSync(body) : body)

export const textOf = ({ body }: File) => bytesOf(body).toString()

/** Returns a file with another text and its compressed copies. */
export function withText(file: File, text: string): File {
  const body = Buffer.from(text)
  return {
    ...file,
    body,
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(body, { level: quality }),
    etag: etagOf(body),
  }
}

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Sends a file in the best encoding that the browser accepts, or its 304. */
export function send(c: Context, file: File, status: number): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: file.immutable ? 'accept-encoding' : 'accept-encoding, accept-language, cookie, sec-fetch-dest',
  }
  if (status === 200 && c.req.header('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers })
  const accepted = c.req.header('accept-encoding') ?? ''
  const [encoding, body] =
    file.br && /\bbr\b/.test(accepted)
      ? ['br', file.br]
      : file.gzip && /\bgzip\b/.test(accepted)
        ? ['gzip', file.gzip]
        : [null, file.body]
  if (encoding) headers['content-encoding'] = encoding
  return new Response(new Uint8Array(bytesOf(body)), { status, headers })
}
