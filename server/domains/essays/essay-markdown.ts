import { documentText } from '../../../contract/essays/essay-text.ts'
import type { DocumentNode } from '../../../contract/essays/essays.ts'

const marks: Record<string, string> = { bold: '**', italic: '*', strike: '~~', code: '`' }
/** Deeper content is written as plain text. */
const depthMax = 50
const columnsMax = 50

type Writing = {
  root: DocumentNode
  /** The notes so far, in the order of their marks. */
  notes: string[]
  /** Returns the address of a picture in the file; null leaves the picture out. */
  pictureAddress: (source: unknown) => string | null
}

/** Writes an essay as Markdown with footnotes. Blocks that Markdown lacks are written as their text. */
export function essayMarkdown(
  root: DocumentNode,
  pictureAddress: Writing['pictureAddress'] = () => null,
): string {
  const writing: Writing = { root, notes: [], pictureAddress }
  const blocks = blocksOf(root.content ?? [], writing, 0)
  const notes = writing.notes.map((note, i) => `[^${i + 1}]: ${note}`)
  return [...blocks, ...notes].filter((block) => block !== '').join('\n\n')
}

function blocksOf(nodes: DocumentNode[], writing: Writing, depth: number): string[] {
  return nodes.map((node) => blockOf(node, writing, depth))
}

function blockOf(node: DocumentNode, writing: Writing, depth: number): string {
  const { type, attrs = {}, content = [] } = node
  if (depth > depthMax) return plainOf(node, writing)
  const inner = () => blocksOf(content, writing, depth + 1).join('\n\n')
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs.level) || 1)} ${lineOf(content, writing)}`
    case 'paragraph':
      return lineOf(content, writing)
    case 'horizontalRule':
      return '---'
    case 'blockquote':
      return indent(inner(), '> ')
    case 'codeBlock':
      return `\`\`\`${String(attrs.language ?? '')}\n${plainOf(node, writing)}\n\`\`\``
    case 'bulletList':
      return content.map((item) => listItem('- ', item, writing, depth)).join('\n')
    case 'orderedList':
      return content
        .map((item, index) => listItem(`${(Number(attrs.start) || 1) + index}. `, item, writing, depth))
        .join('\n')
    case 'table':
      return tableOf(content, writing, depth)
    case 'image':
      return pictureOf(attrs, writing)
    case 'formulaBlock':
      return `$$\n${textIn(attrs.tex).trim()}\n$$`
    default:
      return plainOf(node, writing)
  }
}

function listItem(sign: string, { content = [] }: DocumentNode, writing: Writing, depth: number): string {
  const text = blocksOf(content, writing, depth + 1).join('\n\n')
  return sign + indent(text, ' '.repeat(sign.length)).trimStart()
}

const indent = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n')

/** Citations and other parts of a line are written as in the plain text, with the sources of the essay. */
function plainOf(node: DocumentNode, { root }: Writing): string {
  return documentText({ type: 'doc', ...(root.attrs ? { attrs: root.attrs } : {}), content: [node] })
}

function lineOf(nodes: DocumentNode[], writing: Writing): string {
  return nodes.map((node) => inlineOf(node, writing)).join('')
}

function inlineOf(node: DocumentNode, writing: Writing): string {
  const { attrs = {} } = node
  switch (node.type) {
    case 'text':
      return markedText(node)
    case 'formula':
      return `$${textIn(attrs.tex)}$`
    case 'footnote':
      return noteMark(attrs, writing)
    default:
      return plainOf(node, writing)
  }
}

/** A note has its words as nodes, or as plain text. */
function noteMark({ content, text }: Record<string, unknown>, writing: Writing): string {
  const words = Array.isArray(content) ? lineOf(content as DocumentNode[], writing) : textIn(text)
  writing.notes.push(words.replaceAll('\n', ' '))
  return `[^${writing.notes.length}]`
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function pictureOf({ src, alt, caption }: Record<string, unknown>, { pictureAddress }: Writing): string {
  const address = pictureAddress(src)
  const words = textIn(alt).replaceAll('\n', ' ').replaceAll(']', ')')
  const picture = address === null ? words : `![${words}](<${address}>)`
  return [picture, textIn(caption)].filter((part) => part !== '').join('\n\n')
}

/** The first row becomes the header, which a table of Markdown must have. */
function tableOf(rows: DocumentNode[], writing: Writing, depth: number): string {
  const cells = rows.map(({ content = [] }) => content.flatMap((cell) => cellOf(cell, writing, depth)))
  const columns = Math.max(1, ...cells.map(({ length }) => length))
  const line = (texts: string[]) =>
    `| ${[...texts, ...Array<string>(columns).fill('')].slice(0, columns).join(' | ')} |`
  const [first = [], ...others] = cells
  return [line(first), line(Array<string>(columns).fill('---')), ...others.map(line)].join('\n')
}

/** Returns a cell with the empty ones that it spans. */
function cellOf({ attrs = {}, content = [] }: DocumentNode, writing: Writing, depth: number): string[] {
  const text = blocksOf(content, writing, depth + 1)
    .join('<br>')
    .replaceAll('\n', ' ')
    .replaceAll('|', '\\|')
  const spanned = Math.min(Math.max(Number(attrs.colspan) || 1, 1), columnsMax)
  return [text, ...Array<string>(spanned - 1).fill('')]
}

function markedText({ text = '', marks: given = [] }: DocumentNode): string {
  const link = given.find(({ type }) => type === 'link')?.attrs?.href
  const signs = given.flatMap(({ type }) => marks[type] ?? [])
  const marked = text.trim() === '' ? text : signs.reduce((inner, sign) => `${sign}${inner}${sign}`, text)
  return typeof link === 'string' ? `[${marked}](${link})` : marked
}
