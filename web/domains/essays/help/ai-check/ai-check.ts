import type { Editor } from '@tiptap/core'
import { limits } from '../../../../../contract/limits.ts'
import type { AiTools, AiVerdict } from '../../controls/ai-tools.ts'
import { type FindMarks, remakeMarks } from '../marks/marks-plugin.ts'
import { type EssayParagraph, essayParagraphs } from '../paragraphs/essay-paragraphs.ts'
import { paragraphText, wholeRangeOf } from '../paragraphs/paragraph-text.ts'
import { type AiPart, aiParts } from './ai-parts.ts'
import { type ParagraphPassage, passagesOf } from './passages-of.ts'

export type CheckedPart = { opening: string; verdict: AiVerdict }

export type AiCheckState =
  | { stage: 'idle' }
  | { stage: 'working'; part: number; of: number }
  | { stage: 'failed'; text: string }
  /** `changed`: how many paragraphs of the page the check did not see. */
  | { stage: 'done'; parts: CheckedPart[]; changed: number }

const openingCharacters = 60

/** Checks the page with the detector. The marks of a paragraph stay as long as its text is the one that was checked. */
export function createAiCheck(editor: Editor, onChanged: () => void) {
  let state: AiCheckState = { stage: 'idle' }
  let marked = new Map<string, ParagraphPassage[]>()
  let running: AbortController | null = null

  function change(next: AiCheckState): void {
    state = next
    onChanged()
  }
  const find: FindMarks = (block, pos) => {
    const paragraph = paragraphText(block)
    const passages = marked.get(paragraph.text) ?? []
    return passages.flatMap(({ start, end, passage }) => {
      const range = wholeRangeOf(paragraph, pos, { start, end })
      return range ? [{ ...range, mark: { layer: 'ai', passage } as const }] : []
    })
  }
  function showMarks(next: typeof marked): void {
    marked = next
    remakeMarks(editor, 'ai', 'all')
  }
  async function checkParts(parts: AiPart[], tools: AiTools, signal: AbortSignal): Promise<void> {
    const checked: CheckedPart[] = []
    const passages: typeof marked = new Map()
    for (const [i, part] of parts.entries()) {
      change({ stage: 'working', part: i + 1, of: parts.length })
      const verdict = await tools.check(part.text, signal)
      if (signal.aborted) return
      checked.push({ opening: part.text.slice(0, openingCharacters), verdict })
      for (const [paragraph, found] of passagesOf(part, verdict))
        passages.set(paragraph, [...(passages.get(paragraph) ?? []), ...found])
    }
    showMarks(passages)
    const now = essayParagraphs(editor.state.doc)
    change({ stage: 'done', parts: checked, changed: changedIn(now) })
  }
  function changedIn(paragraphs: EssayParagraph[]): number {
    return paragraphs.filter(({ text }) => !marked.has(text)).length
  }

  return {
    find,
    state: () => state,
    async run(loadTools: () => Promise<AiTools>) {
      running?.abort()
      running = new AbortController()
      const { signal } = running
      const texts = [...new Set(essayParagraphs(editor.state.doc).map(({ text }) => text))]
      const parts = aiParts(texts, limits.detectCharactersMax)
      if (parts.length === 0) return change({ stage: 'idle' })
      change({ stage: 'working', part: 1, of: parts.length })
      let tools: AiTools | null = null
      try {
        tools = await loadTools()
        await checkParts(parts, tools, signal)
      } catch (error) {
        if (signal.aborted) return
        change({ stage: 'failed', text: tools?.failureText(error) ?? '' })
      }
    },
    /** Tells which paragraphs have changed since the check. */
    update(paragraphs: EssayParagraph[]) {
      if (state.stage !== 'done') return
      const changed = changedIn(paragraphs)
      if (changed !== state.changed) change({ ...state, changed })
    },
    /** Removes the result and its marks. */
    clear() {
      running?.abort()
      showMarks(new Map())
      change({ stage: 'idle' })
    },
    stop: () => running?.abort(),
  }
}
