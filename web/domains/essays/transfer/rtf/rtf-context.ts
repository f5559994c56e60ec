import type { Footnote } from '../document/essay-blocks.ts'
import { escapeRtf } from './rtf-text.ts'

export type Fonts = { index: (name: string) => number; table: () => string }

export type RtfContext = {
  fonts: Fonts
  /** The lists of the document in their order; the number of a list is its position plus 1. */
  lists: { isOrdered: boolean; start: number }[]
  halfPoints: number
  notes: Map<number, Footnote>
}

export const codeFont = 'Courier New'

/** Collects the fonts of the document. The first is the font of the text. */
export function createFonts(first: string): Fonts {
  const names = [first]
  return {
    index(name) {
      if (!names.includes(name)) names.push(name)
      return names.indexOf(name)
    },
    table: () => `{\\fonttbl${names.map((name, i) => `{\\f${i}\\fnil ${escapeRtf(name)};}`).join('')}}`,
  }
}
