import type { StudyCard, StudyKind } from '../../../../contract/study/study.ts'
import { csvText } from '../../../ui/text/csv.ts'

type Card = Pick<StudyCard, 'kind' | 'prompt' | 'answer' | 'options' | 'source'>
type Names = {
  kinds: Record<StudyKind, string>
  columns: Record<'kind' | 'question' | 'answer' | 'options' | 'source', string>
}

/** Writes cards as comma-separated values, for spreadsheets. */
export function csvFile(cards: Card[], { kinds, columns }: Names): string {
  const rows = [
    [columns.kind, columns.question, columns.answer, columns.options, columns.source],
    ...cards.map(({ kind, prompt, answer, options, source }) => [
      kinds[kind],
      prompt,
      answer,
      options.join('; '),
      source,
    ]),
  ]
  return csvText(rows)
}

/** Writes cards as a Markdown document, with each answer below its question. */
export function markdownFile(title: string, cards: Card[], { kinds, columns }: Names): string {
  const parts = cards.map(({ kind, prompt, answer, options, source }, i) =>
    [
      `${i + 1}. **${inline(prompt)}** _(${kinds[kind]})_`,
      ...options.map((option) => `   - ${inline(option)}`),
      `   - ${columns.answer}: ${inline(answer)}`,
      ...(source ? [`   - ${columns.source}: ${inline(source)}`] : []),
    ].join('\n'),
  )
  return `# ${inline(title)}\n\n${parts.join('\n')}\n`
}

function inline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&')
}
