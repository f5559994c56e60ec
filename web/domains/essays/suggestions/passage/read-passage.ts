import type { Node } from '@tiptap/pm/model'
import { type LockedKind, lockedToken } from '../../../../../contract/essays/suggestions.ts'
import { placeholder, signatureOf } from '../../editor/signature.ts'
import { findLockedText } from './find-locked-text.ts'

/** `text` is how the span reads on the page. It is sent to the model, which only sees a token in the passage itself. */
export type LockedSpan = { from: number; to: number; kind: LockedKind; text: string }

/** A part of one paragraph. `text` has a token in the place of each locked span. */
export type Passage = {
  from: number
  to: number
  text: string
  locked: LockedSpan[]
  /** Equal as long as the words and the nodes of the range are. */
  signature: string
}

const nodeKinds: Record<string, LockedKind> = {
  citation: 'citation',
  footnote: 'footnote',
  hardBreak: 'break',
}

/** Reads a range inside one paragraph. The spaces around it are left out; null if nothing else is there. */
export function readPassage(doc: Node, from: number, to: number): Passage | null {
  const $from = doc.resolve(from)
  const block = $from.parent
  const start = $from.start()
  const plain = plainText(block)
  let [first, last] = [from - start, to - start]
  while (first < last && isSpace(plain[first])) first++
  while (last > first && isSpace(plain[last - 1])) last--
  if (first === last) return null
  const spans = lockedSpans(block, plain)
    .map((span) => ({ ...span, from: Math.max(span.from, first), to: Math.min(span.to, last) }))
    .filter((span) => span.from < span.to)
  let text = ''
  let at = first
  spans.forEach((span, i) => {
    text += plain.slice(at, span.from) + lockedToken(i + 1)
    at = span.to
  })
  text += plain.slice(at, last)
  const range = { from: start + first, to: start + last }
  const locked = spans.map((span) => ({ ...span, from: start + span.from, to: start + span.to }))
  return { ...range, text, locked, signature: signatureOf(doc, range.from, range.to) }
}

function isSpace(character: string | undefined): boolean {
  return character !== undefined && character.trim() === '' && character !== placeholder
}

/** Returns the text of a block, as long as its content: a character for each position. */
function plainText(block: Node): string {
  let plain = ''
  block.forEach((child) => {
    plain += child.isText ? child.text : placeholder.repeat(child.nodeSize)
  })
  return plain
}

/** Finds the locked spans of a block, in order and without overlaps. */
function lockedSpans(block: Node, plain: string): LockedSpan[] {
  const found: LockedSpan[] = findLockedText(plain).map((span) => ({
    ...span,
    text: plain.slice(span.from, span.to),
  }))
  block.forEach((child, from) => {
    const to = from + child.nodeSize
    if (!child.isText) {
      const kind = nodeKinds[child.type.name] ?? 'other'
      found.push({ from, to, kind, text: leafText(child) })
    } else if (child.marks.some(({ type }) => type.name === 'link'))
      found.push({ from, to, kind: 'link', text: child.text! })
    else if (child.marks.some(({ type }) => type.name === 'code'))
      found.push({ from, to, kind: 'code', text: child.text! })
  })
  return merge(
    found.sort((a, b) => a.from - b.from || b.to - a.to),
    plain,
    block,
  )
}

/** Joins spans that overlap, and links that formatting has divided. */
function merge(spans: LockedSpan[], plain: string, block: Node): LockedSpan[] {
  const merged: LockedSpan[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    const isJoined =
      last && (span.from < last.to || (span.from === last.to && span.kind === 'link' && last.kind === 'link'))
    if (!isJoined) merged.push({ ...span })
    else if (span.to > last.to) {
      last.to = span.to
      last.text = readable(block, plain, last.from, last.to)
    }
  }
  return merged.map((span) => ({
    ...span,
    text: span.text.includes(placeholder) ? readable(block, plain, span.from, span.to) : span.text,
  }))
}

function readable(block: Node, plain: string, from: number, to: number): string {
  return plain.slice(from, to).includes(placeholder)
    ? block.textBetween(from, to, '', leafText)
    : plain.slice(from, to)
}

/** Returns how an inline node reads, as far as it says so: a citation as in the chosen style, a footnote as its note. */
function leafText(leaf: Node): string {
  if (leaf.type.name === 'hardBreak') return '\n'
  const { toText } = leaf.type.spec as { toText?: (given: { node: Node }) => string }
  const note: unknown = leaf.attrs.text
  return toText?.({ node: leaf }) || (typeof note === 'string' ? note : '')
}
