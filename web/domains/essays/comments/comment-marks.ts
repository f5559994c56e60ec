import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { findQuote, type Quoted, quoteAt } from '../../../../contract/essays/find-quote.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { type Positions, textOf, textSegments, toCharacters, toPositions } from './text-positions.ts'

/** Where the words of a comment are on the page. */
export type CommentPlace = Positions & { id: string }
/** The words that a new comment is written about. */
export type CommentDraft = Positions & { quoted: Quoted }

export type CommentsState = {
  places: CommentPlace[]
  draft: CommentDraft | null
  activeId: string | null
}
type Change = Partial<CommentsState>
type PluginState = CommentsState & { decorations: DecorationSet }

type Storage = {
  /** Finds the places of all comments in a document that another tab or device has changed. */
  locate: ((doc: Node) => CommentPlace[]) | null
  onPress: ((id: string) => void) | null
}

const key = new PluginKey<PluginState>('comments')
const nothing: PluginState = { places: [], draft: null, activeId: null, decorations: DecorationSet.empty }

/** Highlights the words that have comments, outside the document. */
export const Comments = Extension.create<object, Storage>({
  name: 'comments',
  addStorage: () => ({ locate: null, onPress: null }),
  addProseMirrorPlugins() {
    const { storage } = this
    return [
      new Plugin<PluginState>({
        key,
        state: { init: () => nothing, apply: (tr, old) => applyChange(tr, old, storage) },
        props: {
          decorations: (state) => key.getState(state)?.decorations,
          handleDOMEvents: {
            click(_, event) {
              const mark = event.target instanceof Element ? event.target.closest('[data-comment]') : null
              const id = mark?.getAttribute('data-comment')
              // Words are selected, not pressed, where a selection ends.
              if (id && window.getSelection()?.isCollapsed !== false) storage.onPress?.(id)
              return false
            },
          },
        },
      }),
    ]
  },
})

export function commentsStorage(editor: Editor): Storage {
  return (editor.storage as unknown as { comments: Storage }).comments
}

export function commentsState(state: EditorState): CommentsState {
  return key.getState(state) ?? nothing
}

export function changeComments(editor: Editor, change: Change): void {
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, change))
}

function applyChange(tr: Transaction, old: PluginState, storage: Storage): PluginState {
  const change = tr.getMeta(key) as Change | undefined
  if (!change && !tr.docChanged) return old
  const isEmpty = old.places.length === 0 && old.draft === null
  if (!change && isEmpty && !storage.locate) return old
  const moved = tr.docChanged ? move(tr, old, storage) : old
  const { places, draft, activeId } = { ...moved, ...change }
  return { places, draft, activeId, decorations: draw(tr.doc, { places, draft, activeId }) }
}

function move(tr: Transaction, old: PluginState, { locate }: Storage): CommentsState {
  const { activeId } = old
  // The binding replaces the whole document after a change from elsewhere, which the mapping cannot follow.
  const isRemote = tr.getMeta(ySyncPluginKey)?.isChangeOrigin === true
  if (isRemote)
    return {
      activeId,
      places: locate?.(tr.doc) ?? [],
      draft: old.draft && draftAt(tr.doc, old.draft.quoted),
    }
  const map = <T extends Positions>(place: T): T[] => {
    const from = tr.mapping.map(place.from, 1)
    const to = tr.mapping.map(place.to, -1)
    return from < to ? [{ ...place, from, to }] : []
  }
  return {
    activeId,
    places: old.places.flatMap(map),
    draft: old.draft ? (map(old.draft)[0] ?? null) : null,
  }
}

function draftAt(doc: Node, quoted: Quoted): CommentDraft | null {
  const segments = textSegments(doc)
  const range = findQuote(textOf(segments), quoted)
  const positions = range && toPositions(segments, range)
  return positions && { ...positions, quoted }
}

function draw(doc: Node, { places, draft, activeId }: CommentsState): DecorationSet {
  const marks = places.map(({ id, from, to }) =>
    Decoration.inline(from, to, {
      nodeName: 'mark',
      class: id === activeId ? 'comment-mark comment-active' : 'comment-mark',
      'data-comment': id,
    }),
  )
  if (draft) marks.push(Decoration.inline(draft.from, draft.to, { class: 'comment-draft' }))
  return DecorationSet.create(doc, marks)
}

/** Marks words for a new comment. Returns false if there are none between the positions. */
export function startDraft(editor: Editor, positions: Positions): boolean {
  const segments = textSegments(editor.state.doc)
  const range = toCharacters(segments, positions)
  const exact = range && toPositions(segments, range)
  if (!range || !exact) return false
  changeComments(editor, { draft: { ...exact, quoted: quoteAt(textOf(segments), range) }, activeId: null })
  return true
}

/** Marks a comment as the chosen one and scrolls to its words. */
export function showComment(editor: Editor, id: string): void {
  changeComments(editor, { activeId: id })
  const mark = editor.view.dom.querySelector(`[data-comment="${CSS.escape(id)}"]`)
  if (mark) scrollToShow(mark, { block: 'center' })
}
