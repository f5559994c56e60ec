import type { Node } from '@tiptap/pm/model'
import type { OutlineSection } from './parse-outline.ts'

/** `heading` is the title of the section where the page does not have it yet. */
export type DraftPlace = { at: number; heading: string | null }

type Section = {
  title: string
  /** After the last block of the section that is not empty, its heading included. */
  end: number
  start: number
  hasText: boolean
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The sections of a page: its top-level headings with what follows, down to the next heading. */
function sectionsOf(doc: Node): Section[] {
  const sections: Section[] = []
  doc.forEach((node, pos) => {
    const last = sections.at(-1)
    if (node.type.name === 'heading')
      sections.push({ title: node.textContent, start: pos, end: pos + node.nodeSize, hasText: false })
    else if (last && node.type.name !== 'bibliography' && !isEmpty(node)) {
      last.end = pos + node.nodeSize
      last.hasText = true
    }
  })
  return sections
}

const isEmpty = (node: Node) => node.isTextblock && node.content.size === 0

/** Returns where the draft of a section goes: below its heading, or where the outline puts it. */
export function draftPlace(doc: Node, outline: OutlineSection[], index: number): DraftPlace {
  const sections = sectionsOf(doc)
  const find = (title: string) =>
    title.trim() === '' ? undefined : sections.find((one) => same(one.title, title))
  const { title } = outline[index]!
  const own = find(title)
  if (own) return { at: own.end, heading: null }
  for (const later of outline.slice(index + 1)) {
    const next = find(later.title)
    if (next) return { at: next.start, heading: title.trim() }
  }
  return { at: endOfText(doc), heading: title.trim() }
}

/** After the last block that is not empty, before a bibliography. */
function endOfText(doc: Node): number {
  let end = 0
  doc.forEach((node, pos) => {
    if (node.type.name !== 'bibliography' && !isEmpty(node)) end = pos + node.nodeSize
  })
  return end
}

/** Returns the first section of the outline that has no text on the page; -1 if all have. */
export function nextSection(doc: Node, outline: OutlineSection[]): number {
  if (outline.length === 0) return -1
  const written = sectionsOf(doc).filter(({ hasText }) => hasText)
  return outline.findIndex(
    ({ title }) => title.trim() !== '' && !written.some((one) => same(one.title, title)),
  )
}
