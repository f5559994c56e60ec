import * as Y from 'yjs'
import type { TextRange } from '../../../contract/essays/comments.ts'
import { documentText } from '../../../contract/essays/essay-text.ts'
import { firstHeading } from '../../../contract/essays/first-heading.ts'
import { anchorPassage, locatePassages } from '../../../contract/essays/text-anchors.ts'
import { countWords } from '../../../contract/word-count.ts'
import { serveTasks } from '../workers/pool/serve-tasks.ts'
import { appendMarkdown } from './append-markdown.ts'
import { documentOf } from './document-of.ts'
import { isReadableUpdate } from './is-readable-update.ts'
import type { AppendTask, MergedDocument, YjsAnswer, YjsTask } from './messages.ts'
import { passagesOf } from './passages-of.ts'

serveTasks<YjsTask, YjsAnswer>((task) => {
  if (task.kind === 'check') return { kind: 'check', isReadable: isReadableUpdate(task.update) }
  if (task.kind === 'merge') return { kind: 'merge', merged: merge(task.updates) }
  if (task.kind === 'append') return { kind: 'append', update: append(task) }
  return onState(task.state, (doc) =>
    task.kind === 'locate'
      ? { kind: 'locate', ranges: locatePassages(doc, task.passages).map((found) => found && rangeOf(found)) }
      : { kind: 'anchor', passage: anchorPassage(doc, task.range, task.quote) },
  )
})

function rangeOf({ from, to }: TextRange): TextRange {
  return { from, to }
}

function onState<T>(state: Uint8Array, read: (doc: Y.Doc) => T): T {
  const doc = new Y.Doc()
  try {
    Y.applyUpdate(doc, state)
    return read(doc)
  } finally {
    doc.destroy()
  }
}

function append({ updates, markdown, isRecorded }: AppendTask): Uint8Array | null {
  const doc = new Y.Doc()
  try {
    applyUpdates(doc, updates)
    return appendMarkdown(doc, markdown, isRecorded)
  } catch {
    return null
  } finally {
    doc.destroy()
  }
}

function merge(updates: Uint8Array[]): MergedDocument | null {
  const doc = new Y.Doc()
  try {
    const unmerged = applyUpdates(doc, updates)
    const document = documentOf(doc)
    const text = documentText(document)
    return {
      state: Y.encodeStateAsUpdate(doc),
      document: JSON.stringify(document),
      passages: passagesOf(text),
      words: countWords(text),
      heading: firstHeading(document),
      unmerged,
    }
  } catch {
    return null
  } finally {
    doc.destroy()
  }
}

/** Returns the places of the updates that cannot be merged: a single one of them does not keep the others out. */
function applyUpdates(doc: Y.Doc, updates: Uint8Array[]): number[] {
  try {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update)
    })
    return []
  } catch {
    return updates.flatMap((update, place) => (canApply(doc, update) ? [] : [place]))
  }
}

function canApply(doc: Y.Doc, update: Uint8Array): boolean {
  try {
    Y.applyUpdate(doc, update)
    return true
  } catch {
    return false
  }
}
