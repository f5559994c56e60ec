import type { Node } from '@tiptap/pm/model'
import { countWords } from '../../../../contract/word-count.ts'

export type Counts = { words: number; characters: number; withoutSpaces: number; paragraphs: number }

const nothing: Counts = { words: 0, characters: 0, withoutSpaces: 0, paragraphs: 0 }
/** A heading with one of these names starts the bibliography. */
const bibliographyNames = new Set([
  'bibliography',
  'references',
  'reference list',
  'works cited',
  'literature',
  'literature cited',
  'sources',
])
const wordsPerMinute = 230

/** Nodes never change, so the counts of a block that was not edited are reused. */
const known = new WeakMap<Node, Counts>()

/** Returns the text of a citation node; an empty one where the style writes a note. */
export type CitationText = (citation: Node) => string

/**
 * Counts a document without its bibliography, its footnotes and its code. Citations count as the style writes them,
 * as in word processors.
 */
export function countDocument(doc: Node, textOf: CitationText = () => ''): Counts {
  const total = { ...nothing }
  let bibliographyLevel = 0
  doc.forEach((block) => {
    if (block.type.name === 'heading') {
      const level = block.attrs.level as number
      if (bibliographyLevel > 0 && level <= bibliographyLevel) bibliographyLevel = 0
      if (isBibliographyName(block.textContent)) bibliographyLevel = level
    }
    if (bibliographyLevel > 0 || block.type.name === 'bibliography') return
    add(total, countBlock(block))
    for (const citation of citationsIn(block)) add(total, countWordsOf(textOf(citation)))
  })
  return total
}

export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}

export function isBibliographyName(text: string): boolean {
  return bibliographyNames.has(text.trim().replace(/[.:]$/, '').toLowerCase())
}

const knownCitations = new WeakMap<Node, Node[]>()

function citationsIn(block: Node): Node[] {
  const before = knownCitations.get(block)
  if (before) return before
  const found: Node[] = []
  block.descendants((node) => {
    if (node.type.name === 'citation') found.push(node)
  })
  knownCitations.set(block, found)
  return found
}

function countBlock(block: Node): Counts {
  const before = known.get(block)
  if (before) return before
  const counts = { ...nothing }
  if (block.isTextblock) add(counts, countText(block))
  else
    block.forEach((child) => {
      add(counts, countBlock(child))
    })
  known.set(block, counts)
  return counts
}

function countText(block: Node): Counts {
  if (block.type.spec.code) return nothing
  const text = block.textBetween(0, block.content.size, ' ', (node) =>
    node.type.name === 'hardBreak' ? '\n' : '',
  )
  return text.trim() === '' ? nothing : { ...countWordsOf(text), paragraphs: 1 }
}

function countWordsOf(text: string): Counts {
  return {
    words: countWords(text),
    characters: Array.from(text).length,
    withoutSpaces: Array.from(text.replace(/\s/g, '')).length,
    paragraphs: 0,
  }
}

function add(total: Counts, more: Counts): void {
  total.words += more.words
  total.characters += more.characters
  total.withoutSpaces += more.withoutSpaces
  total.paragraphs += more.paragraphs
}
