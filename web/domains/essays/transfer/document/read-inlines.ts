import { noteContentOf } from '../../note-content.ts'
import { citationRuns } from './citation-texts.ts'
import { readCommentEdges } from './comment-edges.ts'
import type { EssayNode, Footnote, Inline, Look, Notes, TextRun } from './essay-blocks.ts'
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
export function readInlines(nodes: EssayNode[], notes: Notes): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'hardBreak') return [{ kind: 'break' }]
    if (node.type === 'footnote') return [readFootnote(node, notes)]
    if (node.type === 'formula')
      return [{ kind: 'formula', ...notes.readFormula(String(node.attrs?.tex ?? '').toWellFormed(), false) }]
    if (node.type === 'citation' && notes.citations) return readCitation(node, notes)
    const text = node.text ?? (typeof node.attrs?.text === 'string' ? node.attrs.text : '')
    if (text === '') return readInlines(node.content ?? [], notes)
    const marks = node.marks ?? []
    return [{ kind: 'text', text: text.toWellFormed(), ...readMarks(marks), ...readCommentEdges(marks) }]
  })
}

function readFootnote({ attrs = {} }: EssayNode, notes: Notes): Inline {
  const runs = noteContentOf(attrs).flatMap((node): TextRun[] => {
    if (node.type === 'citation') return citationRuns(notes.citations?.read(node.attrs ?? {}).runs ?? [])
    return [{ kind: 'text', text: (node.text ?? '').toWellFormed(), ...readMarks(node.marks ?? []) }]
  })
  return addNote(runs.length > 0 ? runs : [{ kind: 'text', text: '', look: {}, link: null }], notes)
}

/** A citation is text, or a footnote in a style of notes. It looks like the text around it. */
function readCitation({ attrs = {}, marks = [] }: EssayNode, notes: Notes): Inline[] {
  const { runs, isNote, author = '' } = notes.citations!.read(attrs)
  const texts = citationRuns(runs)
  const around = readMarks(marks)
  if (isNote)
    return [...(author ? [{ kind: 'text' as const, text: author, ...around }] : []), addNote(texts, notes)]
  return texts.map((run) => ({
    ...run,
    look: { ...around.look, ...run.look },
    link: run.link ?? around.link,
  }))
}

/** Numbers a footnote and adds it to those of the document. */
function addNote(inlines: TextRun[], { list }: Notes): Inline {
  const note: Footnote = { number: list.length + 1, text: inlines.map(({ text }) => text).join(''), inlines }
  list.push(note)
  return { kind: 'footnote', number: note.number, text: note.text }
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
