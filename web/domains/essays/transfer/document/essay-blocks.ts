import type { DocumentNode } from '../../../../../contract/essays/essays.ts'
import { hasStrongRightToLeft } from './direction.ts'
import { readFootnote, readInlines } from './read-inlines.ts'

/** A node of the editor, such as the result of `editor.getJSON()`. */
export type EssayNode = DocumentNode

export type Align = 'left' | 'center' | 'right' | 'justify'

export type Look = {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  code?: true
  superscript?: true
  subscript?: true
  font?: string
  sizePt?: number
}

export type TextRun = { kind: 'text'; text: string; look: Look; link: string | null }

export type Inline = TextRun | { kind: 'break' } | { kind: 'footnote'; number: number; text: string }

export type Paragraph = {
  kind: 'paragraph'
  /** 0 for normal text, otherwise the level of the heading. */
  level: number
  align: Align | null
  isRightToLeft: boolean
  inlines: Inline[]
}

export type TableCell = { isHeader: boolean; columns: number; rows: number; blocks: Block[] }
export type ListBlock = { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
export type TableBlock = { kind: 'table'; rows: TableCell[][] }
type ImageBlock = { kind: 'image'; source: string; alt: string }

export type Block =
  | Paragraph
  | ListBlock
  | TableBlock
  | ImageBlock
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

export type Footnote = { number: number; text: string }

/** What all writers of files read: the essay without the editor's names. */
export type EssayDocument = {
  title: string
  font: string
  sizePt: number
  blocks: Block[]
  footnotes: Footnote[]
}

const pointsOfPixel = 0.75

/** Reads the editor's document. The text of unknown nodes is kept, so that no export loses words. */
export function readEssay(
  json: EssayNode,
  { title, font, sizePx }: { title: string; font: string; sizePx: number },
): EssayDocument {
  const footnotes: Footnote[] = []
  const blocks = readBlocks(json.content ?? [], footnotes)
  return { title, font, sizePt: sizePx * pointsOfPixel, blocks, footnotes }
}

type Reader = (node: EssayNode, footnotes: Footnote[]) => Block[]

const readers: Record<string, Reader> = {
  paragraph: (node, footnotes) => [paragraph(node, 0, footnotes)],
  heading: (node, footnotes) => [paragraph(node, integer(node.attrs?.level, 1, 6, 1), footnotes)],
  blockquote: (node, footnotes) => [{ kind: 'quote', blocks: readBlocks(node.content ?? [], footnotes) }],
  bulletList: (node, footnotes) => [list(node, false, footnotes)],
  orderedList: (node, footnotes) => [list(node, true, footnotes)],
  codeBlock: (node) => [{ kind: 'code', text: textOf(node) }],
  horizontalRule: () => [{ kind: 'rule' }],
  table: (node, footnotes) => [table(node, footnotes)],
  image: ({ attrs }) => [{ kind: 'image', source: words(attrs?.src), alt: words(attrs?.alt) }],
}

const inlineTypes = new Set(['text', 'hardBreak', 'footnote'])

function readBlocks(nodes: EssayNode[], footnotes: Footnote[]): Block[] {
  const blocks: Block[] = []
  let loose: EssayNode[] = []
  const flush = () => {
    if (loose.length > 0) blocks.push(paragraph({ type: 'paragraph', content: loose }, 0, footnotes))
    loose = []
  }
  for (const node of nodes) {
    const read = readers[node.type]
    if (!read && (inlineTypes.has(node.type) || !node.content)) {
      loose.push(node)
      continue
    }
    flush()
    blocks.push(...(read ? read(node, footnotes) : readBlocks(node.content ?? [], footnotes)))
  }
  flush()
  return blocks
}

function paragraph({ attrs, content = [] }: EssayNode, level: number, footnotes: Footnote[]): Paragraph {
  const inlines = readInlines(content, (node) => readFootnote(node, footnotes))
  const align = words(attrs?.textAlign)
  return {
    kind: 'paragraph',
    level,
    align: isAlign(align) ? align : null,
    isRightToLeft: hasStrongRightToLeft(inlines),
    inlines,
  }
}

function isAlign(value: string): value is Align {
  return value === 'left' || value === 'center' || value === 'right' || value === 'justify'
}

function list({ attrs, content = [] }: EssayNode, isOrdered: boolean, footnotes: Footnote[]): ListBlock {
  const items = content.map((item) => readBlocks(item.content ?? [], footnotes))
  return { kind: 'list', isOrdered, start: integer(attrs?.start, 0, 1_000_000, 1), items }
}

function table({ content = [] }: EssayNode, footnotes: Footnote[]): TableBlock {
  const rows = content.map((row) =>
    (row.content ?? []).map((cell) => ({
      isHeader: cell.type === 'tableHeader',
      columns: integer(cell.attrs?.colspan, 1, 60, 1),
      rows: integer(cell.attrs?.rowspan, 1, 1_000, 1),
      blocks: readBlocks(cell.content ?? [], footnotes),
    })),
  )
  return { kind: 'table', rows: rows.filter((cells) => cells.length > 0) }
}

function textOf({ text = '', content = [] }: EssayNode): string {
  return text + content.map((node) => (node.type === 'hardBreak' ? '\n' : textOf(node))).join('')
}

function integer(value: unknown, min: number, max: number, usual: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : usual
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
