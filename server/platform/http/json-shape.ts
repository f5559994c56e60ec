import type { Context } from 'hono'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { bodyBytesUsual } from './route-policy.ts'

/** An import of 10,000 messages with all their fields has about 250,000 structural characters. */
const signsMax = 300_000
const depthMax = 64

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
  if (!isPlainShape(bytes)) throw new AppError('invalid_input', refusalTexts.tooManyParts)
}

/**
 * Returns true when the number of structural characters outside strings, and their depth, stay within what calls of
 * this server need.
 */
export function isPlainShape(json: Uint8Array): boolean {
  let signs = 0
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === quote) {
      at = endOfString(json, at)
      continue
    }
    if (sign === openBrace || sign === openBracket) depth++
    else if (sign === closeBrace || sign === closeBracket) depth--
    else if (sign !== comma && sign !== colon) continue
    signs++
    if (signs > signsMax || depth > depthMax) return false
  }
  return true
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Returns the position of the closing quote, or the end of the body if there is none. */
function endOfString(json: Uint8Array, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end !== -1; end = json.indexOf(quote, end + 1)) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === backslash) backslashes++
    if (backslashes % 2 === 0) return end
  }
  return json.length
}
