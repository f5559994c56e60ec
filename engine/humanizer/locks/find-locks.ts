import { parseDocument, type TextDocument } from '../../text/document.ts'
import { findLines } from './lines.ts'
import type { Lock } from './lock.ts'
import { findNames } from './names.ts'
import { fencedCode, lockPatterns } from './patterns.ts'
import { findQuotations } from './quotations.ts'
import { findUserWords } from './user-words.ts'

/** Every span that a rewrite must return unchanged, in order, without overlaps. `words` are the user's own. */
export function findLocks(
  text: string,
  words: readonly string[] = [],
  document: TextDocument = parseDocument(text),
): Lock[] {
  const cover = new Uint8Array(text.length)
  const found: Omit<Lock, 'text'>[] = []
  const add = (span: Omit<Lock, 'text'>) => {
    for (const free of freeParts(cover, span.start, span.end)) {
      if (text.slice(free.start, free.end).trim() !== '') found.push({ kind: span.kind, ...free })
    }
    cover.fill(1, span.start, span.end)
  }
  for (const match of text.matchAll(fencedCode))
    add({ kind: 'code', start: match.index, end: match.index + match[0].trimEnd().length })
  for (const span of findUserWords(text, words)) add({ kind: 'user', ...span })
  for (const span of [...findQuotations(text, document.paragraphs), ...findLines(text)].sort(longestFirst))
    add(span)
  for (const [kind, pattern] of lockPatterns) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].trimEnd().length
      add({ kind, start: match.index, end })
    }
  }
  for (const span of findNames(text, document)) add(span)
  found.sort((a, b) => a.start - b.start)
  return found.map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
}

function longestFirst(a: { start: number; end: number }, b: { start: number; end: number }): number {
  return b.end - b.start - (a.end - a.start)
}

/** Returns the parts of a span that no earlier span covers. A span that crosses another one is shortened, never dropped. */
function freeParts(cover: Uint8Array, start: number, end: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = []
  let from = -1
  for (let at = start; at <= end; at++) {
    const isFree = at < end && cover[at] === 0
    if (isFree && from === -1) from = at
    if (isFree || from === -1) continue
    parts.push({ start: from, end: at })
    from = -1
  }
  return parts
}
