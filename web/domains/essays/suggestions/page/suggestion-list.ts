import type { Editor } from '@tiptap/core'
import { randomId } from '../../../../ui/random-id.ts'
import { scrollToShow } from '../../../../ui/scroll-to-show.ts'
import { wordChanges } from '../passage/text-edits.ts'
import { type StoredSuggestion, textAround } from './stored-suggestions.ts'
import { type SuggestionItem, textParts } from './suggestion-item.ts'
import {
  type ShownChange,
  type SuggestionMark,
  setSuggestions,
  suggestionMarks,
  suggestionStorage,
} from './suggestion-plugin.ts'
import type { NewSuggestion } from './suggestion-requests.ts'

export type DeskView = {
  items: SuggestionItem[]
  /** Read to users of screen readers. */
  announcement: string
}

export type SuggestionList = ReturnType<typeof createSuggestionList>

/** Holds the suggestions of an editor. Their places on the page are marks of the suggestion plugin, by the same ids. */
export function createSuggestionList(editor: Editor) {
  const listeners = new Set<() => void>()
  let view: DeskView = { items: [], announcement: '' }

  function show(items: SuggestionItem[], announcement = view.announcement): void {
    view = { items, announcement }
    for (const listener of listeners) listener()
  }
  const find = (id: string) => view.items.find((item) => item.id === id)
  const markOf = (id: string) => suggestionMarks(editor.state).find((one) => one.id === id)

  /** Strikes the words on the page that a whole suggestion replaces, and shows the new ones in their places. */
  function drawWords(id: string): void {
    const [item, mark] = [find(id), markOf(id)]
    if (!item || mark?.place !== 'replace') return
    const isWhole = item.status === 'ready' || item.status === 'accepting'
    const changes = isWhole ? shownChanges(mark, item) : null
    if (changes || mark.changes)
      editor.view.dispatch(setSuggestions(editor.state.tr, { show: { id, changes } }))
  }

  function shownChanges(mark: SuggestionMark, { text, locked, status }: SuggestionItem): ShownChange[] {
    return wordChanges(editor.state.doc, mark, text).map((change) => ({
      from: change.from,
      to: change.to,
      parts: change.text === '' ? [] : textParts({ text: change.text, locked, status }),
    }))
  }

  function isInView(position: number): boolean {
    const { top } = editor.view.coordsAtPos(position)
    return top > 0 && top < window.innerHeight
  }

  /** Adds the suggestions of one request of the user. They replace older suggestions for the same words. */
  function add(made: NewSuggestion[], announcement: string): string[] {
    const group = randomId()
    const items = made.map(({ place, request, locked, heading }): SuggestionItem => {
      const empty = { text: '', versions: [], at: 0, error: null }
      return { id: randomId(), group, place, request, locked, heading, status: 'waiting', ...empty }
    })
    const marks = made.map(({ place, from, to, signature }, i) => ({
      id: items[i]!.id,
      place,
      from,
      to,
      signature,
      changes: null,
    }))
    const replaced = suggestionMarks(editor.state).filter(
      (old) =>
        old.place === 'replace' &&
        marks.some(({ place, from, to }) => place === 'replace' && from < old.to && old.from < to),
    )
    remove(replaced.map(({ id }) => id))
    show([...view.items, ...items], announcement)
    editor.view.dispatch(setSuggestions(editor.state.tr, { add: marks }))
    return items.map(({ id }) => id)
  }

  /** Shows suggestions of an earlier visit again. */
  function restore(stored: StoredSuggestion[]): void {
    if (stored.length === 0) return
    show([...view.items, ...stored.map(({ item }) => item)])
    editor.view.dispatch(
      setSuggestions(editor.state.tr, { add: stored.map(({ mark }) => ({ ...mark, changes: null })) }),
    )
    for (const { item } of stored) drawWords(item.id)
  }

  /** Returns the whole suggestions that are neither accepted nor rejected. */
  function unanswered(): StoredSuggestion[] {
    const { doc } = editor.state
    return suggestionMarks(editor.state).flatMap((mark) => {
      const item = find(mark.id)
      return item?.status === 'ready' ? [{ item, mark, around: textAround(doc, mark) }] : []
    })
  }

  /** Removes suggestions from the list and from the page. */
  function remove(ids: string[]): void {
    if (ids.length === 0) return
    forget(ids)
    if (!editor.isDestroyed) editor.view.dispatch(setSuggestions(editor.state.tr, { remove: ids }))
  }

  /** Removes suggestions whose marks are gone from the page already. */
  function forget(ids: string[]): void {
    const gone = new Set(ids)
    for (const id of ids) suggestionStorage(editor).hosts.delete(id)
    show(view.items.filter(({ id }) => !gone.has(id)))
  }

  return {
    read: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    find,
    add,
    restore,
    unanswered,
    remove,
    forget,
    change(id: string, next: Partial<SuggestionItem>, announcement?: string): void {
      show(
        view.items.map((item) => (item.id === id ? { ...item, ...next } : item)),
        announcement,
      )
      if (next.status !== undefined || next.text !== undefined) drawWords(id)
    },
    /** Reports whether a text for a passage has the words that are there. */
    changesNothing(id: string, text: string): boolean {
      const mark = markOf(id)
      return mark?.place === 'replace' && wordChanges(editor.state.doc, mark, text).length === 0
    },
    /** Scrolls to the bar of a suggestion whose passage is in view. */
    showBar(id: string): void {
      const mark = markOf(id)
      const bar = suggestionStorage(editor).hosts.get(id)?.bar
      if (!mark || !bar || !isInView(mark.from)) return
      // The bar is drawn after this.
      setTimeout(() => scrollToShow(bar, { block: 'nearest' }))
    },
    say: (announcement: string) => show(view.items, announcement),
    /** Returns the suggestions in the order of the page, because they move with its text. */
    ordered: () => suggestionMarks(editor.state).flatMap(({ id }) => find(id) ?? []),
  }
}
