import { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import type { ActorEnv } from './http/actor.ts'
import { holdPlace } from './http/gate.ts'

type Download = { type: string; name: string }

/** Sends a file in pieces as they are made, and keeps the caller's place until the end. */
export function sendPieces(
  c: Context<ActorEnv>,
  pieces: AsyncIterable<string | Uint8Array>,
  { type, name }: Download,
): Response {
  const ended = Promise.withResolvers<void>()
  holdPlace(c, ended.promise)
  const encoder = new TextEncoder()
  async function* bytes() {
    try {
      for await (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece
    } finally {
      ended.resolve()
    }
  }
  c.header('content-type', type)
  c.header('content-disposition', `attachment; filename="${name}"`)
  return c.body(ReadableStream.from(bytes()) as never)
}
