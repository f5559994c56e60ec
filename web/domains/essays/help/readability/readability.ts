import type { Editor } from '@tiptap/core'
import type { FindMarks } from '../marks/marks-plugin.ts'
import { remakeMarks } from '../marks/marks-plugin.ts'
import type { EssayParagraph } from '../paragraphs/essay-paragraphs.ts'
import { essayParagraphs } from '../paragraphs/essay-paragraphs.ts'
import { createParagraphChecks } from '../paragraphs/paragraph-checks.ts'
import { paragraphText, wholeRangeOf } from '../paragraphs/paragraph-text.ts'
import type { HelpClient } from '../worker/help-client.ts'
import type { HabitKind, ParagraphMeasures } from '../worker/help-messages.ts'
import { type TextFigures, textFigures } from './text-figures.ts'

type ReadabilityOptions = { ask: HelpClient['ask']; onChanged: () => void; onFailed: () => void }

/** Measures the paragraphs while the figures are shown, and marks one kind of habit on the page. */
export function createReadability(editor: Editor, { ask, onChanged, onFailed }: ReadabilityOptions) {
  let isWatched = false
  let marked: HabitKind | null = null
  let paragraphs: EssayParagraph[] = []
  const checks = createParagraphChecks<ParagraphMeasures>({
    check: (texts) => ask('measure', { texts }),
    onChecked(texts) {
      if (marked) remakeMarks(editor, 'habits', texts)
      onChanged()
    },
    onFailed,
  })
  const find: FindMarks = (block, pos) => {
    if (!marked) return []
    const measures = checks.resultOf(paragraphText(block).text)
    if (!measures) return null
    return measures.habits.flatMap((habit) => {
      const range = habit.kind === marked ? wholeRangeOf(paragraphText(block), pos, habit) : null
      return range ? [{ ...range, mark: { layer: 'habits', habit: habit.kind } as const }] : []
    })
  }
  function update(next: EssayParagraph[]): void {
    paragraphs = next
    if (isWatched) checks.request(next.map(({ text }) => text))
  }
  return {
    find,
    update,
    watch(isNow: boolean) {
      isWatched = isNow
      if (isNow) update(essayParagraphs(editor.state.doc))
    },
    /** Marks the places of a habit; null marks none. */
    markHabit(kind: HabitKind | null) {
      marked = kind
      remakeMarks(editor, 'habits', 'all')
      onChanged()
    },
    marked: () => marked,
    isMeasuring: () => checks.left() > 0,
    figures(): TextFigures | null {
      const known = paragraphs.flatMap(({ text }) => checks.resultOf(text) ?? [])
      return textFigures(known)
    },
  }
}
