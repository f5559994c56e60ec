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

/** Counts a document without its bibliography, its footnotes and its code. */
export function countDocument(doc: Node): Counts {
  const total = { ...nothing }
  let bibliographyLevel = 0
  doc.forEach((block) => {
    if (block.type.name === 'heading') {
      const level = block.attrs.level as number
      if (bibliographyLevel > 0 && level <= bibliographyLevel) bibliographyLevel = 0
      if (isBibliographyName(block.textContent)) bibliographyLevel = level
    }
    if (bibliographyLevel === 0 && block.type.name !== 'bibliography') add(total, countBlock(block))
  })
  return total
}

export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}

export function isBibliographyName(text: string): boolean {
  return bibliographyNames.has(text.trim().replace(/[.:]$/, '').toLowerCase())
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
  if (text.trim() === '') return nothing
  return {
    words: countWords(text),
    characters: Array.from(text).length,
    withoutSpaces: Array.from(text.replace(/\s/g, '')).length,
    paragraphs: 1,
  }
}

function add(total: Counts, more: Counts): void {
  total.words += more.words
  total.characters += more.characters
  total.withoutSpaces += more.withoutSpaces
  total.paragraphs += more.paragraphs
}
