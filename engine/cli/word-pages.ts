import { TooMuch } from './read-zip.ts'

export const CHARACTERS_MAX = 8_000_000
const BOXES_DEEP_MAX = 20

export type Pages = {
  write(text: string): void
  /** The text of a box stands after the paragraph that it hangs on. */
  beginBox(): void
  endBox(): void
  endParagraph(): void
  /** To be called now and then: puts away what is written. */
  turn(): void
  all(): string
}

/** Collects text, put away as bytes: a slice of a string would keep alive all the markup that it was cut from. */
export function createPages(): Pages {
  // Not small Buffers: those share a pool with what unpacks the markup, and would keep it alive.
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
