import { Fragment, Node, type Schema } from '@tiptap/pm/model'
import { diffArrays } from 'diff'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { alignBlocks } from './align-blocks.ts'
import { type ComparisonKind, comparisonMarks, comparisonSchema } from './comparison-schema.ts'
import { type InlineUnit, inlineUnits } from './inline-units.ts'

/** `added` and `removed` are words. `hasSameForm` is false where only the formatting differs. */
export type Comparison = {
  doc: Node
  differences: number
  added: number
  removed: number
  hasSameForm: boolean
  /** The documents differ too much for marks; `doc` is then the second one. */
  isTooDifferent: boolean
}

type Counts = { differences: number; added: number; removed: number; isOpen: boolean }

const limits = { timeout: 200, maxEditLength: 3_000 }
/** Nodes whose text follows from the rest of the page. */
const uncompared = new Set(['bibliography'])

/**
 * Compares two documents of the editor word by word. Returns the second with the words that only it has marked as added,
 * and the words of the first that it lacks in their places, marked as removed. Headings, lists and tables stay what they
 * are.
 */
export function compareDocuments(schema: Schema, before: DocumentNode, after: DocumentNode): Comparison {
  const shown = comparisonSchema(schema)
  const [old, now] = [Node.fromJSON(shown, before), Node.fromJSON(shown, after)]
  const counts: Counts = { differences: 0, added: 0, removed: 0, isOpen: false }
  const blocks = compareBlocks(old.children, now.children, counts)
  const { differences, added, removed } = counts
  const same = { differences, added, removed, hasSameForm: old.content.eq(now.content) }
  if (!blocks) return { ...same, doc: now, isTooDifferent: true }
  return { ...same, doc: now.copy(Fragment.from(blocks)), isTooDifferent: false }
}

function compareBlocks(before: readonly Node[], after: readonly Node[], counts: Counts): Node[] | null {
  const pairs = alignBlocks(before, after)
  return (
    pairs?.flatMap(({ before: old, after: now, isSame }): Node[] => {
      if (isSame && now) {
        counts.isOpen = false
        return [now]
      }
      if (old && now) {
        counts.isOpen = false
        const pair = compareBlock(old, now, counts)
        counts.isOpen = false
        return pair
      }
      const [block, kind] = old ? ([old, 'removed'] as const) : ([now, 'added'] as const)
      return block ? wholeBlock(block, kind, counts) : []
    }) ?? null
  )
}

function compareBlock(old: Node, now: Node, counts: Counts): Node[] {
  if (now.isTextblock) {
    const content = compareInline(inlineUnits(old), inlineUnits(now), counts)
    return content ? [now.copy(Fragment.from(content))] : wholeBlocks(old, now, counts)
  }
  const content =
    now.type.name === 'tableRow'
      ? compareCells(old.children, now.children, counts)
      : compareBlocks(old.children, now.children, counts)
  return content ? [now.copy(Fragment.from(content))] : wholeBlocks(old, now, counts)
}

/** The cells of a row belong together by their columns. */
function compareCells(before: readonly Node[], after: readonly Node[], counts: Counts): Node[] {
  const columns = Math.max(before.length, after.length)
  return Array.from({ length: columns }, (_, i): Node[] => {
    const [old, now] = [before[i], after[i]]
    counts.isOpen = false
    if (!old) return now ? wholeBlock(now, 'added', counts) : []
    if (!now) return wholeBlock(old, 'removed', counts)
    const content = compareBlocks(old.children, now.children, counts)
    return content ? [now.copy(Fragment.from(content))] : [now]
  }).flat()
}

function wholeBlocks(old: Node, now: Node, counts: Counts): Node[] {
  return [...wholeBlock(old, 'removed', counts), ...wholeBlock(now, 'added', counts)]
}

/** Marks all words of a block, or the block itself if it has none, such as a picture. Blocks in a row are one difference. */
function wholeBlock(block: Node, kind: ComparisonKind, counts: Counts): Node[] {
  if (uncompared.has(block.type.name)) return kind === 'added' ? [block] : []
  if (block.isTextblock && block.content.size === 0) return kind === 'added' ? [block] : []
  if (!counts.isOpen) counts.differences++
  counts.isOpen = true
  counts[kind] += countWords(block.textBetween(0, block.content.size, ' ', ' '))
  return [marked(block, kind, counts.differences)]
}

function marked(node: Node, kind: ComparisonKind, difference: number): Node {
  if (node.isInline || node.isLeaf) {
    const mark = node.type.schema.mark(comparisonMarks[kind], { difference })
    return node.mark(mark.addToSet(node.marks))
  }
  return node.copy(Fragment.from(node.children.map((child) => marked(child, kind, difference))))
}

/** Returns null where the words differ too much to be compared in a moment. */
function compareInline(before: InlineUnit[], after: InlineUnit[], counts: Counts): Node[] | null {
  const keys = (units: InlineUnit[]) => units.map(({ key }) => key)
  const parts = diffArrays(keys(before), keys(after), limits)
  if (!parts) return null
  const content: Node[] = []
  let [old, now] = [0, 0]
  let open: { removed: InlineUnit[]; added: InlineUnit[] } | null = null
  function end() {
    if (open) content.push(...changedWords(open, counts))
    open = null
  }
  parts.forEach(({ count, added, removed }, i) => {
    if (added || removed) {
      open ??= { removed: [], added: [] }
      if (removed) open.removed.push(...before.slice(old, old + count))
      else open.added.push(...after.slice(now, now + count))
    } else {
      const same = after.slice(now, now + count)
      // Words with nothing but a blank between them change together.
      const isBlank = open !== null && i < parts.length - 1 && same.every(({ key }) => key.trim() === '')
      if (isBlank && open) {
        open.removed.push(...before.slice(old, old + count))
        open.added.push(...same)
      } else {
        end()
        content.push(...same.map(({ node }) => node))
      }
    }
    if (!added) old += count
    if (!removed) now += count
  })
  end()
  return content
}

function changedWords(
  { removed, added }: { removed: InlineUnit[]; added: InlineUnit[] },
  counts: Counts,
): Node[] {
  counts.differences++
  counts.removed += countWords(removed.map(({ node }) => node.text ?? ' ').join(''))
  counts.added += countWords(added.map(({ node }) => node.text ?? ' ').join(''))
  const nodes = (units: InlineUnit[], kind: ComparisonKind) =>
    units.map(({ node }) => marked(node, kind, counts.differences))
  return [...nodes(removed, 'removed'), ...nodes(added, 'added')]
}
