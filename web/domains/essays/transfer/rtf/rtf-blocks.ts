import { columnEdges } from '../document/column-shares.ts'
import { emboldened } from '../document/emboldened.ts'
import type { Block, ImageBlock, ListBlock, Paragraph, TableBlock } from '../document/essay-blocks.ts'
import { fitImage, readImage } from '../document/read-image.ts'
import { type Slot, tableGrid } from '../document/table-grid.ts'
import { codeFont, type RtfContext } from './rtf-context.ts'
import { rtfInlines } from './rtf-inlines.ts'
import { escapeRtf } from './rtf-text.ts'

type Place = {
  isQuote: boolean
  indent: number
  inTable: boolean
  item?: { list: number; level: number; mark: string }
}

const page: Place = { isQuote: false, indent: 0, inTable: false }
const pageWidthTwips = 9_026
const alignments = { left: '\\ql', center: '\\qc', right: '\\qr', justify: '\\qj' }
const border = ['t', 'l', 'b', 'r'].map((side) => `\\clbrdr${side}\\brdrs\\brdrw10`).join('')

export function rtfBlocks(blocks: Block[], context: RtfContext): string {
  return write(blocks, page, context).join('\n')
}

/** Every block ends with `\par`. In a cell, the last of them becomes `\cell`. */
function write(blocks: Block[], place: Place, context: RtfContext): string[] {
  return blocks.flatMap((block) => writeOne(block, place, context))
}

function writeOne(block: Block, place: Place, context: RtfContext): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraph(block, place, context)]
    case 'quote':
      return write(block.blocks, { ...place, isQuote: true }, context)
    case 'list':
      return list(block, place, context)
    case 'code': {
      const lines = `{\\f${context.fonts.index(codeFont)} ${escapeRtf(block.text)}}`
      return [`${start(place)}\\cbpat2 ${lines}\\par`]
    }
    case 'rule':
      return [`${start(place)}\\brdrb\\brdrs\\brdrw10\\brsp20 \\par`]
    case 'formula':
      return [`${start(place)}\\qc {\\i ${escapeRtf(block.plain)}}\\par`]
    case 'table':
      // A table inside a cell becomes paragraphs; few programs read nested tables.
      return place.inTable
        ? block.rows.flatMap((cells) => cells.flatMap((cell) => write(cell.blocks, place, context)))
        : [...table(block, context), `${start(place)}\\par`]
    case 'image':
      return image(block, place)
  }
}

function start({ inTable, indent, isQuote, item }: Place): string {
  const list = item ? `\\ls${item.list}\\ilvl${item.level}\\fi-360\\li${(item.level + 1) * 720}\\sa60` : ''
  const left = !item && indent > 0 ? `\\li${indent * 720 + (isQuote ? 567 : 0)}` : ''
  const style = isQuote && !item ? `\\s7\\ri567\\i${indent > 0 ? '' : '\\li567'}` : '\\s0'
  return `\\pard\\plain${inTable ? '\\intbl' : ''}${style}${item || inTable ? '' : '\\sa160\\sl320\\slmult1'}${left}${list}`
}

function paragraph(
  { level, align, isRightToLeft, isHanging, inlines }: Paragraph,
  place: Place,
  context: RtfContext,
): string {
  const scale = [1, 1.857, 1.43, 1.143, 1, 1, 1][level]!
  const heading = level > 0 ? `\\s${level}\\outlinelevel${level - 1}\\keepn\\sb240\\b` : ''
  const look = `\\f0\\fs${Math.round(context.halfPoints * scale)}`
  const direction = isRightToLeft ? '\\rtlpar' : ''
  const mark = place.item ? `{\\listtext ${escapeRtf(place.item.mark)}\\tab}` : ''
  return `${start(place)}${heading}${direction}${isHanging ? '\\fi-720\\li720' : ''}${align ? alignments[align] : ''}${look} ${mark}${rtfInlines(inlines, context, isRightToLeft)}\\par`
}

function list({ isOrdered, start: first, items }: ListBlock, place: Place, context: RtfContext): string[] {
  const level = Math.min(8, place.indent)
  const list = context.lists.push({ isOrdered, start: first })
  const inner: Place = { ...place, indent: level + 1 }
  delete inner.item
  const empty: Paragraph = { kind: 'paragraph', level: 0, align: null, isRightToLeft: false, inlines: [] }
  return items.flatMap((blocks, i) => {
    const [head, ...rest] = blocks[0]?.kind === 'paragraph' ? blocks : [empty, ...blocks]
    const marked = { ...inner, item: { list, level, mark: isOrdered ? `${first + i}.` : '•' } }
    return [paragraph(head as Paragraph, marked, context), ...write(rest, inner, context)]
  })
}

function table(block: TableBlock, context: RtfContext): string[] {
  const { columns, rows } = tableGrid(block)
  const edges = columnEdges(columns, block.shares)
  return rows.map((slots, at) => {
    const isHead = at === 0 && slots.every(({ cell }) => cell.isHeader)
    const cells = slots.map(
      (slot) =>
        `${merge(slot)}${border}${slot.cell.isHeader ? '\\clcbpat2' : ''}\\cellx${Math.round((edges[slot.at + slot.columns] ?? 1) * pageWidthTwips)}`,
    )
    const row = `\\trowd\\trgaph108\\trkeep${isHead ? '\\trhdr' : ''}${cells.join('')}`
    return `${row}\n${slots.map((slot) => cellText(slot, context)).join('')}${'\\row'}`
  })
}

function merge({ cell, isContinued }: Slot): string {
  if (isContinued) return '\\clvmrg'
  return cell.rows > 1 ? '\\clvmgf' : ''
}

function cellText({ cell, isContinued }: Slot, context: RtfContext): string {
  const place: Place = { ...page, inTable: true }
  const parts = isContinued
    ? []
    : write(cell.isHeader ? emboldened(cell.blocks) : cell.blocks, place, context)
  if (parts.length === 0) return '\\pard\\plain\\intbl\\cell\n'
  const text = parts.join('\n').replace(/\\par$/, '')
  return `${text}\\cell\n`
}

function image({ source, alt, caption, align, widthPercent }: ImageBlock, place: Place): string[] {
  const read = readImage(source)
  const look = `${start(place)}${alignments[align]}`
  const words = caption === '' ? [] : [`${look}\\s9 ${escapeRtf(caption)}\\par`]
  if (!read || (read.type !== 'png' && read.type !== 'jpeg'))
    return [`${look} ${escapeRtf(alt)}\\par`, ...words]
  const { width, height } = fitImage(read, 450, 600, widthPercent)
  const size = `\\picw${read.width}\\pich${read.height}\\picwgoal${Math.round(width * 20)}\\pichgoal${Math.round(height * 20)}`
  const description = `{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ${escapeRtf(alt)}}}}`
  const keep = words.length > 0 ? '\\keepn' : ''
  return [`${look}${keep} {\\pict${description}\\${read.type}blip${size}\n${hex(read.bytes)}}\\par`, ...words]
}

function hex(bytes: Uint8Array): string {
  let out = ''
  for (const byte of bytes) out += byte.toString(16).padStart(2, '0')
  return out
}
