import type { Editor } from '@tiptap/core'
import { type Correction, correctionsIn } from './corrections/apply-correction.ts'
import { correctionsOf, wordOf } from './corrections/corrections-of.ts'
import {
  type HelpSettings,
  readHelpSettings,
  readIgnored,
  withWord,
  writeHelpSettings,
  writeIgnored,
} from './help-settings.ts'
import type { PlacedMark } from './marks/help-mark.ts'
import { connectMarks } from './marks/help-marks-extension.ts'
import { remakeMarks } from './marks/marks-plugin.ts'
import { markElement, showPlace } from './marks/show-mark.ts'
import { type EssayParagraph, essayParagraphs, inCheckingOrder } from './paragraphs/essay-paragraphs.ts'
import { createParagraphChecks } from './paragraphs/paragraph-checks.ts'
import { paragraphText } from './paragraphs/paragraph-text.ts'
import { visibleRange } from './paragraphs/visible-range.ts'
import { createReadability } from './readability/readability.ts'
import { createStore } from './store.ts'
import { type HelpClient, openHelpClient } from './worker/help-client.ts'
import type { Dialect, Lint } from './worker/help-messages.ts'

/**
 * loading: the checker has not returned a result yet. other-language: the essay is not in English, and nothing is
 * checked. failed: the checker could not be loaded.
 */
type HelpStatus = 'off' | 'loading' | 'checking' | 'ready' | 'other-language' | 'failed'

export type OpenCard = { mark: PlacedMark; anchor: HTMLElement; takesFocus: boolean }

export type HelpState = {
  status: HelpStatus
  settings: HelpSettings
  card: OpenCard | null
  /** Changes whenever marks may have changed. */
  revision: number
}

export type HelpOwner = { userId: string; chatId: string }
export type WritingHelp = ReturnType<typeof createWritingHelp>

const pauseMs = 500
/** The language is detected again when the text has grown or shrunk by this factor. */
const languageFactor = 1.5
const languageSampleCharacters = 20_000

/** Checks the paragraphs of an essay in a worker and keeps their marks on the page up to date. */
export function createWritingHelp(editor: Editor, { userId, chatId }: HelpOwner) {
  const settings = readHelpSettings(userId)
  const store = createStore<HelpState>({
    status: settings.isOn ? 'loading' : 'off',
    settings,
    card: null,
    revision: 0,
  })
  const words = new Set(settings.words)
  const places = new Set(readIgnored(userId, chatId))
  let client: HelpClient | null = null
  let timer: number | undefined
  let isClosed = false
  let language: { isEnglish: boolean; characters: number } | null = null

  const ask: HelpClient['ask'] = (call, input) => {
    client ??= openHelpClient()
    return client.ask(call, input)
  }
  const checks = createParagraphChecks<Lint[]>({
    check: (texts) => ask('lint', { texts, dialect: store.read().settings.dialect }),
    onChecked(texts) {
      remakeMarks(editor, 'corrections', texts)
      changed(checks.left() > 0 ? 'checking' : 'ready')
    },
    onFailed: fail,
  })
  const readability = createReadability(editor, { ask, onChanged: () => changed(), onFailed: fail })

  function changed(status = store.read().status): void {
    store.change({ status, revision: store.read().revision + 1 })
  }
  function fail(): void {
    if (isClosed) return
    stopWorker()
    if (store.read().status !== 'off') changed('failed')
    // A connection that comes back is a reason to try again.
    if (!navigator.onLine) window.addEventListener('online', retry, { once: true })
  }
  function stopWorker(): void {
    const stopped = client
    client = null
    stopped?.close()
  }
  function retry(): void {
    if (store.read().status === 'failed') start()
  }
  function start(): void {
    if (editor.isDestroyed) return
    changed('loading')
    schedule(0)
  }
  function schedule(delayMs = pauseMs): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void check(), delayMs)
  }
  async function check(): Promise<void> {
    if (editor.isDestroyed) return
    // A decoration inside a word that is being composed would break the input of the keyboard.
    if (editor.view.composing) return schedule()
    const paragraphs = essayParagraphs(editor.state.doc)
    readability.update(paragraphs)
    const { status } = store.read()
    if (status === 'off' || status === 'failed') return
    try {
      if (!(await isEnglish(paragraphs))) {
        checks.request([])
        remakeMarks(editor, 'corrections', 'all')
        return changed('other-language')
      }
    } catch {
      return fail()
    }
    if (store.read().status === 'other-language') remakeMarks(editor, 'corrections', 'all')
    checks.request(inCheckingOrder(paragraphs, visibleRange(editor)))
    changed(checks.left() > 0 ? (status === 'loading' ? 'loading' : 'checking') : 'ready')
  }
  async function isEnglish(paragraphs: EssayParagraph[]): Promise<boolean> {
    const text = sampleOf(paragraphs)
    const factor = language ? text.length / Math.max(1, language.characters) : 0
    if (!language || factor > languageFactor || factor < 1 / languageFactor) {
      const found = await ask('language', { text })
      language = { isEnglish: found.english || found.code === 'und', characters: text.length }
    }
    return language.isEnglish
  }
  function setSettings(change: Partial<HelpSettings>): void {
    const next = { ...store.read().settings, ...change }
    writeHelpSettings(userId, next)
    store.change({ settings: next })
  }
  /** Shows no card of a place that has changed. */
  function onTransaction({ transaction }: { transaction: { docChanged: boolean } }): void {
    if (!transaction.docChanged) return
    if (store.read().card) store.change({ card: null })
    schedule()
  }
  function openCard(mark: PlacedMark, takesFocus = false): void {
    const anchor = markElement(editor, mark)
    if (anchor) store.change({ card: { mark, anchor, takesFocus } })
  }
  function show(mark: PlacedMark, takesFocus = false): void {
    showPlace(editor, mark)
    openCard(mark, takesFocus)
  }
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
    find: {
      corrections(block, pos) {
        const { status } = store.read()
        if (status === 'off' || status === 'other-language') return []
        const lints = checks.resultOf(paragraphText(block).text)
        return lints ? correctionsOf(block, pos, lints, { words, places }) : null
      },
      habits: readability.find,
      ai: () => [],
    },
    replacesBrowserCheck: () => ['loading', 'checking', 'ready'].includes(store.read().status),
    onPress: (mark) => openCard(mark),
    onStep: step,
  })
  editor.on('transaction', onTransaction)
  schedule(0)

  return {
    store,
    readability,
    show,
    step,
    retry,
    closeCard: () => store.change({ card: null }),
    turn(isOn: boolean) {
      setSettings({ isOn })
      changed(isOn ? 'loading' : 'off')
      remakeMarks(editor, 'corrections', 'all')
      if (isOn) return schedule(0)
      checks.request([])
      // The checker takes about 200 MB.
      stopWorker()
    },
    setDialect(dialect: Dialect) {
      setSettings({ dialect })
      checks.forget()
      changed('loading')
      remakeMarks(editor, 'corrections', 'all')
      schedule(0)
    },
    /** Ignores one place of this essay. */
    ignore({ mark }: Correction) {
      places.add(mark.place)
      writeIgnored(userId, chatId, [...places])
      store.change({ card: null })
      remakeMarks(editor, 'corrections', 'all')
      changed()
    },
    addWord({ mark }: Correction) {
      words.add(wordOf(mark.problem))
      setSettings({ words: withWord(store.read().settings.words, wordOf(mark.problem)) })
      store.change({ card: null })
      remakeMarks(editor, 'corrections', 'all')
      changed()
    },
    removeWord(word: string) {
      words.delete(word)
      setSettings({ words: store.read().settings.words.filter((each) => each !== word) })
      remakeMarks(editor, 'corrections', 'all')
      changed()
    },
    close() {
      isClosed = true
      window.clearTimeout(timer)
      window.removeEventListener('online', retry)
      editor.off('transaction', onTransaction)
      connectMarks(editor, null)
      stopWorker()
    },
  }
}

function sampleOf(paragraphs: EssayParagraph[]): string {
  let sample = ''
  for (const { text } of paragraphs) {
    if (sample.length > languageSampleCharacters) break
    sample += `${text}\n`
  }
  return sample
}
