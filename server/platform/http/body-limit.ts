import type { Context } from 'hono'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'

/** Refuses a body over the limit: by its declared length, or while reading a body without one. */
export async function limitBody(c: Context, limit: { max: number; text?: string }): Promise<void> {
  if (Number(c.req.header('content-length') ?? 0) > limit.max) throw tooLarge(limit)
  if (!c.req.header('transfer-encoding') || !c.req.raw.body) return
  const bytes = await readAtMost(c.req.raw.body, limit)
  c.req.raw = new Request(c.req.raw, { body: bytes, duplex: 'half' } as RequestInit)
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: { max: number; text?: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit.max) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function tooLarge({ max, text }: { max: number; text?: string }): AppError {
  const most = max < 1_048_576 ? `${Math.floor(max / 1_024)} KB` : `${Math.floor(max / 1_048_576)} MB`
  return new AppError('body_too_large', text ?? refusalTexts.bodyTooLarge(most))
}
