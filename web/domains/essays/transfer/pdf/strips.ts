import { type PDFImage, type PDFPage, rgb } from 'pdf-lib'
import { isRightToLeft } from '../../../../ui/text/direction.ts'
import type { ReadFormula } from '../../formulas/read-formula.ts'
import { columnEdges } from '../document/column-shares.ts'
import { emboldened } from '../document/emboldened.ts'
import type {
  Block,
  EssayDocument,
  Footnote,
  ImageBlock,
  Inline,
  ListBlock,
  Paragraph,
  TableBlock,
} from '../document/essay-blocks.ts'
import { fitImage, readImage } from '../document/read-image.ts'
import { tableGrid } from '../document/table-grid.ts'
import { drawLine } from './draw-line.ts'
import type { Faces } from './faces.ts'
import type { NoteLine, Strip } from './flow.ts'
import { formulaBox } from './formula-box.ts'
import { breakLines, type TextLook } from './line-breaks.ts'
import type { Tag, Tags } from './tags.ts'

export type PdfContext = {
  essay: Pick<EssayDocument, 'font' | 'sizePt'>
  faces: Faces
  images: Map<string, PDFImage>
  margin: number
  heightMax: number
  tags: Tags
}
/** `mark` is the number or bullet of a list item, or empty after its first paragraph. `tag` is the element around it. */
type Place = { x: number; width: number; isQuote: boolean; mark?: string; tag: Tag }

const indent = 24
const cellPadding = 5
/** Half an inch. */
const hangingPt = 36
const headingScales = [1, 1.857, 1.43, 1.143, 1, 1, 1]
const lineColor = rgb(0.6, 0.58, 0.55)

export function stripsOf(blocks: Block[], place: Place, context: PdfContext): Strip[] {
  return blocks.flatMap((block, i) =>
    stripsOfBlock(block, i === 0 || !place.mark ? place : { ...place, mark: '' }, context),
  )
}

function stripsOfBlock(block: Block, place: Place, context: PdfContext): Strip[] {
  switch (block.kind) {
    case 'paragraph':
      return paragraphStrips(block, place, context)
    case 'quote':
      return stripsOf(
        block.blocks,
        { ...place, ...inset(place), isQuote: true, tag: context.tags.add(place.tag, 'BlockQuote') },
        context,
      )
    case 'list':
      return listStrips(block, place, context)
    case 'code':
      return codeStrips(block.text, place, context)
    case 'rule':
      return [ruleStrip(place, context)]
    case 'formula':
      return formulaStrips(block, place, context)
    case 'table':
      return tableStrips(block, place, context)
    case 'image':
      return imageStrips(block, place, context)
  }
}

/** A formula on a line of its own, in the middle; smaller where it is wider than the page. */
function formulaStrips(formula: ReadFormula, place: Place, context: PdfContext): Strip[] {
  const { essay, faces, tags } = context
  if (!formula.tree) {
    const inlines: Inline[] = [{ kind: 'formula', ...formula }]
    const source: Paragraph = { kind: 'paragraph', level: 0, align: 'center', isRightToLeft: false, inlines }
    return paragraphStrips(source, place, context)
  }
  const full = formulaBox(formula.tree, essay.sizePt, faces, true)
  const scale = Math.min(1, place.width / Math.max(1, full.width))
  const box = scale < 1 ? formulaBox(formula.tree, essay.sizePt * scale, faces, true) : full
  const tag = tags.add(place.tag, 'Formula', formula.tex)
  return [
    {
      height: box.ascent + box.descent,
      gap: essay.sizePt * 0.9,
      keepNext: false,
      notes: [],
      draw: (page, top) => {
        const x = place.x + (place.width - box.width) / 2
        tags.mark(page, tag, () => box.draw(page, x, top - box.ascent))
      },
    },
  ]
}

function inset({ x, width }: Place, by = indent): { x: number; width: number } {
  return { x: x + by, width: Math.max(60, width - by) }
}

function paragraphStrips(block: Paragraph, place: Place, context: PdfContext): Strip[] {
  const { level, align, isRightToLeft, isHanging, inlines } = block
  const size = context.essay.sizePt * headingScales[level]!
  const look: TextLook = {
    font: context.essay.font,
    size,
    lineHeight: level > 0 ? 1.25 : 1.4,
    base: {
      ...(level > 0 ? { bold: true as const } : {}),
      ...(place.isQuote ? { italic: true as const } : {}),
    },
  }
  const hang = isHanging ? hangingPt : 0
  const tag = context.tags.add(place.tag, level > 0 ? `H${level}` : 'P')
  const lines = breakLines(inlines, look, place.width - hang, context.faces, hang)
  return lines.map((line, i) => ({
    height: line.height,
    gap: i > 0 ? 0 : size * (level > 0 ? 0.9 : place.mark === undefined ? 0.7 : 0.25),
    // Headings stay with their text; no line of a paragraph is alone on a page.
    keepNext: level > 0 || (lines.length > 1 && (i === 0 || i === lines.length - 2)),
    notes: line.notes,
    draw: (page, top) => {
      const y = top - line.baseline
      const shift = i === 0 ? 0 : hang
      context.tags.mark(page, tag, () => {
        if (i === 0 && place.mark) drawMark(page, place.mark, { ...place, y, isRightToLeft }, context)
        drawLine(page, line, { x: place.x + shift, y, width: place.width - shift, align, isRightToLeft })
      })
    },
  }))
}

type MarkPlace = { x: number; width: number; y: number; isRightToLeft: boolean }

function drawMark(
  page: PDFPage,
  mark: string,
  { x, width, y, isRightToLeft }: MarkPlace,
  { essay, faces }: PdfContext,
): void {
  const font = faces.of({}, essay.font)
  const left = isRightToLeft ? x + width + 6 : x - 6 - font.widthOfTextAtSize(mark, essay.sizePt)
  page.drawText(mark, { x: left, y, size: essay.sizePt, font })
}

function listStrips({ items, isOrdered, start }: ListBlock, place: Place, context: PdfContext): Strip[] {
  const empty: Paragraph = { kind: 'paragraph', level: 0, align: null, isRightToLeft: false, inlines: [] }
  const list = context.tags.add(place.tag, 'L')
  return items.flatMap((item, i) => {
    const tag = context.tags.add(context.tags.add(list, 'LI'), 'LBody')
    const blocks = item[0]?.kind === 'paragraph' ? item : [empty, ...item]
    const mark = isOrdered ? `${start + i}.` : '•'
    return stripsOf(blocks, { ...place, ...inset(place), mark, tag }, context)
  })
}

function codeStrips(text: string, place: Place, context: PdfContext): Strip[] {
  const tag = context.tags.add(place.tag, 'Code')
  return text.split('\n').flatMap((line, i) => {
    // A no-break space keeps the indentation, because lines do not begin with blanks.
    const words = line
      .replace(/^ +/, (space) => '\u00a0'.repeat(space.length))
      .replaceAll('\t', '\u00a0\u00a0')
    const inlines: Inline[] = [{ kind: 'text', text: words, look: { code: true }, link: null }]
    const size = context.essay.sizePt * 0.9
    const look: TextLook = { font: context.essay.font, size, lineHeight: 1.3, base: {} }
    const inner = inset(place, 8)
    return breakLines(inlines, look, inner.width, context.faces).map(
      (part, j): Strip => ({
        height: part.height,
        gap: i === 0 && j === 0 ? size * 0.7 : 0,
        keepNext: false,
        notes: [],
        draw: (page, top) =>
          context.tags.mark(page, tag, () =>
            drawLine(page, part, {
              x: inner.x,
              width: inner.width,
              y: top - part.baseline,
              align: 'left',
              isRightToLeft: false,
            }),
          ),
      }),
    )
  })
}

function ruleStrip({ x, width }: Place, { tags }: PdfContext): Strip {
  return {
    height: 12,
    gap: 6,
    keepNext: false,
    notes: [],
    draw: (page, top) => tags.decorate(page, () => rule(page, x, top - 6, x + width, top - 6)),
  }
}

function rule(page: PDFPage, x: number, y: number, toX: number, toY: number): void {
  page.drawLine({ start: { x, y }, end: { x: toX, y: toY }, thickness: 0.6, color: lineColor })
}

function imageStrips(block: ImageBlock, place: Place, context: PdfContext): Strip[] {
  const { source, alt, caption, align, widthPercent } = block
  const image = context.images.get(source)
  const read = image ? readImage(source) : null
  if (!image || !read) {
    const inlines: Inline[] = [{ kind: 'text', text: alt, look: {}, link: null }]
    const described: Paragraph = { kind: 'paragraph', level: 0, align, isRightToLeft: false, inlines }
    const written = paragraphStrips(described, place, context)
    return caption === '' ? written : [...written, ...captionStrips(caption, align, place, context)]
  }
  const figure = alt === '' ? null : context.tags.add(place.tag, 'Figure', alt)
  const words = caption === '' ? [] : captionStrips(caption, align, place, context)
  const { width, height } = fitImage(read, place.width, context.heightMax * 0.9, widthPercent)
  const x = place.x + (place.width - width) * { left: 0, center: 0.5, right: 1 }[align]
  return [
    {
      height,
      gap: 8,
      keepNext: words.length > 0,
      notes: [],
      draw: (page, top) => {
        const draw = () => page.drawImage(image, { x, y: top - height, width, height })
        // Without a description, a picture only decorates.
        if (figure) context.tags.mark(page, figure, draw)
        else context.tags.decorate(page, draw)
      },
    },
    ...words,
  ]
}

/** The words below a picture, a little smaller than the text. */
function captionStrips(
  caption: string,
  align: ImageBlock['align'],
  place: Place,
  context: PdfContext,
): Strip[] {
  const sizePt = context.essay.sizePt * 0.9
  const inlines: Inline[] = [{ kind: 'text', text: caption, look: { sizePt }, link: null }]
  const isRight = isRightToLeft(caption)
  return paragraphStrips(
    { kind: 'paragraph', level: 0, align, isRightToLeft: isRight, inlines },
    { ...place, isQuote: false, mark: undefined },
    context,
  )
}

/** A row is cut between the lines of its cells only if it is taller than a page. */
function tableStrips(block: TableBlock, place: Place, context: PdfContext): Strip[] {
  const { columns, rows } = tableGrid(block)
  const edges = columnEdges(columns, block.shares).map((edge) => edge * place.width)
  const table = context.tags.add(place.tag, 'Table')
  return rows.flatMap((slots, row) => {
    const line = context.tags.add(table, 'TR')
    const cells = slots.map(({ cell, at, columns: wide, isContinued }) => {
      const x = place.x + (edges[at] ?? 0)
      const width = (edges[at + wide] ?? place.width) - (edges[at] ?? 0)
      const blocks = cell.isHeader ? emboldened(cell.blocks) : cell.blocks
      const inner: Place = {
        x: x + cellPadding,
        width: Math.max(10, width - 2 * cellPadding),
        isQuote: false,
        tag: isContinued ? line : context.tags.add(line, cell.isHeader ? 'TH' : 'TD'),
      }
      return { x, width, isContinued, strips: isContinued ? [] : stripsOf(blocks, inner, context) }
    })
    const count = Math.max(1, ...cells.map(({ strips }) => strips.length))
    return Array.from({ length: count }, (_, i): Strip => {
      const parts = cells.flatMap(({ strips }) => strips[i] ?? [])
      const gapOf = (part: Strip) => (i === 0 ? 0 : part.gap)
      const above = i === 0 ? cellPadding : 0
      const below = i === count - 1 ? cellPadding : 0
      const height =
        Math.max(context.essay.sizePt, ...parts.map((part) => gapOf(part) + part.height)) + above + below
      return {
        height,
        gap: row === 0 && i === 0 ? 8 : 0,
        keepNext: i < count - 1,
        notes: parts.flatMap(({ notes }) => notes),
        draw: (page, top) => {
          context.tags.decorate(page, () => {
            for (const cell of cells) {
              rule(page, cell.x, top, cell.x, top - height)
              rule(page, cell.x + cell.width, top, cell.x + cell.width, top - height)
              if (i === 0 && !cell.isContinued) rule(page, cell.x, top, cell.x + cell.width, top)
              if (i === count - 1 && row === rows.length - 1)
                rule(page, cell.x, top - height, cell.x + cell.width, top - height)
            }
          })
          for (const part of parts) part.draw(page, top - above - gapOf(part))
        },
      }
    })
  })
}

/** The lines of a footnote, a little smaller than the text. */
export function noteLines(
  note: Footnote,
  isRightToLeft: boolean,
  place: Place,
  context: PdfContext,
): NoteLine[] {
  const look: TextLook = {
    font: context.essay.font,
    size: context.essay.sizePt * 0.85,
    lineHeight: 1.25,
    base: {},
  }
  const inlines: Inline[] = [
    { kind: 'text', text: String(note.number), look: { superscript: true }, link: null },
    { kind: 'text', text: ' ', look: {}, link: null },
    ...note.inlines,
  ]
  const tag = context.tags.add(place.tag, 'Note')
  return breakLines(inlines, look, place.width, context.faces).map((line) => ({
    height: line.height,
    draw: (page, top) =>
      context.tags.mark(page, tag, () =>
        drawLine(page, line, {
          x: place.x,
          y: top - line.baseline,
          width: place.width,
          align: null,
          isRightToLeft,
        }),
      ),
  }))
}
