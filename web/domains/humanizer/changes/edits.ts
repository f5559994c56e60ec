import type { Change } from './change.ts'
import { refineChanges, type ShownChange } from './refine-changes.ts'

type Span = { start: number; end: number }
type LockSpan = Span & { kind: string }

export type Piece =
  | { kind: 'same'; start: number; text: string }
  | { kind: 'lock'; start: number; text: string; lock: string }
  | { kind: 'change'; start: number; change: ShownChange }

/** Applies all changes to the text except the rejected ones; `rejected` contains indices into `changes`. */
export function applyAccepted(
  text: string,
  changes: readonly Change[],
  rejected: ReadonlySet<number>,
): string {
  const parts: string[] = []
  let at = 0
  for (const { change, index } of inOrder(changes)) {
    parts.push(text.slice(at, change.start), rejected.has(index) ? change.before : change.after)
    at = change.end
  }
  parts.push(text.slice(at))
  return parts.join('')
}

/** Splits the original into unchanged, locked and changed pieces, in order. */
export function piecesOf(text: string, changes: readonly Change[], locks: readonly LockSpan[]): Piece[] {
  const pieces: Piece[] = []
  const ordered = inOrder(changes).map(({ change, index }) => ({ ...change, index }))
  let at = 0
  for (const change of refineChanges(text, ordered)) {
    pieces.push(...stillPieces(text, at, change.start, locks))
    pieces.push({ kind: 'change', start: change.start, change })
    at = change.end
  }
  pieces.push(...stillPieces(text, at, text.length, locks))
  return pieces
}

/** Returns the indices of the changes in one sentence of the original. */
export function changesOfSentence(changes: readonly Change[], sentence: number): number[] {
  return changes.flatMap((change, index) => (change.sentence === sentence ? [index] : []))
}

/** Sorts the changes and drops any that overlaps an earlier one. The engine sends them sorted and without overlap. */
function inOrder(changes: readonly Change[]): Array<{ change: Change; index: number }> {
  const ordered = changes
    .map((change, index) => ({ change, index }))
    .sort((a, b) => a.change.start - b.change.start || a.change.end - b.change.end)
  let at = 0
  return ordered.filter(({ change }) => {
    if (change.start < at) return false
    at = change.end
    return true
  })
}

function stillPieces(text: string, from: number, to: number, locks: readonly LockSpan[]): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const lock of locks.filter((span) => span.start >= from && span.end <= to)) {
    if (lock.start < at) continue
    if (lock.start > at) pieces.push({ kind: 'same', start: at, text: text.slice(at, lock.start) })
    pieces.push({ kind: 'lock', start: lock.start, text: text.slice(lock.start, lock.end), lock: lock.kind })
    at = lock.end
  }
  if (to > at) pieces.push({ kind: 'same', start: at, text: text.slice(at, to) })
  return pieces
}
