import * as Y from 'yjs'
import type { Span } from '../origins/spans.ts'
import { addSpan } from './new-spans.ts'

/** Undo puts deleted characters back as new ones. Returns which ones they were. */
export function undoneSpans(doc: Y.Doc, client: number, clock: number): Span[] {
  const spans: Span[] = []
  for (const structs of doc.store.clients.values())
    for (const item of structs) {
      if (!(item instanceof Y.Item) || !item.redone || !(item.content instanceof Y.ContentString)) continue
      const { redone, id, length } = item
      if (redone.client === client && redone.clock >= clock)
        spans.push({ client, clock: redone.clock, length, source: { client: id.client, clock: id.clock } })
    }
  const joined: Span[] = []
  for (const span of spans.sort((a, b) => a.clock - b.clock)) addSpan(joined, span)
  return joined
}
