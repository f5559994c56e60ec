import type { Editor } from '@tiptap/core'
import {
  addIgnored,
  type HelpSettings,
  readHelpSettings,
  readIgnored,
  withWord,
  writeHelpSettings,
} from '../help-settings.ts'
import { type FindMarks, remakeMarks } from '../marks/marks-plugin.ts'
import { type EssayParagraph, inCheckingOrder } from '../paragraphs/essay-paragraphs.ts'
import { createParagraphChecks } from '../paragraphs/paragraph-checks.ts'
import { paragraphText } from '../paragraphs/paragraph-text.ts'
import type { HelpClient } from '../worker/help-client.ts'
import type { Dialect, Lint } from '../worker/help-messages.ts'
import type { Correction } from './apply-correction.ts'
import { correctionsOf, wordOf } from './corrections-of.ts'
import { createLanguageCheck } from './language-check.ts'

/**
 * loading: the checker has not returned a result yet. other-language: the essay is not in English, and nothing is
 * checked. failed: the checker could not be loaded.
 */
export type CorrectionsStatus = 'off' | 'loading' | 'checking' | 'ready' | 'other-language' | 'failed'

export type HelpOwner = { userId: string; chatId: string }

type CorrectionsOptions = HelpOwner & {
  ask: HelpClient['ask']
  /** Releases the worker, which takes about 200 MB. */
  stopWorker: () => void
  /** Checks the document again soon. */
  onWanted: () => void
  onChanged: () => void
}

/** Checks spelling, grammar and style, and keeps the user's choices about them. */
export function createCorrections(editor: Editor, options: CorrectionsOptions) {
  const { userId, chatId, ask, onChanged } = options
  let settings = readHelpSettings(userId)
  let status: CorrectionsStatus = settings.isOn ? 'loading' : 'off'
  const words = new Set(settings.words)
  const places = new Set(readIgnored(userId, chatId))
  const isEnglish = createLanguageCheck(ask)
  const checks = createParagraphChecks<Lint[]>({
    check: (texts) => ask('lint', { texts, dialect: settings.dialect }),
    onChecked(texts) {
      remakeMarks(editor, 'corrections', texts)
      change(checks.left() > 0 ? 'checking' : 'ready')
    },
    onFailed: fail,
  })
  const find: FindMarks = (block, pos) => {
    if (status === 'off' || status === 'other-language') return []
    const lints = checks.resultOf(paragraphText(block).text)
    return lints ? correctionsOf(block, pos, lints, { words, places }) : null
  }

  function change(next: CorrectionsStatus): void {
    status = next
    onChanged()
  }
  function remake(): void {
    remakeMarks(editor, 'corrections', 'all')
    onChanged()
  }
  function restart(): void {
    change('loading')
    remake()
    options.onWanted()
  }
  /** Changes the settings of this page and what is stored, which another tab may have changed since. */
  function setSettings(changeOf: (old: HelpSettings) => Partial<HelpSettings>): void {
    settings = { ...settings, ...changeOf(settings) }
    const stored = readHelpSettings(userId)
    writeHelpSettings(userId, { ...stored, ...changeOf(stored) })
  }
  function fail(): void {
    if (status !== 'off') change('failed')
  }
  async function update(paragraphs: EssayParagraph[]): Promise<void> {
    if (status === 'off' || status === 'failed') return
    const before = status
    if (!(await isEnglish(paragraphs))) {
      checks.request([])
      status = 'other-language'
      return remake()
    }
    if (before === 'other-language') remake()
    checks.request(inCheckingOrder(paragraphs, visibleRange(editor)))
    if (checks.left() === 0) change('ready')
    else change(before === 'loading' ? 'loading' : 'checking')
  }

  return {
    find,
    update,
    fail,
    status: () => status,
    settings: () => settings,
    replacesBrowserCheck: () => ['loading', 'checking', 'ready'].includes(status),
    retry() {
      if (status === 'failed') restart()
    },
    turn(isOn: boolean) {
      setSettings(() => ({ isOn }))
      if (isOn) return restart()
      checks.request([])
      status = 'off'
      remake()
      options.stopWorker()
    },
    setDialect(dialect: Dialect) {
      setSettings(() => ({ dialect }))
      checks.forget()
      restart()
    },
    /** Ignores one place of this essay. */
    ignore({ mark }: Correction) {
      places.add(mark.place)
      addIgnored(userId, chatId, mark.place)
      remake()
    },
    addWord({ mark }: Correction) {
      const word = wordOf(mark.problem)
      words.add(word)
      setSettings((old) => ({ words: withWord(old.words, word) }))
      remake()
    },
    removeWord(word: string) {
      words.delete(word)
      setSettings((old) => ({ words: old.words.filter((each) => each !== word) }))
      remake()
    },
  }
}

/** Returns the positions that are on the screen now. */
function visibleRange({ view, state }: Editor): { from: number; to: number } {
  const page = view.dom.getBoundingClientRect()
  const left = page.left + page.width / 2
  const top = Math.max(page.top, 0) + 1
  const bottom = Math.min(page.bottom, window.innerHeight) - 1
  const from = view.posAtCoords({ left, top })?.pos
  const to = view.posAtCoords({ left, top: bottom })?.pos
  return { from: from ?? 0, to: to ?? Math.min(state.doc.content.size, (from ?? 0) + 5_000) }
}
