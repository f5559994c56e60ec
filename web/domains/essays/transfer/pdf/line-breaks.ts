import type { PDFFont } from 'pdf-lib'
import type { FormulaNode } from '../../../../../contract/essays/plain-notation.ts'
import { isRightToLeft } from '../../../../ui/text/direction.ts'
import type { Inline, Look } from '../document/essay-blocks.ts'
import type { Faces } from './faces.ts'
import { type Box, formulaBox } from './formula-box.ts'

/** Pieces of text, measured. */
export type Piece = {
  text: string
  font: PDFFont
  size: number
  width: number
  look: Look
  link: string | null
  /** How far above the line the piece is. */
  rise: number
  /** A formula, which is drawn in place of the text. */
  box?: Box
}
type Word = { pieces: Piece[]; width: number; spaceAfter: number; isRightToLeft: boolean; notes: number[] }
/** `baseline` is how far below the top of the line its letters stand. */
export type TextLine = {
  words: Word[]
  width: number
  height: number
  baseline: number
  isLast: boolean
  notes: number[]
}

export type TextLook = { font: string; size: number; lineHeight: number; base: Look }

const raised: { scale: number; rise: number } = { scale: 0.62, rise: 0.36 }
const lowered = { scale: 0.62, rise: -0.12 }

/**
 * Breaks a paragraph into lines at blanks and after hyphens. A word that is wider than the line is cut. `hang` is how
 * much wider the first line is.
 */
export function breakLines(
  inlines: Inline[],
  look: TextLook,
  width: number,
  faces: Faces,
  hang = 0,
): TextLine[] {
  const lines: TextLine[] = []
  for (const words of paragraphsOf(inlines, look, faces)) fill(words, look, { width, hang }, lines)
  return lines
}

function fill(words: Word[], look: TextLook, room: { width: number; hang: number }, lines: TextLine[]): void {
  let line: Word[] = []
  let width = 0
  let widthMax = room.width + (lines.length === 0 ? room.hang : 0)
  const end = (isLast: boolean) => {
    lines.push(lineOf(line, look, isLast))
    line = []
    width = 0
    widthMax = room.width
  }
  for (const whole of words) {
    for (const word of cutWord(whole, widthMax)) {
      if (line.length > 0 && width + word.width > widthMax) end(false)
      line.push(word)
      width += word.width + word.spaceAfter
    }
  }
  end(true)
}

function lineOf(words: Word[], { size, lineHeight }: TextLook, isLast: boolean): TextLine {
  const spaces = words.slice(0, -1).reduce((sum, word) => sum + word.spaceAfter, 0)
  const tallest = Math.max(
    size,
    ...words.flatMap(({ pieces }) => pieces.map((piece) => (piece.rise === 0 ? piece.size : size))),
  )
  return {
    words,
    width: words.reduce((sum, word) => sum + word.width, 0) + spaces,
    ...heightOf(words, tallest * lineHeight),
    isLast,
    notes: words.flatMap(({ notes }) => notes),
  }
}

/** A line is higher where a formula needs it. */
function heightOf(words: Word[], usual: number): { height: number; baseline: number } {
  const boxes = words.flatMap(({ pieces }) => pieces.flatMap(({ box }) => box ?? []))
  const baseline = Math.max(usual * 0.76, ...boxes.map(({ ascent }) => ascent + usual * 0.12))
  const below = Math.max(usual * 0.24, ...boxes.map(({ descent }) => descent + usual * 0.12))
  return { baseline, height: baseline + below }
}

/** Returns the words of each part between line breaks. */
function paragraphsOf(inlines: Inline[], look: TextLook, faces: Faces): Word[][] {
  const parts: Word[][] = [[]]
  let isOpen = false
  const add = (pieces: Piece[], notes: number[] = []) => {
    const words = parts.at(-1)!
    const last = words.at(-1)
    if (isOpen && last) {
      last.pieces.push(...pieces)
      last.notes.push(...notes)
      last.width += pieces.reduce((sum, piece) => sum + piece.width, 0)
      last.isRightToLeft ||= pieces.some(({ text }) => isRightToLeft(text))
    } else words.push(wordOf(pieces, notes))
    isOpen = true
  }
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      parts.push([])
      isOpen = false
    } else if (inline.kind === 'footnote') {
      add(
        [pieceOf(String(inline.number), { ...look.base, superscript: true }, null, look, faces)],
        [inline.number],
      )
    } else if (inline.kind === 'formula' && inline.tree) {
      add([formulaPiece(inline.tree, look, faces)])
    } else {
      const source = inline.kind === 'formula' ? inline.plain : inline.text
      const own: Look = inline.kind === 'formula' ? { italic: true } : inline.look
      const link = inline.kind === 'formula' ? null : inline.link
      for (const token of source.normalize('NFC').match(/[ \t\r\n]+|[^ \t\r\n-]+-*|-+/g) ?? []) {
        const piece = pieceOf(token.replace(/[ \t\r\n]+/g, ' '), { ...look.base, ...own }, link, look, faces)
        if (piece.text !== ' ') {
          add([piece])
          if (token.endsWith('-')) isOpen = false
          continue
        }
        const last = parts.at(-1)!.at(-1)
        if (last) last.spaceAfter = piece.width
        isOpen = false
      }
    }
  }
  return parts
}

function wordOf(pieces: Piece[], notes: number[]): Word {
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
  return {
    pieces,
    width,
    spaceAfter: 0,
    isRightToLeft: pieces.some(({ text }) => isRightToLeft(text)),
    notes,
  }
}

function pieceOf(
  words: string,
  look: Look,
  link: string | null,
  { font, size }: TextLook,
  faces: Faces,
): Piece {
  const face = faces.of(look, font)
  const shift = look.superscript ? raised : look.subscript ? lowered : { scale: 1, rise: 0 }
  const full = look.sizePt ?? size
  const text = faces.writable(words, face)
  const own = full * shift.scale
  return {
    text,
    font: face,
    size: own,
    width: faces.width(text, face) * own,
    look,
    link,
    rise: full * shift.rise,
  }
}

function formulaPiece(tree: FormulaNode, look: TextLook, faces: Faces): Piece {
  const box = formulaBox(tree, look.size, faces, false)
  const plain = {
    text: '',
    font: faces.of(look.base, look.font),
    size: look.size,
    look: {},
    link: null,
    rise: 0,
  }
  return { ...plain, width: box.width, box }
}

function cutWord(word: Word, widthMax: number): Word[] {
  if (word.width <= widthMax || word.pieces.some(({ box }) => box)) return [word]
  const parts: Word[] = [wordOf([], [])]
  for (const piece of word.pieces) {
    for (const text of piece.text) {
      const width = piece.font.widthOfTextAtSize(text, piece.size)
      if (parts.at(-1)!.width + width > widthMax && parts.at(-1)!.pieces.length > 0)
        parts.push(wordOf([], []))
      const part = parts.at(-1)!
      part.pieces.push({ ...piece, text, width })
      part.width += width
      part.isRightToLeft = word.isRightToLeft
    }
  }
  parts.at(-1)!.spaceAfter = word.spaceAfter
  parts.at(-1)!.notes = word.notes
  return parts
}
