import { attribute, descendants, type Element, isElement, type TreeNode } from './html-tree.ts'

const noteId = /^(?:footnote|endnote|fn|_?ftn|_?edn|sdfootnote|sdendnote)[-:]?[\w-]{1,40}$/
/** The link of LibreOffice to a note and the number at its beginning. */
const libreOffice = { link: /^sd(?:foot|end)note\d{1,5}$/, number: /^sd(?:foot|end)notesym$/ }
const noteMax = 5_000
/** Elements that stand apart from the text before them. */
const isLineEnd = /^(?:br|p|div|li|ul|ol|dd|dt|blockquote|h[1-6]|tr|td|th)$/

export type Notes = { texts: Map<string, string>; elements: Set<TreeNode> }

/** Finds the notes that links of the text point to: of Word, of other converters and of our own HTML files. */
export function collectNotes(root: TreeNode): Notes {
  const texts = new Map<string, string>()
  const elements = new Set<TreeNode>()
  for (const node of descendants(root)) {
    if (!isElement(node)) continue
    const id = attribute(node, 'id')
    if ((node.tagName === 'li' || node.tagName === 'div') && noteId.test(id)) {
      texts.set(id, noteText(node))
      if (libreOffice.link.test(id)) texts.set(`${id}sym`, noteText(node))
      elements.add(node)
    } else if (attribute(node, 'role') === 'doc-endnotes') {
      // The rule and the list around the notes.
      for (const inner of descendants(node))
        if (isElement(inner) && inner.tagName === 'hr') elements.add(inner)
    }
  }
  return { texts, elements }
}

function noteText(note: Element): string {
  const numbers = new Set(
    [...descendants(note)]
      .filter((node) => isElement(node) && libreOffice.number.test(attribute(node, 'class')))
      .flatMap((node) => [...descendants(node)]),
  )
  return [...descendants(note)]
    .filter((node) => !numbers.has(node))
    .map((node) =>
      'value' in node ? node.value : isElement(node) && isLineEnd.test(node.tagName) ? ' ' : '',
    )
    .join('')
    .replace(/[↑↩]\ufe0e?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, noteMax)
}

/** Returns the text of the note that a link in the text points to; null for other elements. */
export function noteOf(element: Element, { texts }: Notes): string | null {
  if (element.tagName === 'sup' && attribute(element, 'data-footnote') !== '')
    return attribute(element, 'data-footnote').slice(0, noteMax)
  const href = element.tagName === 'a' ? attribute(element, 'href') : ''
  return href.startsWith('#') ? (texts.get(href.slice(1)) ?? null) : null
}
