import { PDFDocument, type PDFImage, type PDFPage, rgb } from 'pdf-lib'
import { brand } from '../../../../../contract/brand.ts'
import { isRightToLeft } from '../../../../ui/text/direction.ts'
import type { ReadFormula } from '../../formulas/read-formula.ts'
import type { Block, EssayDocument, Inline } from '../document/essay-blocks.ts'
import { readImage } from '../document/read-image.ts'
import { embedFaces, type Face, faceOf, type LoadFace } from './faces.ts'
import { fillPages, noteGap, type Sheet } from './flow.ts'
import { mathFacesOf } from './math-faces.ts'
import { noteLines, type PdfContext, stripsOf } from './strips.ts'
import { createTags } from './tags.ts'

/** A4 with margins of one inch, in points. */
const pageSize: [number, number] = [595.28, 841.89]
const margin = 72
const body = { x: margin, width: pageSize[0] - 2 * margin, isQuote: false }
const bodyHeight = pageSize[1] - 2 * margin

export type WrittenPdf = { bytes: Uint8Array<ArrayBuffer>; missing: string[] }

/**
 * Writes a PDF with text that can be selected, embedded fonts, footnotes at the end of their pages, and the structure
 * that screen readers follow. `missing` has the
 * characters that no embedded font has.
 */
export async function writePdf(essay: EssayDocument, loadFace: LoadFace): Promise<WrittenPdf> {
  const file = await PDFDocument.create()
  file.setTitle(essay.title, { showInWindowTitleBar: true })
  file.setCreator(brand.name)
  file.setProducer(brand.name)
  const wanted = new Set<Face>([faceOf({}, essay.font)])
  collectFaces(essay.blocks, essay.font, {}, wanted)
  for (const { inlines } of essay.footnotes) addFaces(inlines, essay.font, {}, wanted)
  const faces = await embedFaces(file, wanted, loadFace)
  const images = new Map<string, PDFImage>()
  await embedImages(file, essay.blocks, images)
  const tags = createTags(file)
  const context: PdfContext = { essay, faces, images, margin, heightMax: bodyHeight, tags }
  const place = { ...body, tag: tags.root }
  // Before the notes, so that they follow the text in the structure.
  const strips = stripsOf(essay.blocks, place, context)
  const notes = new Map(
    essay.footnotes.map((note) => [note.number, noteLines(note, isRightToLeft(note.text), place, context)]),
  )
  const sheets = fillPages(strips, (number) => notes.get(number) ?? [], bodyHeight)
  for (const [i, sheet] of sheets.entries()) drawSheet(file, sheet, i + 1, context)
  tags.finish()
  return { bytes: new Uint8Array(await file.save()), missing: [...faces.missing] }
}

function drawSheet(file: PDFDocument, { strips, notes }: Sheet, number: number, context: PdfContext): void {
  const page = file.addPage(pageSize)
  drawPageNumber(page, number, context)
  const top = pageSize[1] - margin
  for (const placed of strips) placed.strip.draw(page, top - placed.top)
  if (notes.length === 0) return
  let y = margin + notes.reduce((sum, note) => sum + note.height, 0)
  const lineY = y + noteGap / 2
  const [start, end] = [
    { x: margin, y: lineY },
    { x: margin + 144, y: lineY },
  ]
  context.tags.decorate(page, () => page.drawLine({ start, end, thickness: 0.5, color: rgb(0, 0, 0) }))
  for (const note of notes) {
    note.draw(page, y)
    y -= note.height
  }
}

function drawPageNumber(page: PDFPage, number: number, { essay, faces, tags }: PdfContext): void {
  const font = faces.of({}, essay.font)
  const size = essay.sizePt * 0.85
  const text = String(number)
  const x = (pageSize[0] - font.widthOfTextAtSize(text, size)) / 2
  tags.decorate(page, () => page.drawText(text, { x, y: margin / 2, size, font }))
}

function addFaces(inlines: Inline[], font: string, emphasis: Emphasis, wanted: Set<Face>): void {
  wanted.add(faceOf(emphasis, font))
  for (const inline of inlines)
    if (inline.kind === 'text') wanted.add(faceOf({ ...emphasis, ...inline.look }, font))
    else if (inline.kind === 'formula') addFormulaFaces(inline, { ...emphasis, italic: true }, font, wanted)
}

/** A source that is no valid TeX is written in italics. */
function addFormulaFaces({ tree }: ReadFormula, emphasis: Emphasis, font: string, wanted: Set<Face>): void {
  wanted.add(faceOf(emphasis, font))
  if (tree) for (const face of mathFacesOf(tree)) wanted.add(face)
}

type Emphasis = { bold?: true; italic?: true }

function collectFaces(blocks: Block[], font: string, base: Emphasis, wanted: Set<Face>): void {
  const add = (inlines: Inline[], emphasis: Emphasis) => addFaces(inlines, font, emphasis, wanted)
  for (const block of blocks) {
    if (block.kind === 'paragraph') add(block.inlines, block.level > 0 ? { ...base, bold: true } : base)
    else if (block.kind === 'quote') collectFaces(block.blocks, font, { ...base, italic: true }, wanted)
    else if (block.kind === 'list') for (const item of block.items) collectFaces(item, font, base, wanted)
    else if (block.kind === 'formula') addFormulaFaces(block, { ...base, italic: true }, font, wanted)
    else if (block.kind === 'code') wanted.add(faceOf({ code: true }, font))
    else if (block.kind === 'table') {
      for (const cell of block.rows.flat())
        collectFaces(cell.blocks, font, cell.isHeader ? { ...base, bold: true } : base, wanted)
    }
  }
}

async function embedImages(file: PDFDocument, blocks: Block[], images: Map<string, PDFImage>): Promise<void> {
  for (const block of blocks) {
    if (block.kind === 'quote') await embedImages(file, block.blocks, images)
    else if (block.kind === 'list') for (const item of block.items) await embedImages(file, item, images)
    else if (block.kind === 'table')
      for (const cell of block.rows.flat()) await embedImages(file, cell.blocks, images)
    else if (block.kind === 'image' && !images.has(block.source)) {
      const image = await embedImage(file, block.source).catch(() => null)
      if (image) images.set(block.source, image)
    }
  }
}

/** Null for images of other types and damaged ones; their description is written instead. */
async function embedImage(file: PDFDocument, source: string): Promise<PDFImage | null> {
  const image = readImage(source)
  if (image?.type === 'png') return file.embedPng(image.bytes)
  return image?.type === 'jpeg' ? file.embedJpg(image.bytes) : null
}
