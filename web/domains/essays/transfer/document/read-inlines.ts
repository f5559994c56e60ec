import type { EssayNode, Footnote, Inline, Look } from './essay-blocks.ts'
import { safeLink } from './safe-link.ts'

const pointsOf: Record<string, number> = { px: 0.75, pt: 1 }
const sizeMin = 4
const sizeMax = 200

const simpleMarks: Record<
  string,
  keyof Look & ('bold' | 'italic' | 'underline' | 'strike' | 'code' | 'superscript' | 'subscript')
> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  code: 'code',
  superscript: 'superscript',
  subscript: 'subscript',
}

/** Reads the content of a paragraph. An unknown node without content counts by its attribute `text`. */
export function readInlines(nodes: EssayNode[], readNote: (node: EssayNode) => Footnote): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'hardBreak') return [{ kind: 'break' }]
    if (node.type === 'footnote') return [{ kind: 'footnote', ...readNote(node) }]
    const text = node.text ?? (typeof node.attrs?.text === 'string' ? node.attrs.text : '')
    if (text === '') return readInlines(node.content ?? [], readNote)
    return [{ kind: 'text', text: text.toWellFormed(), ...readMarks(node.marks ?? []) }]
  })
}

/** Numbers the footnote and adds it to those of the document. */
export function readFootnote({ attrs }: EssayNode, footnotes: Footnote[]): Footnote {
  const text = typeof attrs?.text === 'string' ? attrs.text.toWellFormed() : ''
  const note = { number: footnotes.length + 1, text }
  footnotes.push(note)
  return note
}

function readMarks(marks: NonNullable<EssayNode['marks']>): { look: Look; link: string | null } {
  const look: Look = {}
  let link: string | null = null
  for (const { type, attrs = {} } of marks) {
    const simple = simpleMarks[type]
    if (simple) look[simple] = true
    else if (type === 'link') link = safeLink(attrs.href)
    else if (type === 'textStyle') Object.assign(look, textStyle(attrs))
  }
  return { look, link }
}

function textStyle({ fontFamily, fontSize }: Record<string, unknown>): Look {
  const look: Look = {}
  if (typeof fontFamily === 'string' && firstFont(fontFamily) !== '') look.font = firstFont(fontFamily)
  const size = typeof fontSize === 'string' ? /^(\d{1,3}(?:\.\d{1,3})?)(px|pt)$/.exec(fontSize.trim()) : null
  if (size) look.sizePt = Math.min(sizeMax, Math.max(sizeMin, Number(size[1]) * pointsOf[size[2]!]!))
  return look
}

/** Returns the name of the first font of a CSS stack, without characters that no name of a font has. */
export function firstFont(stack: string): string {
  return (stack.split(',')[0] ?? '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60)
}
