import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { paragraphText } from '../paragraphs/paragraph-text.ts'
import { changedRange } from './changed-range.ts'
import { classOfMark, type HelpMark, type MarkLayer, type PlacedMark } from './help-mark.ts'

/** Returns the marks of a block at a position; null while its text is not checked. */
export type FindMarks = (block: Node, pos: number) => PlacedMark[] | null

type MarksState = {
  marks: DecorationSet
  /** Where the writer has just typed: the word that ends here may not be finished. */
  typedAt: number | null
}

/** Asks for marks to be made again: in blocks with one of these texts, or in all. */
type Remake = { texts: ReadonlySet<string> | 'all' }

const keys: Record<MarkLayer, PluginKey<MarksState>> = {
  corrections: new PluginKey('corrections'),
  habits: new PluginKey('habits'),
  ai: new PluginKey('ai'),
}
const none: MarksState = { marks: DecorationSet.empty, typedAt: null }

type MarksPluginOptions = {
  find: FindMarks
  onPress: (mark: PlacedMark) => void
  /** Whether the browser's own checker is switched off, so that no word is underlined twice. */
  replacesBrowserCheck: () => boolean
}

/** Layers whose marks stay in a changed paragraph until it is checked again, except where it was changed. */
const keptWhileChecking: ReadonlySet<MarkLayer> = new Set(['corrections'])

/** Shows the marks of one layer as decorations, which are never part of the document, and moves them with the text. */
export function marksPlugin(layer: MarkLayer, options: MarksPluginOptions): Plugin<MarksState> {
  const key = keys[layer]
  return new Plugin<MarksState>({
    key,
    state: {
      init: () => none,
      apply(tr, old) {
        const remake = tr.getMeta(key) as Remake | undefined
        let { marks } = old
        if (tr.docChanged) marks = follow(layer, marks, tr, options.find)
        if (remake) marks = remadeMarks(marks, tr.doc, remake, options.find)
        const typedAt = typingPlace(tr, old.typedAt)
        return marks === old.marks && typedAt === old.typedAt ? old : { marks, typedAt }
      },
    },
    props: {
      decorations(state) {
        const { marks, typedAt } = key.getState(state) ?? none
        return typedAt === null ? marks : withoutWordAt(marks, typedAt)
      },
      attributes: (): Record<string, string> =>
        options.replacesBrowserCheck() ? { spellcheck: 'false' } : {},
      handleClick(view, pos) {
        const mark = markAt(view.state, layer, pos)
        if (mark) options.onPress(mark)
        return false
      },
    },
  })
}

/** Makes the marks of a layer again, in all paragraphs or in those with one of the texts. */
export function remakeMarks(editor: Editor, layer: MarkLayer, texts: ReadonlySet<string> | 'all'): void {
  if (editor.isDestroyed) return
  const remake: Remake = { texts }
  editor.view.dispatch(editor.state.tr.setMeta(keys[layer], remake).setMeta('addToHistory', false))
}

/** Returns the marks of a layer in the order of the text. */
export function marksOf(state: EditorState, layer: MarkLayer): PlacedMark[] {
  const { marks } = keys[layer].getState(state) ?? none
  return marks
    .find()
    .map(placed)
    .sort((a, b) => a.from - b.from || a.to - b.to)
}

function markAt(state: EditorState, layer: MarkLayer, pos: number): PlacedMark | null {
  const { marks } = keys[layer].getState(state) ?? none
  const found = marks.find(pos, pos).find(({ from, to }) => from <= pos && pos <= to)
  return found ? placed(found) : null
}

function placed({ from, to, spec }: Decoration): PlacedMark {
  return { from, to, mark: (spec as { mark: HelpMark }).mark }
}

function decorationOf({ from, to, mark }: PlacedMark): Decoration {
  return Decoration.inline(from, to, { class: classOfMark(mark) }, { mark })
}

/** Moves marks with a change of the text, and makes those of the changed paragraphs again where they are known. */
function follow(layer: MarkLayer, marks: DecorationSet, tr: Transaction, find: FindMarks): DecorationSet {
  const changed = changedRange(tr)
  if (!changed) return marks
  const { doc } = tr
  // A change from another tab, and undo, replace the whole document with one that has mostly the same paragraphs.
  if (changed.to - changed.from > doc.content.size / 2) return allMarks(doc, find)
  let moved = marks.map(tr.mapping, doc)
  doc.nodesBetween(changed.from, changed.to, (block, pos) => {
    if (!block.isTextblock) return true
    const found = find(block, pos)
    const isKept = !found && keptWhileChecking.has(layer)
    const old = isKept ? moved.find(changed.from, changed.to) : moved.find(pos, pos + block.nodeSize)
    moved = moved.remove(old)
    if (found) moved = moved.add(doc, found.map(decorationOf))
    return false
  })
  return moved
}

function remadeMarks(marks: DecorationSet, doc: Node, { texts }: Remake, find: FindMarks): DecorationSet {
  if (texts === 'all') return allMarks(doc, find)
  const gone: Decoration[] = []
  const made: Decoration[] = []
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return true
    if (!texts.has(paragraphText(block).text)) return false
    gone.push(...marks.find(pos, pos + block.nodeSize))
    made.push(...(find(block, pos) ?? []).map(decorationOf))
    return false
  })
  return gone.length + made.length === 0 ? marks : marks.remove(gone).add(doc, made)
}

function allMarks(doc: Node, find: FindMarks): DecorationSet {
  const made: Decoration[] = []
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return true
    made.push(...(find(block, pos) ?? []).map(decorationOf))
    return false
  })
  return DecorationSet.create(doc, made)
}

function typingPlace(tr: Transaction, before: number | null): number | null {
  if (tr.docChanged) return tr.selection.empty ? tr.selection.head : null
  return tr.selectionSet ? null : before
}

function withoutWordAt(marks: DecorationSet, pos: number): DecorationSet {
  const unfinished = marks.find(pos, pos, ({ mark }) => {
    const { layer, lint } = mark as { layer: MarkLayer; lint?: { kind: string } }
    return layer === 'corrections' && lint?.kind === 'spelling'
  })
  return unfinished.length > 0 ? marks.remove(unfinished) : marks
}
