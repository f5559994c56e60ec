import type { Context } from 'hono'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { isPlainShape } from '../foreign-data/plain-shape.ts'
import { bodyBytesUsual } from '../policies/route-policy.ts'

/** An import of 10,000 messages with all their fields has about 250,000 structural characters. */
const shapeLimits = { signsMax: 300_000 }

/**
 * Refuses a large JSON body that consists of many small parts. Parsing it takes a hundred times as long as parsing a
 * text of the same size, on the main thread. Bodies of the usual size are always quick to parse.
 */
export async function limitJsonShape(c: Context): Promise<void> {
  const isChunked = c.req.header('transfer-encoding') !== undefined
  const isLarge = isChunked || Number(c.req.header('content-length') ?? 0) > bodyBytesUsual
  if (!isLarge || !/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) return
  // The request caches these bytes and parses its JSON from them.
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (!isPlainShape(bytes, shapeLimits)) throw new AppError('invalid_input', refusalTexts.tooManyParts)
}
