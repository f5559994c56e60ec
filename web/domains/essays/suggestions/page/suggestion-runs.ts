import { limits } from '../../../../../contract/limits.ts'
import { ApiError } from '../../../../api.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { EssaySession } from '../../sync/essay-session.ts'
import { askForSuggestion } from '../suggestion-calls.ts'
import { toSingleLine } from './context-around.ts'
import { nextMode } from './suggestion-item.ts'
import type { SuggestionList } from './suggestion-list.ts'

const atOnceMax = 2
/** After one of these errors, the other paragraphs of the same request would fail too. */
const endsAll = new Set([
  'out_of_words',
  'tokens_used_up',
  'budget_used_up',
  'model_needed',
  'sign_in_required',
  'not_found',
  'offline',
])

/** Asks the server for the texts of suggestions, two at a time. A request ends when its suggestion is removed. */
export function createSuggestionRuns(session: EssaySession, list: SuggestionList) {
  const running = new Map<string, AbortController>()
  let waiting: string[] = []
  list.subscribe(() => {
    for (const [id, stop] of running) if (!list.find(id)) stop.abort()
  })

  function start(ids: string[]): void {
    waiting.push(...ids)
    while (running.size < atOnceMax && waiting.length > 0) {
      const id = waiting.shift()!
      if (list.find(id)) void run(id)
    }
  }

  async function run(id: string): Promise<void> {
    const stopping = new AbortController()
    const { signal } = stopping
    running.set(id, stopping)
    const { request } = list.find(id)!
    list.change(id, { status: 'writing', text: '', error: null })
    try {
      // A new essay may not be on the server yet.
      if (!session.read().isStored) await session.flush()
      const onText = (text: string) => list.change(id, { text: asSuggested(id, text) })
      const done = await askForSuggestion(session.chatId, request, { signal, onText })
      if (done.isUnchanged || list.changesNothing(id, asSuggested(id, done.text))) {
        list.remove([id])
        toast(done.reason ?? texts.unchanged)
        list.say(done.reason ?? texts.unchanged)
      } else {
        finish(id, done.text)
        if (done.reason) toast(done.reason)
      }
    } catch (error) {
      if (!signal.aborted) fail(id, error)
    } finally {
      // Another run of the same suggestion may have begun after this one was stopped.
      if (running.get(id) === stopping) running.delete(id)
      start([])
    }
  }

  function cancel(id: string): void {
    waiting = waiting.filter((other) => other !== id)
    running.get(id)?.abort()
    running.delete(id)
  }

  /** A suggestion for a passage is one paragraph, as the passage is. */
  function asSuggested(id: string, text: string): string {
    return list.find(id)?.place === 'block' ? text : toSingleLine(text)
  }

  function finish(id: string, whole: string): void {
    const item = list.find(id)
    if (!item) return
    const text = asSuggested(id, whole)
    const versions = [...item.versions, text]
    const count = list.read().items.filter(({ status }) => status === 'ready').length + 1
    list.change(
      id,
      { status: 'ready', text, versions, at: versions.length - 1 },
      texts.announceReady({ count }),
    )
    list.showBar(id)
  }

  function fail(id: string, error: unknown): void {
    const item = list.find(id)
    if (!item) return
    const known = error instanceof ApiError ? error : null
    const message = known?.message ?? texts.failed
    if (known && endsAll.has(known.code)) {
      const others = list
        .read()
        .items.filter(
          (other) => other.group === item.group && other.status === 'waiting' && other.versions.length === 0,
        )
      list.remove(others.map((other) => other.id))
    }
    if (showLast(id, message)) toast.error(message)
    else list.change(id, { status: 'failed', text: '', error: message }, message)
  }

  /** Shows the last whole version again, which can still be accepted. Returns false if there is none. */
  function showLast(id: string, announcement?: string): boolean {
    const versions = list.find(id)?.versions ?? []
    const text = versions.at(-1)
    if (text === undefined) return false
    list.change(id, { status: 'ready', text, at: versions.length - 1 }, announcement)
    return true
  }

  return {
    start,
    /** Ends the writing. What was drafted stays as a suggestion; half of a rewrite is dropped. */
    stop(id: string): void {
      const item = list.find(id)
      if (!item) return
      cancel(id)
      if (item.place !== 'replace' && item.text.trim() !== '') finish(id, item.text)
      else if (!showLast(id)) {
        list.remove([id])
        toast(texts.stopped)
      }
      list.say(texts.stopped)
      start([])
    },
    /** Asks for a further version. */
    another(id: string): void {
      const item = list.find(id)
      if (!item || running.has(id) || waiting.includes(id)) return
      const previous = item.text.slice(0, limits.suggestionContextCharactersMax)
      const mode = nextMode(item)
      const request = { ...item.request, previous, ...(mode && { mode }) }
      list.change(id, { status: 'waiting', request, text: '', error: null })
      start([id])
    },
    close(): void {
      waiting = []
      for (const stop of running.values()) stop.abort()
    },
  }
}
