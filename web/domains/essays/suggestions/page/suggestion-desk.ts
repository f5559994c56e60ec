import type { Editor } from '@tiptap/core'
import { lockedCharactersMax, type SuggestionRequest } from '../../../../../contract/essays/suggestions.ts'
import { limits } from '../../../../../contract/limits.ts'
import { ApiError } from '../../../../api.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { scrollToShow } from '../../../../ui/scroll-to-show.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { EssaySession } from '../../sync/essay-session.ts'
import { keepVersion } from '../../sync/keep-version.ts'
import type { SuggestionChoice } from '../choice.ts'
import { passagesIn } from '../passage/passages-in.ts'
import { askForSuggestion } from '../suggestion-calls.ts'
import { acceptSuggestions } from './accept-suggestions.ts'
import { contextAround, toSingleLine } from './context-around.ts'
import { nextMode, type SuggestionItem } from './suggestion-item.ts'
import {
  type SuggestionMark,
  setSuggestions,
  suggestionMarks,
  suggestionStorage,
  withdrawnSuggestions,
} from './suggestion-plugin.ts'

export type DeskView = {
  items: SuggestionItem[] /** Read to users of screen readers. */
  announcement: string
}

export type SuggestionDesk = ReturnType<typeof createSuggestionDesk>

const atOnceMax = 2
/** After one of these, the other paragraphs of the same request would fail too. */
const endsAll = new Set([
  'out_of_words',
  'tokens_used_up',
  'model_needed',
  'sign_in_required',
  'not_found',
  'offline',
])

type NewItem = Pick<SuggestionItem, 'place' | 'request' | 'locked' | 'heading'> &
  Pick<SuggestionMark, 'from' | 'to' | 'signature'>

/**
 * Asks for suggestions and holds them until they are accepted or rejected. They are shown on the page, but are no part
 * of the document before they are accepted.
 */
export function createSuggestionDesk(editor: Editor, session: EssaySession) {
  const listeners = new Set<() => void>()
  const runs = new Map<string, AbortController>()
  const waiting: string[] = []
  const keptGroups = new Set<string>()
  let view: DeskView = { items: [], announcement: '' }

  function show(items: SuggestionItem[], announcement = view.announcement): void {
    view = { items, announcement }
    for (const listener of listeners) listener()
  }
  const say = (announcement: string) => show(view.items, announcement)
  const find = (id: string) => view.items.find((item) => item.id === id)
  function change(id: string, next: Partial<SuggestionItem>, announcement?: string): void {
    show(
      view.items.map((item) => (item.id === id ? { ...item, ...next } : item)),
      announcement,
    )
  }
  /** Sorts as on the page, because suggestions move with its text. */
  function ordered(): SuggestionItem[] {
    return suggestionMarks(editor.state).flatMap(({ id }) => find(id) ?? [])
  }

  function add(made: NewItem[]): string[] {
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
      isShown: false,
    }))
    // A newer suggestion replaces an older one for the same words.
    const old = suggestionMarks(editor.state).filter((mark) =>
      marks.some(
        ({ from, to, place }) =>
          place === 'replace' && mark.place === 'replace' && from < mark.to && mark.from < to,
      ),
    )
    remove(old.map(({ id }) => id))
    show([...view.items, ...items], texts.announceStarted({ count: items.length }))
    editor.view.dispatch(setSuggestions(editor.state.tr, { add: marks }))
    const ids = items.map(({ id }) => id)
    waiting.push(...ids)
    pump()
    return ids
  }

  function pump(): void {
    while (runs.size < atOnceMax && waiting.length > 0) {
      const id = waiting.shift()!
      if (find(id)) void run(id)
    }
  }

  async function run(id: string): Promise<void> {
    const stop = new AbortController()
    runs.set(id, stop)
    const { request } = find(id)!
    change(id, { status: 'writing', text: '', error: null })
    try {
      // A new essay may not be on the server yet.
      if (session.read().state === 'loading') await session.flush()
      const onText = (text: string) => {
        if (text !== '' && !suggestionMarks(editor.state).find((mark) => mark.id === id)?.isShown) reveal(id)
        change(id, { text: asSuggested(id, text) })
      }
      const done = await askForSuggestion(session.chatId, request, { signal: stop.signal, onText })
      if (done.isUnchanged) {
        discard([id])
        toast(done.reason ?? texts.unchanged)
        say(done.reason ?? texts.unchanged)
      } else finish(id, done.text)
    } catch (error) {
      if (!stop.signal.aborted) fail(id, error)
    } finally {
      runs.delete(id)
      pump()
    }
  }

  /** A suggestion for a passage is one paragraph, as the passage is. */
  function asSuggested(id: string, text: string): string {
    return find(id)?.place === 'block' ? text : toSingleLine(text)
  }

  function finish(id: string, whole: string): void {
    const item = find(id)
    if (!item) return
    const text = asSuggested(id, whole)
    reveal(id)
    const versions = [...item.versions, text]
    change(
      id,
      { status: 'ready', text, versions, at: versions.length - 1 },
      texts.announceReady({ count: readyCount() + 1 }),
    )
  }

  const readyCount = () => view.items.filter(({ status }) => status === 'ready').length

  function reveal(id: string): void {
    editor.view.dispatch(setSuggestions(editor.state.tr, { show: [id] }))
  }

  function fail(id: string, error: unknown): void {
    const item = find(id)
    if (!item) return
    const known = error instanceof ApiError ? error : null
    const message = known?.message ?? texts.failed
    if (known && endsAll.has(known.code)) {
      const others = view.items.filter((other) => other.group === item.group && other.status === 'waiting')
      discard(others.map((other) => other.id))
    }
    // An earlier version is still there to be accepted.
    const last = item.versions.at(-1)
    if (last === undefined) change(id, { status: 'failed', text: '', error: message }, message)
    else {
      change(id, { status: 'ready', text: last, at: item.versions.length - 1 }, message)
      toast.error(message)
    }
  }

  /** Ends the requests and forgets the items. */
  function discard(ids: string[]): void {
    if (ids.length === 0) return
    remove(ids)
    if (!editor.isDestroyed) editor.view.dispatch(setSuggestions(editor.state.tr, { remove: ids }))
  }

  function remove(ids: string[]): void {
    const gone = new Set(ids)
    for (const id of ids) {
      runs.get(id)?.abort()
      suggestionStorage(editor).hosts.delete(id)
    }
    show(view.items.filter(({ id }) => !gone.has(id)))
  }

  function onTransaction(): void {
    const gone = withdrawnSuggestions(editor.state).filter((id) => find(id))
    if (gone.length === 0) return
    remove(gone)
    toast(texts.withdrawn({ count: gone.length }))
    say(texts.withdrawn({ count: gone.length }))
  }

  /** Keeps a version before the first suggestion of a request is accepted. */
  async function keepBefore(items: SuggestionItem[]): Promise<void> {
    const groups = new Set(items.map(({ group }) => group).filter((group) => !keptGroups.has(group)))
    if (groups.size === 0) return
    for (const group of groups) keptGroups.add(group)
    await keepVersion(session, 'before-ai').catch(() => toast(texts.noVersion))
  }

  async function accept(ids: string[]): Promise<void> {
    const items = view.items.filter(({ id, status }) => ids.includes(id) && status === 'ready')
    if (items.length === 0) return
    for (const { id } of items) change(id, { status: 'accepting' })
    await keepBefore(items)
    if (editor.isDestroyed) return
    const left = items.filter(({ id }) => find(id))
    const accepted = left.map(({ id }) => id)
    acceptSuggestions(editor, left)
    remove(accepted)
    if (accepted.length > 0) say(texts.announceAccepted({ count: accepted.length }))
  }

  function reject(ids: string[]): void {
    discard(ids)
    say(texts.announceRejected({ count: ids.length }))
  }

  /** Ends the writing. What was drafted stays as a suggestion; half of a rewrite is dropped. */
  function stop(id: string): void {
    const item = find(id)
    if (!item) return
    runs.get(id)?.abort()
    const [last] = item.versions.slice(-1)
    if (item.place !== 'replace' && item.text.trim() !== '') finish(id, item.text)
    else if (last !== undefined) change(id, { status: 'ready', text: last, at: item.versions.length - 1 })
    else {
      discard([id])
      toast(texts.stopped)
    }
    say(texts.stopped)
  }

  function another(id: string): void {
    const item = find(id)
    if (!item || runs.has(id) || waiting.includes(id)) return
    const previous = item.text.slice(0, limits.suggestionContextCharactersMax)
    const mode = nextMode(item)
    const request = { ...item.request, previous, ...(mode && { mode }) }
    change(id, { status: 'waiting', request, text: '', error: null })
    waiting.push(id)
    pump()
  }

  function showVersion(id: string, at: number): void {
    const text = find(id)?.versions[at]
    if (text !== undefined) change(id, { at, text })
  }

  /** Starts an action for a range, or for the paragraph with the cursor. Returns how many suggestions follow. */
  function start(
    choice: SuggestionChoice,
    range: { from: number; to: number } = editor.state.selection,
  ): number {
    const { doc } = editor.state
    if (choice.action === 'continue') {
      const $at = doc.resolve(range.to)
      if (!$at.parent.isTextblock || $at.parent.type.spec.code) return refuse(texts.noPlace)
      const around = contextAround(doc, range.to, range.to)
      const made: Omit<NewItem, 'request'> = {
        place: 'inline',
        locked: [],
        heading: null,
        from: range.to,
        to: range.to,
        signature: '',
      }
      return add([{ ...made, request: { ...choice, ...around } }]).length
    }
    const { passages, skipsQuotations } = passagesIn(doc, range.from, range.to, choice.action === 'translate')
    if (passages.length === 0) return refuse(skipsQuotations ? texts.quotationsStay : texts.noText)
    const long = passages.find(({ text }) => text.length > limits.suggestionCharactersMax)
    if (long) return refuse(texts.tooLong({ count: long.text.length, most: limits.suggestionCharactersMax }))
    if (passages.length > passagesMax)
      return refuse(texts.tooMany({ count: passages.length, most: passagesMax }))
    return add(
      passages.map(({ from, to, text, locked, signature }) => ({
        place: 'replace',
        from,
        to,
        signature,
        locked,
        heading: null,
        request: {
          ...choice,
          passage: text,
          locked: locked.map(({ kind, text: kept }) => ({ kind, text: kept.slice(0, lockedCharactersMax) })),
          ...contextAround(doc, from, to),
        },
      })),
    ).length
  }

  function refuse(reason: string): 0 {
    toast(reason)
    say(reason)
    return 0
  }

  function acceptAtCursor(): boolean {
    const { from } = editor.state.selection
    const $from = editor.state.selection.$from
    const [start, end] = $from.depth > 0 ? [$from.before(), $from.after()] : [from, from]
    const mark = suggestionMarks(editor.state).find(
      (found) => found.to >= start && found.from <= end && find(found.id)?.status === 'ready',
    )
    if (mark) void accept([mark.id])
    return mark !== undefined
  }

  /** Moves the focus to the bar of the next suggestion after the cursor. */
  function focusNext(): boolean {
    const marks = suggestionMarks(editor.state)
    const next = marks.find(({ to }) => to > editor.state.selection.to) ?? marks[0]
    if (next) focusBar(next.id)
    return next !== undefined
  }

  function focusBar(id: string): void {
    const button = suggestionStorage(editor).hosts.get(id)?.bar.querySelector('button')
    if (!button) return
    button.focus({ preventScroll: true })
    scrollToShow(button, { block: 'nearest' })
  }

  /** Returns to the text; not on a phone, whose keyboard would open. */
  function focusPage(): void {
    if (!matchMedia('(pointer: coarse)').matches) editor.commands.focus()
  }

  editor.on('transaction', onTransaction)
  return {
    read: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ordered,
    start,
    /** Shows a draft between two blocks. */
    draft: (at: number, request: SuggestionRequest, heading: string | null) =>
      add([{ place: 'block', from: at, to: at, signature: '', locked: [], heading, request }]),
    accept,
    reject,
    stop,
    another,
    showVersion,
    acceptAtCursor,
    focusNext,
    focusBar,
    focusPage,
    close() {
      editor.off('transaction', onTransaction)
      for (const stopped of runs.values()) stopped.abort()
      waiting.length = 0
    },
  }
}

const passagesMax = 30
