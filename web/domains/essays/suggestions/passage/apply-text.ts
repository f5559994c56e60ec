import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { diffArrays } from 'diff'
import { readPassage } from './read-passage.ts'

/** A word, a space or a locked span. Equal units have the same key. */
type Unit = { key: string; from: number; to: number }
type Edit = { from: number; to: number; keys: string[]; before: Unit | null; after: Unit | null }

const token = /\[\[(\d{1,3})\]\]/
const words = /\s+|[\p{L}\p{N}\p{M}'’]+|[^\s\p{L}\p{N}\p{M}'’]/gu
const lockedKey = (number: number) => `\0${number}`
const diffLimits = { timeout: 300 }
/** Their words are locked, so that text beside them never takes them over. */
const notInherited = new Set(['link', 'code'])

/**
 * Replaces a range of a paragraph with a suggestion. Only the words that differ are replaced, so that the others keep
 * their formatting and their author in the authorship record. Locked spans keep their nodes.
 */
export function applyText(tr: Transaction, from: number, to: number, suggestion: string): void {
  const passage = readPassage(tr.doc, from, to)
  if (!passage) return
  const units: Unit[] = []
  let at = passage.from
  for (const part of partsOf(passage.text)) {
    const span = part.number === null ? null : passage.locked[part.number - 1]
    const end = span ? span.to : at + part.key.length
    units.push({ key: part.key, from: at, to: end })
    at = end
  }
  const { doc } = tr
  const spanOf = (key: string) =>
    key.startsWith('\0') ? passage.locked[Number(key.slice(1)) - 1] : undefined
  for (const edit of editsBetween(
    units,
    partsOf(suggestion).map(({ key }) => key),
  ).toReversed()) {
    const marks = inheritedMarks(doc, edit)
    let content = Fragment.empty
    for (const key of edit.keys) {
      const span = spanOf(key)
      content = content.append(
        span ? doc.slice(span.from, span.to).content : Fragment.from(doc.type.schema.text(key, marks)),
      )
    }
    tr.replaceWith(edit.from, edit.to, content)
  }
}

/** Divides a text with tokens into units. */
function partsOf(text: string): { key: string; number: number | null }[] {
  const parts: { key: string; number: number | null }[] = []
  text.split(token).forEach((part, i) => {
    if (i % 2 === 1) parts.push({ key: lockedKey(Number(part)), number: Number(part) })
    else for (const [key] of part.matchAll(words)) parts.push({ key, number: null })
  })
  return parts
}

function editsBetween(units: Unit[], next: string[]): Edit[] {
  const changes = diffArrays(
    units.map(({ key }) => key),
    next,
    diffLimits,
  ) ?? [
    { value: units.map(({ key }) => key), removed: true, added: false },
    { value: next, removed: false, added: true },
  ]
  const edits: Edit[] = []
  let index = 0
  let open: Edit | null = null
  for (const { value, added, removed } of changes) {
    if (!added && !removed) {
      index += value.length
      if (open) open.after = units[index - value.length] ?? null
      open = null
      continue
    }
    const before: Unit | null = units[index - 1] ?? null
    const from = units[index]?.from ?? before?.to ?? 0
    if (!open) {
      open = { from, to: from, keys: [], before, after: null }
      edits.push(open)
    }
    if (added) open.keys.push(...value)
    else {
      index += value.length
      open.to = units[index - 1]!.to
    }
  }
  return edits
}

/** New words are formatted as those that they replace, or as both of their neighbours. */
function inheritedMarks(doc: Node, { from, to, before, after }: Edit): readonly Mark[] {
  const around = [before, after].filter((unit) => unit !== null)
  const ranges = from < to ? [{ from, to }] : around
  let common: readonly Mark[] | null = null
  for (const range of ranges)
    doc.nodesBetween(range.from, range.to, (node) => {
      if (!node.isText) return true
      common = common === null ? node.marks : common.filter((mark) => mark.isInSet(node.marks))
      return false
    })
  return ((common ?? []) as readonly Mark[]).filter(({ type }) => !notInherited.has(type.name))
}
