import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { findMatches, type Match, matchAfter } from './find-matches.ts'

export type FindState = { wanted: string; isExact: boolean; matches: Match[]; at: number }

type FindChange = Partial<Pick<FindState, 'wanted' | 'isExact' | 'at'>>

const key = new PluginKey<FindState & { marks: DecorationSet }>('find')
const nothing = { wanted: '', isExact: false, matches: [], at: 0, marks: DecorationSet.empty }

/** Highlights the matches of a search while the document changes. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState & { marks: DecorationSet }>({
        key,
        state: {
          init: () => nothing,
          apply(tr, old) {
            const change = tr.getMeta(key) as FindChange | undefined
            if (!change && (!tr.docChanged || old.wanted === '')) return old
            const { wanted, isExact } = { ...old, ...change }
            if (wanted === '') return nothing
            const isSame = !tr.docChanged && wanted === old.wanted && isExact === old.isExact
            const matches = isSame ? old.matches : findMatches(tr.doc, wanted, isExact)
            const at = change?.at ?? (isSame ? old.at : matchAfter(matches, tr.selection.from))
            const last = Math.max(matches.length - 1, 0)
            const shown = Math.min(at, last)
            const marks = DecorationSet.create(
              tr.doc,
              matches.map(({ from, to }, i) =>
                Decoration.inline(from, to, { class: i === shown ? 'found found-now' : 'found' }),
              ),
            )
            return { wanted, isExact, matches, at: shown, marks }
          },
        },
        props: { decorations: (state) => key.getState(state)?.marks },
      }),
    ]
  },
})

export function findState(editor: Editor): FindState {
  return key.getState(editor.state) ?? nothing
}

export function changeFind(editor: Editor, change: FindChange): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, change))
}

/** Shows the next or the previous match, and scrolls to it. */
export function stepFind(editor: Editor, step: -1 | 0 | 1): void {
  const { matches, at } = findState(editor)
  if (matches.length === 0) return
  const next = (at + step + matches.length) % matches.length
  const { from, to } = matches[next]!
  const { tr, doc } = editor.state
  tr.setMeta(key, { at: next }).setSelection(TextSelection.create(doc, from, to))
  editor.view.dispatch(tr)
  const { node } = editor.view.domAtPos(from)
  const element = node instanceof Element ? node : node.parentElement
  if (element) scrollToShow(element, { block: 'center' })
}

/** Replaces the shown match and shows the next one. */
export function replaceOne(editor: Editor, text: string): void {
  const { matches, at } = findState(editor)
  const match = matches[at]
  if (!match) return
  const { tr } = editor.state
  editor.view.dispatch(tr.insertText(text, match.from, match.to))
  changeFind(editor, { at: matchAfter(findState(editor).matches, match.from + text.length) })
  stepFind(editor, 0)
}

/** Replaces all matches as one undoable change. Returns how many there were. */
export function replaceAll(editor: Editor, text: string): number {
  const { matches } = findState(editor)
  const { tr } = editor.state
  for (const { from, to } of matches.toReversed()) tr.insertText(text, from, to)
  if (matches.length > 0) editor.view.dispatch(tr)
  return matches.length
}
