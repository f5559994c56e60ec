import { MIMEType } from 'node:util'
import type { Context } from 'hono'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { bodyBytesUsual } from '../policies/route-policy.ts'

/** Forms of this server have a file and a field or two. */
const partsMax = 20

/**
 * Refuses a large form of many parts. The parser of forms makes an object for each, on the main thread: a body of 10 MB has
 * room for 180,000 of them.
 */
export async function limitFormParts(c: Context): Promise<void> {
  const isChunked = c.req.header('transfer-encoding') !== undefined
  const isLarge = isChunked || Number(c.req.header('content-length') ?? 0) > bodyBytesUsual
  if (!isLarge) return
  const type = c.req.header('content-type') ?? ''
  // No call takes a large form of this kind, which has a field for every second byte.
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) throw new AppError('unsupported_media_type')
  if (!/^multipart\//i.test(type)) return
  const boundary = boundaryOf(type)
  // The parser refuses it too.
  if (boundary === null) return
  // The request caches these bytes and parses its form from them.
  if (hasMoreParts(Buffer.from(await c.req.arrayBuffer()), boundary))
    throw new AppError('invalid_input', refusalTexts.tooManyParts)
}

function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary') || null
  } catch {
    return null
  }
}

function hasMoreParts(body: Buffer, boundary: string): boolean {
  const edge = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = body.indexOf(edge); at !== -1; at = body.indexOf(edge, at + edge.length)) {
    parts++
    if (parts > partsMax) return true
  }
  return false
}
