/** The numbers of structural characters outside strings, and of levels, that a JSON text may have. */
export type ShapeLimits = { signsMax: number; depthMax?: number }

const depthMaxUsual = 64

/**
 * Returns true when the number of structural characters outside strings, and their depth, stay within the limits.
 * Parsing JSON of many small parts takes a hundred times as long as parsing a text of the same size; counting them
 * takes one step for each byte.
 */
export function isPlainShape(json: Uint8Array, { signsMax, depthMax = depthMaxUsual }: ShapeLimits): boolean {
  let signs = 0
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === quote) {
      at++
      while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1
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
