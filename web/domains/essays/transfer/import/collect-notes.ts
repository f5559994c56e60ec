import { type NoteContent, noteCharactersMax, readNoteContent } from '../../note-content.ts'
import {
  attribute,
  childrenOf,
  descendants,
  type Element,
  isElement,
  type TreeNode,
  textOf,
} from './html-tree.ts'
import { importLimits } from './import-fault.ts'

const noteId = /^(?:footnote|endnote|fn|_?ftn|_?edn|sdfootnote|sdendnote)[-:]?[\w-]{1,40}$/
/** The link of LibreOffice to a note and the number at its beginning. */
const libreOffice = { link: /^sd(?:foot|end)note\d{1,5}$/, number: /^sd(?:foot|end)notesym$/ }
/** Elements that stand apart from the text before them. */
const isLineEnd = /^(?:br|p|div|li|ul|ol|dd|dt|blockquote|h[1-6]|tr|td|th)$/

export type Note = { text: string; content: NoteContent | null }
export type Notes = { texts: Map<string, Note>; elements: Set<TreeNode> }

/** Finds the notes that links of the text point to: of Word, of other converters and of our own HTML files. */
export function collectNotes(root: TreeNode): Notes {
  const texts = new Map<string, Note>()
  const elements = new Set<TreeNode>()
  for (const node of descendants(root)) {
    if (!isElement(node)) continue
    const id = attribute(node, 'id')
    if ((node.tagName === 'li' || node.tagName === 'div') && noteId.test(id)) {
      texts.set(id, noteIn(node))
      if (libreOffice.link.test(id)) texts.set(`${id}sym`, noteIn(node))
      elements.add(node)
    } else if (attribute(node, 'role') === 'doc-endnotes') {
      // The rule and the list around the notes.
      for (const inner of descendants(node))
        if (isElement(inner) && inner.tagName === 'hr') elements.add(inner)
    }
  }
  return { texts, elements }
}

const noteMarks: Record<string, string> = {
  em: 'italic',
  i: 'italic',
  strong: 'bold',
  b: 'bold',
  u: 'underline',
}

/** Reads the words of a note with their marks. Blanks in a row, also over the ends of elements, are one. */
function noteIn(note: Element): Note {
  const parts: { text: string; marks: string[] }[] = []
  const read = (node: TreeNode, marks: string[], depth: number) => {
    if (!isElement(node)) {
      if ('value' in node) parts.push({ text: node.value.replace(/[↑↩]\ufe0e?/g, ''), marks })
      return
    }
    if (libreOffice.number.test(attribute(node, 'class'))) return
    if (isLineEnd.test(node.tagName)) parts.push({ text: ' ', marks: [] })
    if (depth > importLimits.depthMax) return void parts.push({ text: textOf(node), marks })
    const mark = noteMarks[node.tagName]
    const inside = mark && !marks.includes(mark) ? [...marks, mark] : marks
    for (const child of childrenOf(node)) read(child, inside, depth + 1)
  }
  for (const child of childrenOf(note)) read(child, [], 0)
  let text = ''
  const content = parts.flatMap((part): NoteContent => {
    const isAfterBlank = text === '' || text.endsWith(' ')
    const words = part.text.replace(/\s+/g, ' ')
    const own = isAfterBlank ? words.replace(/^ /, '') : words
    if (own === '') return []
    text += own
    return [
      {
        type: 'text',
        text: own,
        ...(part.marks.length > 0 && { marks: part.marks.map((type) => ({ type })) }),
      },
    ]
  })
  const last = content.at(-1)
  if (last?.text?.endsWith(' ')) last.text = last.text.trimEnd()
  const plain = text.trim().slice(0, noteCharactersMax)
  return { text: plain, content: plain.length < text.trim().length ? null : readNoteContent(content) }
}

/** Returns the note that a link in the text points to; null for other elements. */
export function noteOf(element: Element, { texts }: Notes): Note | null {
  if (element.tagName === 'sup' && attribute(element, 'data-footnote') !== '')
    return { text: attribute(element, 'data-footnote').slice(0, noteCharactersMax), content: null }
  const href = element.tagName === 'a' ? attribute(element, 'href') : ''
  return href.startsWith('#') ? (texts.get(href.slice(1)) ?? null) : null
}
