import type { DocumentNode } from '../../../../../contract/essays/essays.ts'
import { isRightToLeft } from '../../../../ui/text/direction.ts'
import type { ReadFormula } from '../../formulas/read-formula.ts'
import { type PictureLook, readPictureLook } from '../../pictures/picture-attributes.ts'
import { bibliographyParagraphs, type CitationTexts } from './citation-texts.ts'
import { columnShares } from './column-shares.ts'
import { readInlines } from './read-inlines.ts'

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

export type TextRun = { kind: 'text'; text: string; look: Look; link: string | null } & CommentEdges

/** The numbers of the comments whose words begin, or end, with a run. */
export type CommentEdges = { starts?: number[]; ends?: number[] }

/** A comment in a file. `parent` is the number of the one that it replies to. */
export type FileComment = {
  number: number
  parent: number | null
  author: string
  text: string
  date: Date
}

export type Inline =
  | TextRun
  | { kind: 'break' }
  | { kind: 'footnote'; number: number; text: string }
  | ({ kind: 'formula' } & ReadFormula)

export type Paragraph = {
  kind: 'paragraph'
  /** 0 for normal text, otherwise the level of the heading. */
  level: number
  align: Align | null
  isRightToLeft: boolean
  /** All lines but the first are indented, as in a bibliography. */
  isHanging?: boolean
  inlines: Inline[]
}

export type TableCell = {
  isHeader: boolean
  columns: number
  rows: number
  blocks: Block[]
}
export type ListBlock = { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
/** `shares` are the widths of the columns as parts of the table's; null where they are equal. */
export type TableBlock = { kind: 'table'; rows: TableCell[][]; shares: number[] | null }
export type ImageBlock = { kind: 'image'; source: string; alt: string } & PictureLook

export type Block =
  | Paragraph
  | ListBlock
  | TableBlock
  | ImageBlock
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | ({ kind: 'formula' } & ReadFormula)

export type Footnote = { number: number; text: string; inlines: Inline[] }

/** What all writers of files read: the essay without the editor's names. */
export type EssayDocument = {
  title: string
  font: string
  sizePt: number
  blocks: Block[]
  footnotes: Footnote[]
  /** Only for formats that have comments. */
  comments?: FileComment[]
}

const pointsOfPixel = 0.75

/** Reads the editor's document. The text of unknown nodes is kept, so that no export loses words. */
export function readEssay(
  json: EssayNode,
  { title, font, sizePx, citations = null, readFormula = sourceOnly }: ReadOptions,
): EssayDocument {
  const notes: Notes = { list: [], citations, readFormula }
  const blocks = readBlocks(json.content ?? [], notes)
  return { title, font, sizePt: sizePx * pointsOfPixel, blocks, footnotes: notes.list }
}

type FormulaReader = (tex: string, isBlock: boolean) => ReadFormula
type ReadOptions = {
  title: string
  font: string
  sizePx: number
  citations?: CitationTexts | null
  /** Without it, formulas are their source. */
  readFormula?: FormulaReader
}
/** The footnotes so far, and the text of citations, some of which are footnotes. */
export type Notes = { list: Footnote[]; citations: CitationTexts | null; readFormula: FormulaReader }
type Reader = (node: EssayNode, notes: Notes) => Block[]

const readers: Record<string, Reader> = {
  paragraph: (node, notes) => [paragraph(node, 0, notes)],
  heading: (node, notes) => [paragraph(node, integer(node.attrs?.level, 1, 6, 1), notes)],
  blockquote: (node, notes) => [{ kind: 'quote', blocks: readBlocks(node.content ?? [], notes) }],
  bulletList: (node, notes) => [list(node, false, notes)],
  orderedList: (node, notes) => [list(node, true, notes)],
  codeBlock: (node) => [{ kind: 'code', text: textOf(node) }],
  horizontalRule: () => [{ kind: 'rule' }],
  table: (node, notes) => [table(node, notes)],
  formulaBlock: ({ attrs }, { readFormula }) => [
    { kind: 'formula', ...readFormula(words(attrs?.tex), true) },
  ],
  bibliography: (_, { citations }) => (citations ? bibliographyParagraphs(citations) : []),
  image: ({ attrs }) => [
    { kind: 'image', source: words(attrs?.src), alt: words(attrs?.alt), ...readPictureLook(attrs) },
  ],
}

const inlineTypes = new Set(['text', 'hardBreak', 'footnote', 'citation', 'formula'])
const sourceOnly: FormulaReader = (tex) => ({ tex, mathml: null, tree: null, plain: tex })

function readBlocks(nodes: EssayNode[], notes: Notes): Block[] {
  const blocks: Block[] = []
  let loose: EssayNode[] = []
  const flush = () => {
    if (loose.length > 0) blocks.push(paragraph({ type: 'paragraph', content: loose }, 0, notes))
    loose = []
  }
  for (const node of nodes) {
    const read = readers[node.type]
    if (!read && (inlineTypes.has(node.type) || !node.content)) {
      loose.push(node)
      continue
    }
    flush()
    blocks.push(...(read ? read(node, notes) : readBlocks(node.content ?? [], notes)))
  }
  flush()
  return blocks
}

function paragraph({ attrs, content = [] }: EssayNode, level: number, notes: Notes): Paragraph {
  const inlines = readInlines(content, notes)
  const align = words(attrs?.textAlign)
  return {
    kind: 'paragraph',
    level,
    align: isAlign(align) ? align : null,
    isRightToLeft: isRightToLeft(
      inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''),
    ),
    inlines,
  }
}

function isAlign(value: string): value is Align {
  return value === 'left' || value === 'center' || value === 'right' || value === 'justify'
}

function list({ attrs, content = [] }: EssayNode, isOrdered: boolean, notes: Notes): ListBlock {
  const items = content.map((item) => readBlocks(item.content ?? [], notes))
  return { kind: 'list', isOrdered, start: integer(attrs?.start, 0, 1_000_000, 1), items }
}

function table({ content = [] }: EssayNode, notes: Notes): TableBlock {
  const rows = content.map((row) =>
    (row.content ?? []).map((cell) => ({
      isHeader: cell.type === 'tableHeader',
      columns: integer(cell.attrs?.colspan, 1, 60, 1),
      rows: integer(cell.attrs?.rowspan, 1, 1_000, 1),
      blocks: readBlocks(cell.content ?? [], notes),
    })),
  )
  const written = rows.filter((cells) => cells.length > 0)
  return { kind: 'table', rows: written, shares: columnShares(written, content) }
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
