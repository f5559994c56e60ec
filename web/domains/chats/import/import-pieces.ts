import { UnreadableFile } from './import-zip.ts'

/** The maximum length of a chat; a longer item is not kept in memory. */
const pieceCharactersMax = 30_000_000

const [quote, backslash, openSquare, closeSquare, openCurly, closeCurly, comma] = [...'"\\[]{},'].map(
  (sign) => sign.charCodeAt(0),
) as [number, number, number, number, number, number, number]

/**
 * Splits JSON that arrives in chunks into the texts of the items of its outermost array, as each is complete. A single
 * object is one item. Only the current item is in memory.
 */
export async function* jsonItems(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  // The parts of the current item. They are joined once, because appending would copy a growing string each time.
  let held: string[] = []
  let heldLength = 0
  let depth = 0
  let inString = false
  let isEscaped = false
  let isArray: boolean | null = null
  for await (const piece of pieces) {
    let start = 0
    for (let at = 0; at < piece.length; at++) {
      const sign = piece.charCodeAt(at)
      if (inString) {
        if (isEscaped) isEscaped = false
        else if (sign === backslash) isEscaped = true
        else if (sign === quote) inString = false
      } else if (isArray === null) {
        if (isSpace(sign)) start = at + 1
        else if (sign === openSquare) [isArray, start] = [true, at + 1]
        else if (sign === openCurly) [isArray, depth, start] = [false, 1, at]
        else throw new UnreadableFile('notJson')
      } else if (sign === quote) inString = true
      else if (sign === openCurly || sign === openSquare) depth++
      else if (sign === closeCurly || sign === closeSquare) {
        depth--
        if (depth < 0) return
        if (depth > 0) continue
        yield held.join('') + piece.slice(start, at + 1)
        if (!isArray) return
        ;[held, heldLength, start] = [[], 0, at + 1]
      } else if (depth === 0 && (sign === comma || isSpace(sign))) [held, heldLength, start] = [[], 0, at + 1]
    }
    held.push(piece.slice(start))
    heldLength += piece.length - start
    if (heldLength > pieceCharactersMax) throw new UnreadableFile('chatTooLarge')
  }
  if (isArray === null) throw new UnreadableFile('empty')
  throw new UnreadableFile('incomplete')
}

function isSpace(sign: number): boolean {
  return sign === 32 || (sign >= 9 && sign <= 13) || sign === 0xfeff
}
