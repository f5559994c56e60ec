import { TooMuch } from './read-zip.ts'

export const CHARACTERS_MAX = 8_000_000
const BOXES_DEEP_MAX = 20

export type Pages = {
  write(text: string): void
  /** The text of a box follows the paragraph to which it is anchored. */
  beginBox(): void
  endBox(): void
  endParagraph(): void
  /** Stores the text written so far; called from time to time. */
  turn(): void
  all(): string
}

/** Collects text as bytes, because a slice of a string would keep the markup that contains it in memory. */
export function createPages(): Pages {
  // Not small Buffers, which share a pool with the unpacker and would keep it in memory.
  const encoder = new TextEncoder()
  const pages: Uint8Array[] = []
  const open: string[][] = [[]]
  let boxes = ''
  let characters = 0
  function write(text: string): void {
    if (text === '') return
    characters += text.length
    if (characters > CHARACTERS_MAX) throw new TooMuch('It has too much text.')
    open.at(-1)!.push(text)
  }
  return {
    write,
    beginBox() {
      if (open.push([]) > BOXES_DEEP_MAX) throw new TooMuch('It has too many boxes in boxes.')
    },
    endBox() {
      if (open.length > 1) boxes += open.pop()!.join('')
    },
    endParagraph() {
      write('\n\n')
      if (open.length > 1) return
      open[0]!.push(boxes)
      boxes = ''
    },
    turn() {
      if (open.length === 1) pages.push(encoder.encode(open[0]!.splice(0).join('')))
    },
    all: () => Buffer.concat([...pages, ...open.map((texts) => encoder.encode(texts.join('')))]).toString(),
  }
}
