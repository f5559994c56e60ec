import type { Editor } from '@tiptap/core'
import { createAiCheck } from './ai-check/ai-check.ts'
import { correctionsIn } from './corrections/apply-correction.ts'
import { createCorrections, type HelpOwner } from './corrections/corrections.ts'
import type { PlacedMark } from './marks/help-mark.ts'
import { connectMarks } from './marks/help-marks-extension.ts'
import { markElement, showPlace } from './marks/show-mark.ts'
import { essayParagraphs } from './paragraphs/essay-paragraphs.ts'
import { createReadability } from './readability/readability.ts'
import { createStore } from './store.ts'
import { type HelpClient, openHelpClient } from './worker/help-client.ts'

export type OpenCard = { mark: PlacedMark; anchor: HTMLElement; takesFocus: boolean }

/** `revision` changes whenever marks, figures or states of the checks may have changed. */
export type HelpState = { card: OpenCard | null; revision: number }

export type WritingHelp = ReturnType<typeof createWritingHelp>

const pauseMs = 500
/** A writer who never pauses sees findings after this time. */
const waitMsMax = 3_000

/** Checks an essay while it is open, and keeps the marks on its page up to date. */
export function createWritingHelp(editor: Editor, owner: HelpOwner) {
  const store = createStore<HelpState>({ card: null, revision: 0 })
  const worker = createWorker(fail)
  let timer: number | undefined
  let wantedSince: number | null = null
  let isClosed = false
  const onChanged = () => store.change({ revision: store.read().revision + 1 })
  const corrections = createCorrections(editor, {
    ...owner,
    ask: worker.ask,
    stopWorker: worker.stop,
    onWanted: () => schedule(0),
    onChanged,
  })
  const readability = createReadability(editor, { ask: worker.ask, onChanged, onFailed: fail })
  const aiCheck = createAiCheck(editor, onChanged)

  function fail(): void {
    if (isClosed) return
    worker.stop()
    corrections.fail()
    // A connection that comes back is a reason to try again.
    if (!navigator.onLine) window.addEventListener('online', corrections.retry, { once: true })
  }
  function schedule(delayMs = pauseMs): void {
    window.clearTimeout(timer)
    const now = performance.now()
    wantedSince ??= now
    timer = window.setTimeout(check, Math.max(0, Math.min(delayMs, wantedSince + waitMsMax - now)))
  }
  function check(): void {
    if (editor.isDestroyed) return
    wantedSince = null
    // A decoration inside a word that is being composed would break the input of the keyboard.
    if (editor.view.composing) {
      schedule()
      return
    }
    const paragraphs = essayParagraphs(editor.state.doc)
    readability.update(paragraphs)
    aiCheck.update(paragraphs)
    corrections.update(paragraphs).catch(fail)
  }
  function onTransaction({ transaction }: { transaction: { docChanged: boolean } }): void {
    if (!transaction.docChanged) return
    // The place of the card may have changed.
    closeCard()
    schedule()
  }
  function closeCard(): void {
    if (store.read().card) store.change({ card: null })
  }
  function openCard(mark: PlacedMark, takesFocus = false): void {
    const anchor = markElement(editor, mark)
    if (anchor) store.change({ card: { mark, anchor, takesFocus } })
  }
  /** Scrolls to a mark and opens its card. */
  function show(mark: PlacedMark, takesFocus = false): void {
    showPlace(editor, mark)
    openCard(mark, takesFocus)
  }
  /** Shows the next or the previous correction. */
  function step(by: 1 | -1): void {
    const all = correctionsIn(editor)
    const { from, to } = store.read().card?.mark ?? editor.state.selection
    const next =
      by === 1
        ? (all.find((each) => each.from >= to) ?? all[0])
        : (all.findLast((each) => each.to <= from) ?? all.at(-1))
    if (next) show(next, true)
  }

  connectMarks(editor, {
    find: { corrections: corrections.find, habits: readability.find, ai: aiCheck.find },
    replacesBrowserCheck: corrections.replacesBrowserCheck,
    onPress: (mark) => openCard(mark),
    onStep: step,
  })
  editor.on('transaction', onTransaction)
  schedule(0)

  return {
    store,
    corrections,
    readability,
    aiCheck,
    show,
    step,
    closeCard,
    close() {
      isClosed = true
      window.clearTimeout(timer)
      window.removeEventListener('online', corrections.retry)
      editor.off('transaction', onTransaction)
      connectMarks(editor, null)
      aiCheck.stop()
      worker.stop()
    },
  }
}

/** The worker, which is started by the first call. */
function createWorker(onFailed: () => void) {
  let client: HelpClient | null = null
  const ask: HelpClient['ask'] = (call, input) => {
    client ??= openHelpClient(onFailed)
    return client.ask(call, input)
  }
  return {
    ask,
    stop() {
      const stopped = client
      client = null
      stopped?.close()
    },
  }
}
