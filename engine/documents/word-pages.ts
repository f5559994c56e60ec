import { DocumentFault } from './document-fault.ts'

const charactersMax = 8_000_000
const boxesDeepMax = 20

export type Pages = {
  write: (text: string) => void
  /** The text of a box comes after the paragraph that the box belongs to. */
  beginBox: () => void
  endBox: () => void
  endParagraph: () => void
  /** Encodes what was written so far. Call it after each piece of markup. */
  turn: () => void
  all: () => string
}

/** Collects text as bytes, because a slice of a string keeps the whole markup alive that it was cut from. */
export function createPages(): Pages {
  const encoder = new TextEncoder()
  const pages: Uint8Array[] = []
  const open: string[][] = [[]]
  let boxes = ''
  let characters = 0
  function write(text: string): void {
    if (text === '') return
    characters += text.length
    if (characters > charactersMax) throw new DocumentFault('too-large')
    open.at(-1)!.push(text)
  }
  return {
    write,
    beginBox() {
      if (open.push([]) > boxesDeepMax) throw new DocumentFault('too-large')
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
    all() {
      const decoder = new TextDecoder()
      const rest = open.map((texts) => encoder.encode(texts.join('')))
      return [...pages, ...rest].map((page) => decoder.decode(page)).join('')
    },
  }
}
