import type { Node } from '@tiptap/pm/model'
import { diffArrays } from 'diff'
import { inlineUnits } from './inline-units.ts'

/** Blocks that belong together; null where a document lacks the block. `isSame` is true if they say the same. */
export type BlockPair = { before: Node | null; after: Node | null; isSame: boolean }

const limits = { timeout: 500, maxEditLength: 5_000 }
/** Paragraphs that share fewer words than this are not the same paragraph. */
const likenessMin = 0.3
/** Comparisons of blocks of one changed part; larger parts are paired by their order. */
const comparisonsMax = 20_000

/**
 * Pairs the blocks of two documents in their order: those that say the same, and between them those that are most
 * alike. Returns null if the documents differ too much to be compared in a moment.
 */
export function alignBlocks(before: readonly Node[], after: readonly Node[]): BlockPair[] | null {
  const parts = diffArrays(before.map(signature), after.map(signature), limits)
  if (!parts) return null
  const pairs: BlockPair[] = []
  let [old, now] = [0, 0]
  let changed: { before: Node[]; after: Node[] } = { before: [], after: [] }
  function endChanged() {
    pairs.push(...alignChanged(changed.before, changed.after))
    changed = { before: [], after: [] }
  }
  for (const { count, added, removed } of parts) {
    if (added) changed.after.push(...after.slice(now, now + count))
    else if (removed) changed.before.push(...before.slice(old, old + count))
    else {
      endChanged()
      for (let i = 0; i < count; i++)
        pairs.push({ before: before[old + i] ?? null, after: after[now + i] ?? null, isSame: true })
    }
    if (!added) old += count
    if (!removed) now += count
  }
  endChanged()
  return pairs
}

const signatures = new WeakMap<Node, string>()

/** Equal for blocks of the same kind with the same words, whatever their formatting is. */
function signature(node: Node): string {
  const made = signatures.get(node)
  if (made !== undefined) return made
  const inside = node.isTextblock
    ? inlineUnits(node)
        .map(({ key }) => key)
        .join('')
    : node.isLeaf
      ? JSON.stringify(node.attrs)
      : node.children.map(signature).join('')
  const whole = `${node.type.name}${node.attrs.level ?? ''}(${inside})`
  signatures.set(node, whole)
  return whole
}

/** Finds the pairs, in order, whose likenesses add up to the most. */
function alignChanged(before: Node[], after: Node[]): BlockPair[] {
  if (before.length === 0 || after.length === 0 || before.length * after.length > comparisonsMax)
    return [...before.map(alone('before')), ...after.map(alone('after'))]
  const [oldWords, newWords] = [before.map(wordsOf), after.map(wordsOf)]
  const width = after.length + 1
  const best = new Float64Array((before.length + 1) * width)
  const likenesses = new Float64Array(best.length)
  for (let i = before.length - 1; i >= 0; i--)
    for (let k = after.length - 1; k >= 0; k--) {
      const at = i * width + k
      const like = canPair(before[i], after[k]) ? likeness(oldWords[i], newWords[k]) : 0
      likenesses[at] = like
      const paired = like >= likenessMin ? like + (best[at + width + 1] ?? 0) : 0
      best[at] = Math.max(paired, best[at + width] ?? 0, best[at + 1] ?? 0)
    }
  const pairs: BlockPair[] = []
  let [i, k] = [0, 0]
  while (i < before.length || k < after.length) {
    const at = i * width + k
    const [old, now] = [before[i] ?? null, after[k] ?? null]
    const like = likenesses[at] ?? 0
    const isPair = old && now && like >= likenessMin && best[at] === like + (best[at + width + 1] ?? 0)
    if (isPair) pairs.push({ before: old, after: now, isSame: false })
    else if (old && (!now || best[at] === (best[at + width] ?? 0)))
      pairs.push({ before: old, after: null, isSame: false })
    else pairs.push({ before: null, after: now, isSame: false })
    if (isPair || pairs.at(-1)?.before) i++
    if (isPair || pairs.at(-1)?.after) k++
  }
  return pairs
}

const alone =
  (side: 'before' | 'after') =>
  (node: Node): BlockPair => ({ before: null, after: null, isSame: false, [side]: node })

/** A paragraph can become a heading, and a list another kind of list. */
function canPair(before: Node | undefined, after: Node | undefined): boolean {
  if (!before || !after || before.isLeaf || after.isLeaf) return false
  if (before.isTextblock || after.isTextblock) return before.isTextblock && after.isTextblock
  const isList = ({ type }: Node) => type.name === 'bulletList' || type.name === 'orderedList'
  return before.type === after.type || (isList(before) && isList(after))
}

function wordsOf(node: Node): Map<string, number> {
  const words = new Map<string, number>()
  for (const [word] of node.textBetween(0, node.content.size, ' ', ' ').matchAll(/[\p{L}\p{N}\p{M}]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

/** The share of words that two blocks have in common, from 0 to 1. */
function likeness(before: Map<string, number> | undefined, after: Map<string, number> | undefined): number {
  if (!before || !after) return 0
  let common = 0
  let all = 0
  for (const [word, count] of before) {
    common += Math.min(count, after.get(word) ?? 0)
    all += count
  }
  for (const count of after.values()) all += count
  return all === 0 ? 0 : (2 * common) / all
}
