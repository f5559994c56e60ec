import { getSchema } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { EditorState, type Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { redo, undo, ySyncPlugin, yUndoPlugin, yUndoPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import type { RecordEntry } from '../../../../contract/essays/record.ts'
import { toBase64 } from '../../../../contract/text/base64.ts'
import { guardBinding } from '../editor/guard-binding.ts'
import { type TextOrigin, withOrigin } from '../editor/origin.ts'
import type { IdRun } from '../record/origins/id-runs.ts'
import { RecordReplay } from '../record/replay/record-replay.ts'
import { selectedRuns } from '../record/track/clipboard-runs.ts'
import { trackOrigins } from '../record/track/track-origins.ts'
import { essayExtensions } from './extensions.ts'

const quiet = {
  onCommand: () => {},
  slashMenu: { onChange: () => {}, onKey: () => false },
  paste: { onRefused: () => {}, onImages: () => {}, markdownToHtml: async () => '' },
}
export const schema = getSchema(essayExtensions(new Y.Doc(), quiet))

/** An editor without a screen: the real state, binding and undo. */
export function openEditor(doc = new Y.Doc(), more: Plugin[] = []) {
  let copied: IdRun[] = []
  let isOn = true
  const plugins = [
    trackOrigins({ doc, isOn: () => isOn, copied: () => copied }),
    ySyncPlugin(doc.getXmlFragment(essayFragment)),
    yUndoPlugin(),
    guardBinding(() => {}),
    ...more,
  ] as Plugin[]
  let state = EditorState.create({ schema, plugins })
  let updating: { update?: (view: EditorView, before: EditorState) => void; destroy?: () => void }[] = []
  const view = {
    get state() {
      return state
    },
    dispatch(change: Transaction) {
      const before = state
      state = state.apply(change)
      for (const part of updating) part.update?.(view, before)
    },
    hasFocus: () => false,
    _root: null,
  } as unknown as EditorView
  updating = plugins.flatMap((plugin) => plugin.spec.view?.(view) ?? [])
  const entries: RecordEntry[] = []
  const add = (kind: RecordEntry['kind'], payload = '') =>
    entries.push({ number: entries.length + 1, kind, payload, receivedAt: '', writtenAt: null, hash: '' })
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'remote') add('update', toBase64(update))
  })
  return {
    doc,
    view,
    entries,
    add,
    state: () => state,
    setOn: (next: boolean) => {
      isOn = next
    },
    copy: (from: number, to: number) => {
      view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
      copied = selectedRuns(doc, state)
      return state.selection.content()
    },
    change(make: (tr: Transaction) => Transaction) {
      yUndoPluginKey.getState(state)?.undoManager.stopCapturing()
      view.dispatch(make(state.tr))
    },
    undo: () => undo(state),
    redo: () => redo(state),
  }
}
export type HeadlessEditor = ReturnType<typeof openEditor>

const paragraphs = (...texts: string[]) =>
  Fragment.from(texts.map((text) => schema.nodes.paragraph!.create(null, text ? schema.text(text) : null)))

export function type(editor: HeadlessEditor, text: string, at = editor.state().doc.content.size - 1) {
  editor.change((tr) => tr.insertText(text, at))
}

export function insert(editor: HeadlessEditor, origin: TextOrigin, text: string, at?: number) {
  const slice = new Slice(paragraphs(...text.split('\n')), 1, 1)
  editor.change((tr) => {
    const position = at ?? tr.doc.content.size - 1
    return withOrigin(tr.replaceRange(position, position, slice), origin)
  })
}

/** Returns the characters of each origin in the last state of a record. */
export function sharesOf(entries: RecordEntry[]): Record<string, string> {
  const shares: Record<string, string> = {}
  for (const { origin, text } of textsIn(entries)) shares[origin] = (shares[origin] ?? '') + text
  return shares
}

export function textsIn(entries: RecordEntry[]) {
  const replay = new RecordReplay()
  replay.add(entries)
  replay.seek(entries.length)
  return replay.blocks().flatMap(({ texts }) => texts)
}

export function exchange(one: HeadlessEditor, other: HeadlessEditor): void {
  Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other.doc), 'remote')
  Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc), 'remote')
}
