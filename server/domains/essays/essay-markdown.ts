import { documentText } from '../../../contract/essays/essay-text.ts'
import type { DocumentNode } from '../../../contract/essays/essays.ts'

const marks: Record<string, string> = { bold: '**', italic: '*', strike: '~~', code: '`' }
/** Deeper content is written as plain text. */
const depthMax = 50

/** Writes an essay as Markdown. Blocks that Markdown lacks are written as their text. */
export function essayMarkdown(root: DocumentNode): string {
  return blocksOf(root.content ?? [], root, 0)
    .filter((block) => block !== '')
    .join('\n\n')
}

function blocksOf(nodes: DocumentNode[], root: DocumentNode, depth: number): string[] {
  return nodes.map((node) => blockOf(node, root, depth))
}

function blockOf(node: DocumentNode, root: DocumentNode, depth: number): string {
  const { type, attrs = {}, content = [] } = node
  if (depth > depthMax) return plainOf(node, root)
  const inner = () => blocksOf(content, root, depth + 1).join('\n\n')
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs.level) || 1)} ${lineOf(content, root)}`
    case 'paragraph':
      return lineOf(content, root)
    case 'horizontalRule':
      return '---'
    case 'blockquote':
      return indent(inner(), '> ')
    case 'codeBlock':
      return `\`\`\`${String(attrs.language ?? '')}\n${plainOf(node, root)}\n\`\`\``
    case 'bulletList':
      return content.map((item) => listItem('- ', item, root, depth)).join('\n')
    case 'orderedList':
      return content
        .map((item, index) => listItem(`${(Number(attrs.start) || 1) + index}. `, item, root, depth))
        .join('\n')
    default:
      return plainOf(node, root)
  }
}

function listItem(sign: string, { content = [] }: DocumentNode, root: DocumentNode, depth: number): string {
  const text = blocksOf(content, root, depth + 1).join('\n\n')
  return sign + indent(text, ' '.repeat(sign.length)).trimStart()
}

const indent = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n')

/** Citations and other parts of a line are written as in the plain text, with the sources of the essay. */
function plainOf(node: DocumentNode, root: DocumentNode): string {
  return documentText({ type: 'doc', ...(root.attrs ? { attrs: root.attrs } : {}), content: [node] })
}

function lineOf(nodes: DocumentNode[], root: DocumentNode): string {
  return nodes.map((node) => (node.type === 'text' ? markedText(node) : plainOf(node, root))).join('')
}

function markedText({ text = '', marks: given = [] }: DocumentNode): string {
  const link = given.find(({ type }) => type === 'link')?.attrs?.href
  const signs = given.flatMap(({ type }) => marks[type] ?? [])
  const marked = text.trim() === '' ? text : signs.reduce((inner, sign) => `${sign}${inner}${sign}`, text)
  return typeof link === 'string' ? `[${marked}](${link})` : marked
}
