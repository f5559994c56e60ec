import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { essayFragment } from '../../../../../contract/essays/essay-defaults.ts'
import type { TextOrigin } from '../../editor/origin.ts'
import { type IdRun, idRunsIn } from '../origins/id-runs.ts'
import { addSpans, type Span } from '../origins/spans.ts'
import { allBlocks, type ChangedBlocks, changedBlocks } from './changed-blocks.ts'
import { alignText, spansOf } from './new-spans.ts'
import { applyMap, type InsertedFrom, piecesOf, type TextPiece, textPiecesOf } from './pieces.ts'
import { resolveInsertions } from './resolve-insertions.ts'
import { undoneSpans } from './undone-spans.ts'

/** Changes of the editor that the shared document does not have yet. */
type Unsynced = { changes: Transaction[] }
const key = new PluginKey<Unsynced>('trackOrigins')

type TrackerParts = {
  doc: Y.Doc
  /** Marks are made only while the record is on. */
  isOn: () => boolean
  /** The characters that were copied last, from this essay. */
  copied: () => IdRun[]
}

/** The text of the changed blocks and where it comes from, computed before the shared document changes. */
type Expected = { first: number; blocks: TextPiece[][]; deleted: IdRun[][] }

/** Deletions that a later paste may bring back; some browsers cut without the editor. */
const deletionsMax = 30

/**
 * Writes into the shared document where new characters come from. The binding replaces characters also where text only
 * moved, for example when a paragraph is split; they are then marked as the characters that they were.
 */
export function trackOrigins({ doc, isOn, copied }: TrackerParts): Plugin<Unsynced> {
  const synced = new WeakSet<Transaction>()
  const fragment = doc.getXmlFragment(essayFragment)
  let view: EditorView | null = null
  // Yjs may start another transaction before it reports the end of one.
  const expected = new WeakMap<Y.Transaction, Expected>()
  let isMarked = false
  let deletions: IdRun[][] = []

  function before(transaction: Y.Transaction): void {
    if (transaction.origin !== ySyncPluginKey || !view || !isOn()) return
    const changes = (key.getState(view.state)?.changes ?? []).filter((change) => !synced.has(change))
    for (const change of changes) synced.add(change)
    if (changes.length === 0) return
    const known = expect(changes, fragment, [copied(), ...deletions])
    expected.set(transaction, known)
    deletions = [...known.deleted, ...deletions].slice(0, deletionsMax)
  }

  function after(transaction: Y.Transaction): void {
    const clock = transaction.beforeState.get(doc.clientID) ?? 0
    if (!isOn() || (transaction.afterState.get(doc.clientID) ?? 0) === clock) return
    const isUndo = transaction.origin instanceof Y.UndoManager
    if (!isUndo && transaction.origin !== ySyncPluginKey) return
    const spans = isUndo ? undoneSpans(doc, doc.clientID, clock) : compare(expected.get(transaction), clock)
    if (!isMarked) spans.push({ client: doc.clientID, clock, length: 0, source: 'tracked' })
    isMarked = true
    doc.transact(() => addSpans(doc, spans), 'authorship')
  }

  function compare(known: Expected | undefined, clock: number): Span[] {
    if (!known) return []
    const blocks = fragment.toArray()
    const stretches = known.blocks.flatMap((pieces, index) =>
      alignText(idRunsIn(blocks[known.first + index]), pieces),
    )
    return spansOf(stretches, { client: doc.clientID, clock })
  }

  return new Plugin<Unsynced>({
    key,
    state: {
      init: () => ({ changes: [] }),
      apply(change, { changes }) {
        const isRemote = change.getMeta(ySyncPluginKey)?.isChangeOrigin === true
        if (!change.docChanged || isRemote) return { changes: isRemote ? [] : changes }
        return { changes: [...changes.filter((each) => !synced.has(each)), change] }
      },
    },
    view(created) {
      view = created
      doc.on('beforeTransaction', before)
      doc.on('afterTransaction', after)
      return {
        destroy() {
          view = null
          doc.off('beforeTransaction', before)
          doc.off('afterTransaction', after)
        },
      }
    },
  })
}

function expect(changes: Transaction[], fragment: Y.XmlFragment, copied: IdRun[][]): Expected {
  const [before, after] = [changes[0]!.before, changes.at(-1)!.doc]
  const blocks = fragment.toArray()
  return (
    expectIn(changedBlocks(before, after), changes, blocks, copied) ??
    expectIn(allBlocks(before, after), changes, blocks, copied) ?? { first: 0, blocks: [], deleted: [] }
  )
}

/** Returns null if a change goes beyond these blocks. */
function expectIn(
  { first, start, old, fresh }: ChangedBlocks,
  changes: Transaction[],
  blocks: unknown[],
  copied: IdRun[][],
): Expected | null {
  const pieces = piecesOf(old, (index) => idRunsIn(blocks[first + index]))
  const deleted: IdRun[][] = []
  const restored: IdRun[][] = []
  let hasPaste = false
  for (const change of changes) {
    const from = originOf(change)
    // What was deleted may also come back with a version.
    hasPaste ||= from === 'paste' || from === 'restore'
    restored.push(...((change.getMeta('restoredFrom') as IdRun[][] | undefined) ?? []))
    for (const map of change.mapping.maps) {
      if (!isInside(map, start, sizeOf(pieces))) return null
      deleted.push(...applyMap(pieces, start, map, from))
    }
  }
  const text = textPiecesOf(fresh, pieces)
  const whole = [...deleted, ...restored, ...(hasPaste ? copied : [])]
  return {
    first,
    deleted: deleted.filter((runs) => runs.length > 0),
    blocks: resolveInsertions(text, { whole, page: () => blocks.map(idRunsIn) }),
  }
}

const sizeOf = (pieces: { size: number }[]) => pieces.reduce((sum, { size }) => sum + size, 0)

function isInside(map: Transaction['mapping']['maps'][number], start: number, size: number): boolean {
  let inside = true
  map.forEach((from, to) => {
    inside &&= from >= start && to <= start + size
  })
  return inside
}

/** A change that follows from another one, such as the links in a pasted text, has the origin of the other. */
function originOf(change: Transaction): InsertedFrom {
  const marked = change.getMeta('textOrigin') as TextOrigin | undefined
  if (marked) return marked
  const event = change.getMeta('uiEvent') as string | undefined
  if (change.getMeta('paste') || event === 'paste' || event === 'drop') return 'paste'
  const cause = change.getMeta('appendedTransaction') as Transaction | undefined
  return cause ? originOf(cause) : 'typed'
}
