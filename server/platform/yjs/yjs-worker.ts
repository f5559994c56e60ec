import * as Y from 'yjs'
import { documentText } from '../../../contract/essays/essay-text.ts'
import { countWords } from '../../../contract/word-count.ts'
import { serveTasks } from '../workers/pool/serve-tasks.ts'
import { documentOf } from './document-of.ts'
import { isReadableUpdate } from './is-readable-update.ts'
import type { MergedDocument, YjsAnswer, YjsTask } from './messages.ts'

serveTasks<YjsTask, YjsAnswer>((task) =>
  task.kind === 'check'
    ? { kind: 'check', isReadable: isReadableUpdate(task.update) }
    : { kind: 'merge', merged: merge(task.updates) },
)

function merge(updates: Uint8Array[]): MergedDocument | null {
  const doc = new Y.Doc()
  try {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update)
    })
    const document = documentOf(doc)
    return {
      state: Y.encodeStateAsUpdate(doc),
      document: JSON.stringify(document),
      words: countWords(documentText(document)),
    }
  } catch {
    return null
  } finally {
    doc.destroy()
  }
}
