import type { Node } from '@tiptap/pm/model'
import { diffArrays } from 'diff'
import { lockedToken } from '../../../../../contract/essays/suggestions.ts'
import { type Passage, readPassage } from './read-passage.ts'

/** A word, a space or a locked span. Equal units have the same key. */
export type Unit = { key: string; from: number; to: number }
export type TextEdit = { from: number; to: number; keys: string[]; before: Unit | null; after: Unit | null }

/** Words of a passage that a suggestion replaces, from the beginning of the passage; `text` has tokens. */
export type WordChange = { from: number; to: number; text: string }

const token = /\[\[(\d{1,3})\]\]/
const words = /\s+|[\p{L}\p{N}\p{M}'’]+|[^\s\p{L}\p{N}\p{M}'’]/gu
const lockedMark = '\0'
const diffLimits = { timeout: 300 }
/** If fewer of the letters stay, the whole passage is shown as replaced, because scattered words cannot be read. */
const keptShareMin = 0.35

/** Returns what has to be replaced in a passage so that it becomes the suggestion; null without a passage. */
export function textEdits(
  doc: Node,
  { from, to }: { from: number; to: number },
  suggestion: string,
): { passage: Passage; units: Unit[]; edits: TextEdit[] } | null {
  const passage = readPassage(doc, from, to)
  if (!passage) return null
  const units: Unit[] = []
  let at = passage.from
  for (const part of partsOf(passage.text)) {
    const span = part.number === null ? null : passage.locked[part.number - 1]
    const end = span ? span.to : at + part.key.length
    units.push({ key: part.key, from: at, to: end })
    at = end
  }
  const next = partsOf(suggestion).map(({ key }) => key)
  return { passage, units, edits: editsBetween(units, next) }
}

/** Returns the locked span that a key stands for. */
export function spanOf({ locked }: Passage, key: string): Passage['locked'][number] | undefined {
  return key.startsWith(lockedMark) ? locked[Number(key.slice(1)) - 1] : undefined
}

/**
 * Returns the words that a suggestion strikes and adds, as a reader sees them: words with nothing but a blank between them
 * change together. An empty list is a suggestion that changes nothing.
 */
export function wordChanges(
  doc: Node,
  range: { from: number; to: number },
  suggestion: string,
): WordChange[] {
  const found = textEdits(doc, range, suggestion)
  if (!found) return []
  const { passage, units, edits } = found
  if (edits.length === 0) return []
  if (keptShare(units, edits, suggestion) < keptShareMin)
    return [{ from: 0, to: passage.to - passage.from, text: suggestion.trim() }]
  const changes: WordChange[] = []
  for (const edit of edits) {
    const last = changes.at(-1)
    const own = { from: edit.from - passage.from, to: edit.to - passage.from, text: textOf(edit.keys) }
    const between = last ? textBetween(units, passage.from + last.to, edit.from) : ''
    if (last && between !== null && between.trim() === '') {
      last.to = own.to
      last.text += between + own.text
    } else changes.push(own)
  }
  return changes
}

/** Null if a locked span is between. */
function textBetween(units: Unit[], from: number, to: number): string | null {
  const between = units.filter((unit) => unit.from >= from && unit.to <= to)
  return between.some(({ key }) => key.startsWith(lockedMark)) ? null : between.map(({ key }) => key).join('')
}

function keptShare(units: Unit[], edits: TextEdit[], suggestion: string): number {
  const letters = (text: string) => text.replace(/\s+/g, '').length
  const all = units.reduce((sum, { key }) => sum + letters(key), 0)
  const gone = units
    .filter((unit) => edits.some(({ from, to }) => unit.from >= from && unit.to <= to))
    .reduce((sum, { key }) => sum + letters(key), 0)
  return (all - gone) / Math.max(1, all, letters(suggestion))
}

function textOf(keys: string[]): string {
  return keys.map((key) => (key.startsWith(lockedMark) ? lockedToken(Number(key.slice(1))) : key)).join('')
}

/** Divides a text with tokens into units. */
function partsOf(text: string): { key: string; number: number | null }[] {
  const parts: { key: string; number: number | null }[] = []
  text.split(token).forEach((part, i) => {
    if (i % 2 === 1) parts.push({ key: `${lockedMark}${Number(part)}`, number: Number(part) })
    else for (const [key] of part.matchAll(words)) parts.push({ key, number: null })
  })
  return parts
}

function editsBetween(units: Unit[], next: string[]): TextEdit[] {
  const changes = diffArrays(
    units.map(({ key }) => key),
    next,
    diffLimits,
  ) ?? [
    { value: units.map(({ key }) => key), removed: true, added: false },
    { value: next, removed: false, added: true },
  ]
  const edits: TextEdit[] = []
  let index = 0
  let open: TextEdit | null = null
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
      open.to = units[index - 1]?.to ?? open.to
    }
  }
  return edits
}
