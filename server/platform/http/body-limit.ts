import type { Context } from 'hono'
import { AppError } from '../errors.ts'

/** Refuses a body over the limit, by its stated length, or, where none is stated, as it grows. */
export async function limitBody(c: Context, bytesMax: number): Promise<void> {
  if (Number(c.req.header('content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax)
  if (!c.req.header('transfer-encoding') || !c.req.raw.body) return
  const bytes = await readAtMost(c.req.raw.body, bytesMax)
  c.req.raw = new Request(c.req.raw, { body: bytes, duplex: 'half' } as RequestInit)
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > bytesMax) throw tooLarge(bytesMax)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function tooLarge(bytesMax: number): AppError {
  const most =
    bytesMax < 1_048_576 ? `${Math.floor(bytesMax / 1_024)} KB` : `${Math.floor(bytesMax / 1_048_576)} MB`
  return new AppError(
    'body_too_large',
    `This is too large: a request may have ${most} at most. Nothing was changed.`,
  )
}
