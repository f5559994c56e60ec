import type { Editor } from '@tiptap/core'
import type { SuggestionRequest } from '../../../../../contract/essays/suggestions.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { scrollToShow } from '../../../../ui/scroll-to-show.ts'
import { signOutSignal } from '../../../../ui/sign-out-signal.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { EssaySession } from '../../sync/essay-session.ts'
import { keepVersion } from '../../sync/keep-version.ts'
import type { SuggestionChoice } from '../choice.ts'
import { acceptSuggestions } from './accept-suggestions.ts'
import { readSuggestions, storeSuggestions } from './stored-suggestions.ts'
import type { SuggestionItem } from './suggestion-item.ts'
import { createSuggestionList } from './suggestion-list.ts'
import { suggestionMarks, suggestionStorage, withdrawnSuggestions } from './suggestion-plugin.ts'
import { type NewSuggestion, suggestionRequests } from './suggestion-requests.ts'
import { createSuggestionRuns } from './suggestion-runs.ts'

export type SuggestionDesk = ReturnType<typeof createSuggestionDesk>

/**
 * Asks for suggestions and holds them until they are accepted or rejected. They are shown on the page, but are no part
 * of the document before they are accepted.
 */
export function createSuggestionDesk(editor: Editor, session: EssaySession) {
  const list = createSuggestionList(editor)
  const runs = createSuggestionRuns(session, list)
  /** The requests of the user before which a version was kept. */
  const keptGroups = new Set<string>()

  function add(made: NewSuggestion[]): number {
    runs.start(list.add(made, texts.announceStarted({ count: made.length })))
    return made.length
  }

  /** Starts an action for a range, or for the paragraph with the cursor. Returns how many suggestions follow. */
  function start(
    choice: SuggestionChoice,
    range: { from: number; to: number } = editor.state.selection,
  ): number {
    const made = suggestionRequests(editor.state.doc, choice, range)
    if (typeof made !== 'string') return add(made)
    toast(made)
    list.say(made)
    return 0
  }

  function onTransaction(): void {
    const gone = withdrawnSuggestions(editor.state).filter((id) => list.find(id))
    if (gone.length === 0) return
    list.forget(gone)
    toast(texts.withdrawn({ count: gone.length }))
    list.say(texts.withdrawn({ count: gone.length }))
  }

  /** Keeps a version before the first suggestion of a request is accepted. */
  async function keepBefore(items: SuggestionItem[]): Promise<void> {
    const groups = new Set(items.map(({ group }) => group).filter((group) => !keptGroups.has(group)))
    if (groups.size === 0) return
    for (const group of groups) keptGroups.add(group)
    await keepVersion(session, 'before-ai').catch(() => toast(texts.noVersion))
  }

  async function accept(ids: string[]): Promise<void> {
    const items = list.read().items.filter(({ id, status }) => ids.includes(id) && status === 'ready')
    if (items.length === 0) return
    for (const { id } of items) list.change(id, { status: 'accepting' })
    await keepBefore(items)
    if (editor.isDestroyed) return
    // The text of some may have been changed meanwhile.
    const left = items.filter(({ id }) => list.find(id))
    acceptSuggestions(editor, left)
    list.forget(left.map(({ id }) => id))
    if (left.length > 0) list.say(texts.announceAccepted({ count: left.length }))
  }

  function acceptAtCursor(): boolean {
    const { from, $from } = editor.state.selection
    const [start, end] = $from.depth > 0 ? [$from.before(), $from.after()] : [from, from]
    const mark = suggestionMarks(editor.state).find(
      (found) => found.to >= start && found.from <= end && list.find(found.id)?.status === 'ready',
    )
    if (mark) void accept([mark.id])
    return mark !== undefined
  }

  function focusBar(id: string): void {
    const button = suggestionStorage(editor).hosts.get(id)?.bar.querySelector('button')
    if (!button) return
    button.focus({ preventScroll: true })
    scrollToShow(button, { block: 'nearest' })
  }

  /** Before a reload, and when the essay is left. */
  function keepUnanswered(): void {
    if (signOutSignal.aborted) storeSuggestions(session, [])
    else if (!editor.isDestroyed) storeSuggestions(session, list.unanswered())
  }

  list.restore(readSuggestions(session, editor.state.doc))
  editor.on('transaction', onTransaction)
  window.addEventListener('pagehide', keepUnanswered)
  return {
    read: list.read,
    subscribe: list.subscribe,
    ordered: list.ordered,
    start,
    /** Shows a draft between two blocks. */
    draft: (at: number, request: SuggestionRequest, heading: string | null) =>
      add([{ place: 'block', from: at, to: at, signature: '', locked: [], heading, request }]),
    accept,
    reject(ids: string[]): void {
      list.remove(ids)
      list.say(texts.announceRejected({ count: ids.length }))
    },
    stop: runs.stop,
    another: runs.another,
    showVersion(id: string, at: number): void {
      const text = list.find(id)?.versions[at]
      if (text !== undefined) list.change(id, { at, text })
    },
    acceptAtCursor,
    /** Moves the focus to the bar of the next suggestion after the cursor. */
    focusNext(): boolean {
      const marks = suggestionMarks(editor.state)
      const next = marks.find(({ to }) => to > editor.state.selection.to) ?? marks[0]
      if (next) focusBar(next.id)
      return next !== undefined
    },
    focusBar,
    /** Returns to the text; not on a phone, whose keyboard would open. */
    focusPage(): void {
      if (!matchMedia('(pointer: coarse)').matches) editor.commands.focus()
    },
    close(): void {
      keepUnanswered()
      window.removeEventListener('pagehide', keepUnanswered)
      editor.off('transaction', onTransaction)
      runs.close()
    },
  }
}
