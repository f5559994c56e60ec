import { parse } from 'parse5'
import { isEssayImage } from '../../../../../contract/essays/essay-images.ts'
import { raisedText } from '../../../../../contract/essays/plain-notation.ts'
import { readPictureLook, readStatedWidth } from '../../pictures/picture-attributes.ts'
import type { EssayNode } from '../document/essay-blocks.ts'
import { safeLink } from '../document/safe-link.ts'
import { collectNotes, type Notes, noteOf } from './collect-notes.ts'
import { readColumns, withColumns } from './column-widths.ts'
import {
  attribute,
  childrenOf,
  descendants,
  type Element,
  isElement,
  styleOf,
  type TreeNode,
  textOf,
} from './html-tree.ts'
import type { ImportedDocument } from './import-document.ts'
import { ImportFault, importLimits } from './import-fault.ts'
import type { LeftOut } from './left-out.ts'
import { formulaOf } from './math-tex.ts'
import { nestLists } from './nest-lists.ts'

type Marks = NonNullable<EssayNode['marks']>
type Context = { notes: Notes; leftOut: LeftOut; characters: number }

/** Elements that are left out with their content. */
const dropped = new Set(
  'script style head title meta link base template iframe frame object embed applet noscript svg canvas audio video input button select textarea form'.split(
    ' ',
  ),
)
/** Those of them that a reader of the file sees, so that the user is told. */
const embedded = new Set(
  'iframe frame object embed applet svg canvas audio video input button select textarea'.split(' '),
)
const markOf: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}
const alignments = new Set(['center', 'right', 'justify'])
/** A node that only exists while a document is read. */
const captionType = 'caption'
/** Characters of private use around the number of an item. */
const itemNumber = /^\ue001(\d{1,6})\ue001/

/** Reads HTML as a document of the editor. Only known elements become nodes, so that nothing else can get in. */
export function readHtml(html: string): ImportedDocument {
  if (html.length > importLimits.htmlCharactersMax) throw new ImportFault('tooLarge')
  const root = parse(html) as unknown as TreeNode
  nestLists(root)
  const context: Context = { notes: collectNotes(root), leftOut: {}, characters: 0 }
  checkTables(root)
  const content = blocksOf(childrenOf(root), [], context, 0)
  const document = { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
  return { document, title: null, leftOut: context.leftOut }
}

function checkTables(root: TreeNode): void {
  let rows = 0
  for (const node of descendants(root)) {
    if (!isElement(node)) continue
    if (node.tagName === 'table') rows = 0
    if (node.tagName === 'tr' && ++rows > importLimits.tableRowsMax) throw new ImportFault('longTable')
  }
}

type Builder = (element: Element, marks: Marks, context: Context, depth: number) => EssayNode[]

const paragraphBuilder: Builder = (element, marks, context, depth) =>
  blocksOf(childrenOf(element), marks, context, depth, alignOf(element))

const headingBuilder: Builder = (element, _marks, context, depth) => {
  const level = Math.min(3, Number(element.tagName[1]))
  return blocksOf(childrenOf(element), [], context, depth).map((block) =>
    block.type === 'paragraph' ? { ...block, type: 'heading', attrs: { level, ...alignOf(element) } } : block,
  )
}

const listBuilder: Builder = (element, marks, context, depth) => {
  const stated = Number.parseInt(attribute(element, 'start'), 10)
  const isOrdered = element.tagName === 'ol'
  const lists: EssayNode[] = []
  let number = stated > 0 ? stated : 1
  for (const item of childrenOf(element)) {
    if (!isElement(item) || context.notes.elements.has(item)) continue
    const own = isOrdered ? takeNumber(item) : null
    // Word counts on in the next list, or begins again in the same one.
    if (lists.length === 0 || (own !== null && own !== number)) {
      number = own ?? number
      const type = isOrdered ? 'orderedList' : 'bulletList'
      lists.push({ type, ...(isOrdered ? { attrs: { start: number } } : {}), content: [] })
    }
    lists.at(-1)?.content?.push(itemOf(blocksOf(childrenOf(item), marks, context, depth)))
    number++
  }
  return lists
}

/** The number of an item of a Word document, which `rewriteWord` wrote in front of its text. */
function takeNumber(item: Element): number | null {
  const [first] = childrenOf(item)
  if (!first || !('value' in first)) return null
  const [mark, number] = itemNumber.exec(first.value) ?? []
  if (mark === undefined) return null
  first.value = first.value.slice(mark.length)
  return Number(number)
}

const captionBuilder: Builder = (element, _marks, context, depth) =>
  blocksOf(childrenOf(element), [], context, depth, alignOf(element)).map((block) =>
    block.type === 'paragraph' ? { ...block, type: captionType } : block,
  )

const builders: Record<string, Builder> = {
  p: (element, ...rest) =>
    (attribute(element, 'class') === 'caption' ? captionBuilder : paragraphBuilder)(element, ...rest),
  figcaption: captionBuilder,
  h1: headingBuilder,
  h2: headingBuilder,
  h3: headingBuilder,
  h4: headingBuilder,
  h5: headingBuilder,
  h6: headingBuilder,
  ul: listBuilder,
  ol: listBuilder,
  blockquote: (element, marks, context, depth) => [
    { type: 'blockquote', content: filled(blocksOf(childrenOf(element), marks, context, depth)) },
  ],
  pre: (element) => {
    const text = textOf(element).replace(/^\n|\n$/g, '')
    return [{ type: 'codeBlock', ...(text === '' ? {} : { content: [{ type: 'text', text }] }) }]
  },
  hr: () => [{ type: 'horizontalRule' }],
  table: (element, _marks, context, depth) => tableOf(element, context, depth),
  img: (element, _marks, context) => imageOf(element, context),
}
for (const tag of 'html body div section article main header footer nav aside address figure dl dt dd center li tr td th tbody thead'.split(
  ' ',
))
  builders[tag] ??= paragraphBuilder

/** A list item has to begin with a paragraph. */
function itemOf(blocks: EssayNode[]): EssayNode {
  const [first] = blocks
  if (first?.type === 'heading')
    return { type: 'listItem', content: [{ ...first, type: 'paragraph', attrs: {} }, ...blocks.slice(1)] }
  return {
    type: 'listItem',
    content: first?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks],
  }
}

function filled(blocks: EssayNode[]): EssayNode[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}

function tableOf(table: Element, context: Context, depth: number): EssayNode[] {
  const widths = readColumns(table)
  const rows = [...rowsOf(table)].map((row) => {
    const cells = childrenOf(row).filter(
      (cell): cell is Element => isElement(cell) && /^t[dh]$/.test(cell.tagName),
    )
    return {
      type: 'tableRow',
      content: cells.map((cell) => ({
        type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
        attrs: { colspan: span(cell, 'colspan', 60), rowspan: span(cell, 'rowspan', 1_000) },
        content: filled(blocksOf(childrenOf(cell), [], context, depth)),
      })),
    }
  })
  const written = withColumns(rows, widths).filter(({ content = [] }) => content.length > 0)
  return written.length > 0 ? [{ type: 'table', content: written }] : []
}

function* rowsOf(table: Element): Generator<Element> {
  for (const child of childrenOf(table)) {
    if (!isElement(child)) continue
    if (child.tagName === 'tr') yield child
    else if (/^t(?:head|body|foot)$/.test(child.tagName)) yield* rowsOf(child)
  }
}

function span(cell: Element, name: string, max: number): number {
  const value = Number.parseInt(attribute(cell, name), 10)
  return value > 1 ? Math.min(value, max) : 1
}

/** Only embedded images are taken: an address would tell its server who opens the essay. */
function imageOf(element: Element, context: Context): EssayNode[] {
  const src = attribute(element, 'src')
  const isTaken = isEssayImage(src) && src.length <= importLimits.imageCharactersMax
  if (isTaken) return [{ type: 'image', attrs: { src, alt: attribute(element, 'alt'), ...lookOf(element) } }]
  leaveOut(context, 'images')
  return []
}

/** The size and place of a picture: its own, or those of the figure or paragraph around it. */
function lookOf(image: Element): Record<string, unknown> {
  const width = styleOf(image, 'width') || attribute(image, 'width')
  const around: Element[] = []
  for (let node = image.parentNode; node && 'tagName' in node && around.length < 3; node = node.parentNode)
    around.push(node)
  const align = around
    .map(
      (element) =>
        attribute(element, 'data-align') ||
        /\balign-(left|center|right)\b/.exec(attribute(element, 'class'))?.[1] ||
        styleOf(element, 'text-align') ||
        attribute(element, 'align').toLowerCase(),
    )
    .find(Boolean)
  const look = readPictureLook({ align })
  return { align: look.align, widthPercent: readStatedWidth(width), caption: '' }
}

/** Returns the blocks with the caption of a picture in its picture. Other captions, as of tables, are paragraphs. */
function withCaption(blocks: EssayNode[], made: EssayNode): EssayNode[] {
  const last = blocks.at(-1)
  if (made.type !== captionType) return [...blocks, made]
  if (last?.type !== 'image' || last.attrs?.caption !== '') return [...blocks, { ...made, type: 'paragraph' }]
  const caption = (made.content ?? []).map(({ text }) => text ?? ' ').join('')
  return [...blocks.slice(0, -1), { ...last, attrs: { ...last.attrs, caption } }]
}

function leaveOut({ leftOut }: Context, part: keyof LeftOut): void {
  leftOut[part] = (leftOut[part] ?? 0) + 1
}

function alignOf(element: Element): { textAlign?: string } {
  const named = /\balign-(center|right|justify)\b/.exec(attribute(element, 'class'))?.[1]
  const align = named ?? (styleOf(element, 'text-align') || attribute(element, 'align').toLowerCase())
  return alignments.has(align) ? { textAlign: align } : {}
}

/** Reads blocks; text between them becomes paragraphs. */
function blocksOf(
  nodes: TreeNode[],
  marks: Marks,
  context: Context,
  depth: number,
  attrs: EssayNode['attrs'] = {},
): EssayNode[] {
  let blocks: EssayNode[] = []
  let line: EssayNode[] = []
  const flush = () => {
    const content = trimmed(line)
    if (content.length > 0)
      blocks.push({ type: 'paragraph', ...(Object.keys(attrs).length > 0 ? { attrs } : {}), content })
    line = []
  }
  const read = (node: TreeNode, open: Marks, level: number) => {
    if (!isElement(node)) {
      if ('value' in node) line.push(...textNode(node.value, open, context))
      return
    }
    if (context.notes.elements.has(node) || isHidden(node)) return
    if (embedded.has(node.tagName)) leaveOut(context, 'embedded')
    const formula = formulaOf(node)
    if (formula) {
      if (!formula.isBlock) return void line.push({ type: 'formula', attrs: { tex: formula.tex } })
      flush()
      blocks.push({ type: 'formulaBlock', attrs: { tex: formula.tex } })
      return
    }
    // Drawn by KaTeX beside its formula in MathML.
    if (dropped.has(node.tagName) || attribute(node, 'class') === 'katex-html') return
    const note = noteOf(node, context.notes)
    const build = builders[node.tagName]
    if (level > importLimits.depthMax) line.push(...textNode(textOf(node), open, context))
    else if (note !== null) line.push({ type: 'footnote', attrs: note.content ? note : { text: note.text } })
    else if (isRaised(node) && isOneLine(node))
      line.push(...textNode(raisedText(textOf(node).trim(), placeOf(node)), open, context))
    else if (node.tagName === 'br') line.push({ type: 'hardBreak' })
    else if (build) {
      flush()
      for (const made of build(node, open, context, level + 1)) blocks = withCaption(blocks, made)
    } else for (const child of childrenOf(node)) read(child, withMark(node, open), level + 1)
  }
  for (const node of nodes) read(node, marks, depth)
  flush()
  return blocks
}

/** The page has no marks for raised and lowered text, so that it becomes characters of that form: 10⁶. */
function isRaised(element: Element): boolean {
  return element.tagName === 'sup' || element.tagName === 'sub'
}

function placeOf(element: Element): 'superscript' | 'subscript' {
  return element.tagName === 'sup' ? 'superscript' : 'subscript'
}

/** A link or a note inside is read as usual. */
function isOneLine(element: Element): boolean {
  return childrenOf(element).every((child) => !isElement(child))
}

function isHidden(element: Element): boolean {
  return styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
}

function withMark(element: Element, marks: Marks): Marks {
  const added: Marks = []
  const type = markOf[element.tagName]
  const weight = styleOf(element, 'font-weight')
  if (type && !(type === 'bold' && weight === 'normal')) added.push({ type })
  if (element.tagName === 'span') {
    if (weight === 'bold' || Number(weight) >= 600) added.push({ type: 'bold' })
    if (styleOf(element, 'font-style') === 'italic') added.push({ type: 'italic' })
  }
  const href = element.tagName === 'a' ? safeLink(attribute(element, 'href')) : null
  if (href) added.push({ type: 'link', attrs: { href } })
  return [...marks, ...added.filter((mark) => !marks.some((each) => each.type === mark.type))]
}

function textNode(value: string, marks: Marks, context: Context): EssayNode[] {
  const text = value.replace(/[ \t\r\n\f]+/g, ' ').toWellFormed()
  context.characters += text.length
  if (context.characters > importLimits.textCharactersMax) throw new ImportFault('tooLarge')
  if (text === '') return []
  // The mark for code excludes all others.
  const code = marks.filter(({ type }) => type === 'code')
  const used = code.length > 0 ? code : marks
  return [{ type: 'text', text, ...(used.length > 0 ? { marks: used } : {}) }]
}

/** Removes blanks at the edges and doubled blanks between runs. */
function trimmed(line: EssayNode[]): EssayNode[] {
  const kept: EssayNode[] = []
  for (const node of line) {
    const last = kept.at(-1)
    const isAfterBlank = !last || last.type === 'hardBreak' || (last.text?.endsWith(' ') ?? false)
    const text = isAfterBlank ? node.text?.replace(/^ /, '') : node.text
    if (node.type !== 'text') kept.push(node)
    else if (text) kept.push({ ...node, text })
  }
  const end = kept.at(-1)
  if (end?.text?.endsWith(' ')) {
    kept.pop()
    const text = end.text.slice(0, -1)
    if (text !== '') kept.push({ ...end, text })
  }
  while (kept.at(-1)?.type === 'hardBreak') kept.pop()
  return kept
}
