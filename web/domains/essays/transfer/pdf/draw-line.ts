import { type PDFPage, PDFString, rgb } from 'pdf-lib'
import type { Align } from '../document/essay-blocks.ts'
import type { Piece, TextLine } from './line-breaks.ts'

const ink = rgb(0, 0, 0)
const linkInk = rgb(0.24, 0.23, 0.61)

export type LinePlace = { x: number; y: number; width: number; align: Align | null; isRightToLeft: boolean }

/** Draws a line of text whose baseline is `y`. */
export function drawLine(page: PDFPage, line: TextLine, place: LinePlace): void {
  const align = place.align ?? (place.isRightToLeft ? 'right' : 'left')
  const rest = place.width - line.width
  const gaps = line.words.filter(({ spaceAfter }, i) => spaceAfter > 0 && i < line.words.length - 1).length
  const isJustified = align === 'justify' && !line.isLast && gaps > 0 && rest > 0
  const extra = isJustified ? rest / gaps : 0
  const isAtRight = align === 'right' || (align === 'justify' && !isJustified && place.isRightToLeft)
  let x = place.x + (isAtRight ? rest : align === 'center' ? rest / 2 : 0)
  const words = visualOrder(line, place.isRightToLeft)
  const isWhole = extra === 0 && !words.some((word) => word.isRightToLeft)
  let open: Piece | null = null
  let openAt = x
  // Neighbours of the same look are drawn as one text.
  const put = (piece: Piece) => {
    if (open && isWhole && !open.box && !piece.box && isSameLook(open, piece))
      open = { ...open, text: open.text + piece.text, width: open.width + piece.width }
    else {
      if (open) drawText(page, open, openAt, place.y)
      open = piece
      openAt = x
    }
    x += piece.width
  }
  for (const [i, word] of words.entries()) {
    for (const piece of word.pieces) put(piece)
    if (i === words.length - 1) break
    const space = word.spaceAfter || (place.isRightToLeft ? (words[i + 1]?.spaceAfter ?? 0) : 0)
    const last = word.pieces.at(-1)
    // The blank is drawn, so that selected text has it.
    if (space > 0 && last)
      put({
        ...last,
        box: undefined,
        ...blankLook(last, words[i + 1]?.pieces[0]),
        text: ' ',
        width: space + extra,
      })
  }
  if (open) drawText(page, open, openAt, place.y)
}

/** A blank is underlined, struck or linked only between words that both are. */
function blankLook({ look, link }: Piece, next: Piece | undefined): Pick<Piece, 'look' | 'link'> {
  const { underline, strike, ...rest } = look
  return {
    look: {
      ...rest,
      ...(underline && next?.look.underline ? { underline } : {}),
      ...(strike && next?.look.strike ? { strike } : {}),
    },
    link: next?.link === link ? link : null,
  }
}

function isSameLook(one: Piece, other: Piece): boolean {
  return (
    one.font === other.font &&
    one.size === other.size &&
    one.rise === other.rise &&
    one.link === other.link &&
    one.look.underline === other.look.underline &&
    one.look.strike === other.look.strike
  )
}

/** Orders the words from left to right: runs of the other direction are reversed (UAX 9, for whole words). */
function visualOrder({ words }: TextLine, isRightToLeft: boolean): TextLine['words'] {
  if (!isRightToLeft && !words.some((word) => word.isRightToLeft)) return words
  const runs: TextLine['words'][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run && run[0]!.isRightToLeft === word.isRightToLeft) run.push(word)
    else runs.push([word])
  }
  const ordered = runs.map((run) => (run[0]!.isRightToLeft ? run.toReversed() : run))
  return (isRightToLeft ? ordered.toReversed() : ordered).flat()
}

function drawText(page: PDFPage, piece: Piece, x: number, baseline: number): void {
  const { text, font, size, width, look, link, rise, box } = piece
  if (box) {
    box.draw(page, x, baseline)
    return
  }
  const y = baseline + rise
  const color = link ? linkInk : ink
  if (text !== '') page.drawText(text, { x, y, size, font, color })
  const rule = (at: number) =>
    page.drawLine({ start: { x, y: at }, end: { x: x + width, y: at }, thickness: size / 18, color })
  if (look.underline || link) rule(y - size * 0.12)
  if (look.strike) rule(y + size * 0.26)
  if (link) addLink(page, link, [x, y - size * 0.2, x + width, y + size * 0.8])
}

function addLink(page: PDFPage, address: string, rectangle: number[]): void {
  const { context } = page.doc
  const action = { Type: 'Action', S: 'URI', URI: PDFString.of(asciiAddress(address)) }
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: rectangle,
    Border: [0, 0, 0],
    A: action,
  })
  page.node.addAnnot(context.register(annotation))
}

/** Escapes what would end a string of the file, and characters outside ASCII. */
function asciiAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]|[()\\]/gu, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  )
}
