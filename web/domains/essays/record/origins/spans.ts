import type * as Y from 'yjs'
import { authorshipArray } from '../../../../../contract/essays/record.ts'
import type { TextOrigin } from '../../editor/origin.ts'

/** The place of a character in the history of a Yjs document. */
export type CharacterId = { client: number; clock: number }

/**
 * Where the characters of a client from `clock` on come from: from outside, or from other characters of the essay,
 * which were moved or copied. 'tracked' says that this client marks everything from `clock` on, so that what it does
 * not mark was typed.
 */
export type Span = CharacterId & { length: number; source: TextOrigin | 'tracked' | CharacterId }

type StoredSpan = [client: number, clock: number, length: number, ...source: [string] | [number, number]]

const storedOrigins = new Set<string>(['ai', 'paste', 'import', 'reader', 'restore', 'tracked'])

export function addSpans(doc: Y.Doc, spans: Span[]): void {
  if (spans.length === 0) return
  const stored = spans.map(({ client, clock, length, source }): StoredSpan => {
    if (typeof source === 'string') return [client, clock, length, source]
    return [client, clock, length, source.client, source.clock]
  })
  doc.getArray<StoredSpan>(authorshipArray).push(stored)
}

/** Reads all spans. Skips what is not a span: a document may come from anywhere. */
export function readSpans(doc: Y.Doc): Span[] {
  return doc.getArray<unknown>(authorshipArray).toArray().flatMap(spanOf)
}

export function countSpans(doc: Y.Doc): number {
  return doc.getArray(authorshipArray).length
}

export function removeSpans(doc: Y.Doc): void {
  const spans = doc.getArray(authorshipArray)
  if (spans.length > 0) spans.delete(0, spans.length)
}

function spanOf(stored: unknown): Span[] {
  if (!Array.isArray(stored)) return []
  const [client, clock, length, source, sourceClock] = stored as unknown[]
  if (!isCount(client) || !isCount(clock) || !isCount(length)) return []
  if (typeof source === 'string')
    return storedOrigins.has(source)
      ? [{ client, clock, length, source: source as TextOrigin | 'tracked' }]
      : []
  if (!isCount(source) || !isCount(sourceClock)) return []
  return [{ client, clock, length, source: { client: source, clock: sourceClock } }]
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
