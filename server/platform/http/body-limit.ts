import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Message } from '../../../texts/message.ts'
import { AppError } from '../errors.ts'

/** A client that sends a kilobyte at a time needs 14,000 for the largest body. */
const piecesMax = 20_000

type Limit = { max: number; text?: Message }

/** Refuses a body over the limit: by its declared length, or while reading a body without one. */
export async function limitBody(c: Context, limit: Limit): Promise<void> {
  if (Number(c.req.header('content-length') ?? 0) > limit.max) throw tooLarge(limit)
  if (!c.req.header('transfer-encoding')) return
  // The connection's own stream: a web stream takes ten times as long for each piece.
  const body = (c.env as Partial<HttpBindings> | undefined)?.incoming ?? c.req.raw.body
  if (!body) return
  const bytes = await readAtMost(body as AsyncIterable<Uint8Array>, limit)
  const { url, method, headers, signal } = c.req.raw
  c.req.raw = new Request(url, { method, headers, signal, body: bytes, duplex: 'half' } as RequestInit)
}

async function readAtMost(body: AsyncIterable<Uint8Array>, limit: Limit): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.byteLength
    if (size > limit.max || pieces.length > piecesMax) throw tooLarge(limit)
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

function tooLarge({ max, text }: Limit): AppError {
  const most = max < 1_048_576 ? `${Math.floor(max / 1_024)} KB` : `${Math.floor(max / 1_048_576)} MB`
  return new AppError('body_too_large', text ?? refusalTexts.bodyTooLarge({ most }))
}
